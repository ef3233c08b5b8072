import UIKit

/// Who is written to, above the list, which shines through.
final class MessagesHeader: UIVisualEffectView {
    private let portrait = UIView(frame: .zero)
    private let initial = UILabel(frame: .zero)
    private let name = UILabel(frame: .zero)
    private let line = UIView(frame: .zero)

    init() {
        super.init(effect: MessagesTheme.bar(for: .light))
        portrait.backgroundColor = UIColor(red: 0.98, green: 0.55, blue: 0.38, alpha: 1)
        initial.text = String(Conversation.partner.prefix(1))
        initial.textColor = .white
        initial.textAlignment = .center
        name.text = Conversation.partner
        name.font = .systemFont(ofSize: 13, weight: .medium)
        name.textColor = MessagesTheme.text
        name.textAlignment = .center
        line.backgroundColor = MessagesTheme.line
        for view in [portrait, name, line] { contentView.addSubview(view) }
        portrait.addSubview(initial)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        effect = MessagesTheme.bar(for: traitCollection.userInterfaceStyle)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        effect = MessagesTheme.bar(for: traitCollection.userInterfaceStyle)
    }

    /// The height that it should have on a stage below what the safe area leaves out, in points.
    static func height(on stage: CGSize) -> CGFloat {
        stage.height < 420 ? 0 : 88
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (side, top): (CGFloat, CGFloat) = (44, safeAreaInsets.top)
        portrait.frame = CGRect(x: (bounds.width - side) / 2, y: top + 14, width: side, height: side)
        portrait.layer.cornerRadius = side / 2
        initial.frame = portrait.bounds
        initial.font = .systemFont(ofSize: 21, weight: .semibold)
        name.frame = CGRect(x: 0, y: top + 62, width: bounds.width, height: 18)
        line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    }
}
