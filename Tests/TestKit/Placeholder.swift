import Syntax
