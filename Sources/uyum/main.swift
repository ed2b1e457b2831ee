import Foundation
import Reports

exit(Program.run(Array(CommandLine.arguments.dropFirst())))
