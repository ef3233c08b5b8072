import UIKit

/// The field below the list, in which one writes, and the button that sends.
///
/// Who writes nothing sends what the field proposes.
final class MessagesComposer: UIVisualEffectView {
    /// In points, above what the safe area leaves out.
    static let height: CGFloat = 58

    let button = UIControl(frame: .zero)
    let field = UITextField(frame: .zero)
    private let frameView = UIView(frame: .zero)
    private let line = UIView(frame: .zero)
    private let disc = ShapeView(frame: .zero)
    private let arrow = ShapeView(frame: .zero)
    private var tint = UIColor.blue

    init() {
        super.init(effect: MessagesTheme.bar(for: .light))
        line.backgroundColor = MessagesTheme.line
        frameView.backgroundColor = MessagesTheme.field
        frameView.layer.borderWidth = 1
        field.textColor = MessagesTheme.text
        field.returnKeyType = .send
        for shape in [disc, arrow] {
            shape.isUserInteractionEnabled = false
            button.addSubview(shape)
        }
        button.accessibilityLabel = "Send"
        for view in [line, frameView, button] { contentView.addSubview(view) }
        frameView.addSubview(field)
        adapt()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows what is proposed to be sent.
    func show(proposal text: String, tint: UIColor) {
        field.tintColor = tint
        field.placeholder = text
        self.tint = tint
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adapt()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        adapt()
    }

    private func adapt() {
        effect = MessagesTheme.bar(for: traitCollection.userInterfaceStyle)
        // The colours of layers don't follow the traits by themselves.
        traitCollection.performAsCurrent { frameView.layer.borderColor = MessagesTheme.fieldEdge.cgColor }
        // The field is no higher for a larger text.
        field.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16), maximumPointSize: 22)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = MessageColumn.margin(width: bounds.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        let height: CGFloat = 38
        frameView.frame = CGRect(
            x: margin, y: (Self.height - height) / 2, width: max(bounds.width - 2 * margin, height), height: height)
        frameView.layer.cornerRadius = height / 2
        field.frame = CGRect(
            x: isMirrored ? height : 14, y: 0, width: max(frameView.bounds.width - 14 - height, 0), height: height)
        let side: CGFloat = 30
        // A finger finds more than what is seen.
        button.frame = CGRect(
            x: isMirrored ? frameView.frame.minX - 4 : frameView.frame.maxX - height - 4, y: 0, width: height + 8,
            height: Self.height)
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
