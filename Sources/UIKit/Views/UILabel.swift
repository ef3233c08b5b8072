import QuartzCore

/// Text, centred vertically in its bounds. The viewer's page chooses the face and breaks the lines.
@preconcurrency @MainActor
open class UILabel: UIView {
    open var text: String? { didSet { update() } }
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { update() } }
    open var textColor: UIColor! = .black { didSet { update() } }
    open var textAlignment = NSTextAlignment.natural { didSet { update() } }
    /// 0: as many as fit.
    open var numberOfLines = 1 { didSet { update() } }
    /// The viewer's page cuts off at the end, whatever this says.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    private func update() {
        invalidateIntrinsicContentSize()
        guard let text, !text.isEmpty else {
            layer.drawing.text = nil
            return
        }
        let font = font ?? .systemFont(ofSize: 17)
        layer.drawing.text = LayerDrawing.Text(
            string: text, pointSize: font.pointSize, weight: font.weight.hundreds, design: font.design,
            color: (textColor ?? .black).cgColor, alignment: textAlignment.rawValue, numberOfLines: numberOfLines)
    }

    /// An estimate: the server has no font files, so a character counts as 0.55 of the font's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let font = font ?? .systemFont(ofSize: 17)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let width = CGFloat(lines.map(\.count).max() ?? 0) * font.pointSize * 0.55
        return CGSize(width: width.rounded(.up), height: (CGFloat(lines.count) * font.lineHeight).rounded(.up))
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
