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

    /// An estimate: the server has no font files, so a character counts as 0.55 of the font's size. More lines than one
    /// are broken at the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        return TextMeasure(font: font ?? .systemFont(ofSize: 17))
            .size(of: text, width: numberOfLines == 1 ? 0 : size.width, lines: numberOfLines)
    }

    /// The width at which a label with several lines breaks them, for its own size; 0: its present one.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    /// The text with its first character's font and colour.
    open var attributedText: NSAttributedString? {
        get {
            text.map {
                NSAttributedString(string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
            }
        }
        set {
            text = newValue?.string
            guard let newValue, newValue.length > 0 else { return }
            let attributes = newValue.attributes(at: 0, effectiveRange: nil)
            if let font = attributes[.font] as? UIFont { self.font = font }
            if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    open var isEnabled = true
    open var isHighlighted = false
    open var highlightedTextColor: UIColor?
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var allowsDefaultTighteningForTruncation = false
    open var adjustsFontForContentSizeCategory = false
}
