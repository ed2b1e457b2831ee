import UIKit

final class ChatMemberCell: UITableViewCell {
  let handleLabel = UILabel()
  let nicknameLabel = UILabel()

  func configure(_ member: ChatMember) {
    handleLabel.text = member.handle
    nicknameLabel.text = member.nickname ?? ""
  }
}
