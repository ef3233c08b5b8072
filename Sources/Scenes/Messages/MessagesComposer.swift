import UIKit

/// The field below the list, with what will be sent next, and the button that sends it.
final class MessagesComposer: UIVisualEffectView {
    static let height: CGFloat = 58

    let button = UIControl(frame: .zero)
    private let field = UIView(frame: .zero)
    private let draft = UILabel(frame: .zero)
    private let line = UIView(frame: .zero)
    private let disc = ShapeView(frame: .zero)
    private let arrow = ShapeView(frame: .zero)
    private var tint = UIColor.blue

    init() {
        super.init(effect: UIBlurEffect(style: .extraLight))
        line.backgroundColor = UIColor(white: 0, alpha: 0.12)
        field.backgroundColor = UIColor(white: 1, alpha: 0.9)
        field.layer.borderColor = UIColor(white: 0.78, alpha: 1).cgColor
        field.layer.borderWidth = 1
        draft.font = .systemFont(ofSize: 16)
        draft.textColor = UIColor(white: 0.1, alpha: 1)
        draft.lineBreakMode = .byTruncatingTail
        for shape in [disc, arrow] {
            shape.isUserInteractionEnabled = false
            button.addSubview(shape)
        }
        button.accessibilityLabel = "Send"
        for view in [line, field, button] { contentView.addSubview(view) }
        field.addSubview(draft)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(draft text: String, tint: UIColor) {
        draft.text = text
        self.tint = tint
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = MessageColumn.margin(width: bounds.width)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        let height: CGFloat = 38
        field.frame = CGRect(
            x: margin, y: (bounds.height - height) / 2, width: max(bounds.width - 2 * margin, height), height: height)
        field.layer.cornerRadius = height / 2
        draft.frame = CGRect(x: 14, y: 0, width: max(field.bounds.width - 14 - height, 0), height: height)
        let side: CGFloat = 30
        // A finger finds more than what is seen.
        button.frame = CGRect(x: field.frame.maxX - height - 4, y: 0, width: height + 8, height: bounds.height)
        let circle = CGRect(
            x: (button.bounds.width - side) / 2, y: (button.bounds.height - side) / 2, width: side, height: side)
        disc.fill(UIBezierPath(ovalIn: circle), with: tint)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: circle.midX, y: circle.maxY - 8))
        path.addLine(to: CGPoint(x: circle.midX, y: circle.minY + 8))
        path.move(to: CGPoint(x: circle.midX - 6, y: circle.minY + 14))
        path.addLine(to: CGPoint(x: circle.midX, y: circle.minY + 8))
        path.addLine(to: CGPoint(x: circle.midX + 6, y: circle.minY + 14))
        arrow.stroke(path, with: .white, width: 2.6)
    }
}
