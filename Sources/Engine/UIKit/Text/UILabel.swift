import QuartzCore
import Typesetting

/// Text on one or several lines, centred vertically in its bounds.
@preconcurrency @MainActor
open class UILabel: UIView {
    private enum Content {
        case none
        case plain(String)
        case attributed(NSAttributedString)
    }

    private final var content = Content.none
    /// The content, measured; nil: not yet.
    private final var composed: ComposedText?
    /// The width of lines for which it was.
    private final var composedWidth: CGFloat?
    private final var ownFont = UIFont.systemFont(ofSize: 17)
    private final var ownColor = UIColor.label
    /// The font and the colour of those characters of an attributed text that have none.
    private final var defaults = (font: UIFont.systemFont(ofSize: 17), color: UIColor.label)
    private final var ownAlignment = NSTextAlignment.natural

    /// Has no effect: lines are broken at the last place that fits.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// Has no effect: texts that don't fit get smaller by their font alone.
    open var adjustsLetterSpacingToFitWidth = false
    /// Has no effect: there is no mouse pointer on a stage.
    open var showsExpansionTextWhenTruncated = false
    /// Has no effect: nothing has the focus on a stage.
    open var enablesMarqueeWhenAncestorFocused = false
    /// Has no effect: texts have their own colours.
    open var preferredVibrancy = UILabelVibrancy.automatic
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an empty label, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        InterfaceCoder.of(coder)?.decodeLabel(self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    // MARK: Content

    /// The text, in the label's own font and colour.
    open var text: String? {
        get {
            switch content {
            case .none: nil
            case .plain(let string): string
            case .attributed(let string): string.string
            }
        }
        set {
            if case .plain(let old) = content, old == newValue { return }
            content = newValue.map(Content.plain) ?? .none
            defaults = (ownFont, ownColor)
            textChanged()
        }
    }

    /// The text with fonts, colours, kerning, lines under and through it, and paragraph styles.
    ///
    /// The attributes of the first character become the label's own; characters without a font or a colour have those
    /// that the label had.
    open var attributedText: NSAttributedString? {
        get {
            switch content {
            case .none: nil
            case .plain(let string):
                NSAttributedString(string: string, attributes: [.font: ownFont, .foregroundColor: ownColor])
            case .attributed(let string): string
            }
        }
        set { take(newValue) }
    }

    private func take(_ text: NSAttributedString?) {
        // A copy: the text may be a mutable one.
        content = text.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none
        if let text, text.length > 0 {
            let values = text.attributes(at: 0, effectiveRange: nil)
            if let font = values[.font] as? UIFont { ownFont = font }
            if let color = values[.foregroundColor] as? UIColor { ownColor = color }
            if let style = values[.paragraphStyle] as? NSParagraphStyle {
                ownAlignment = style.alignment
                lineBreakMode = style.lineBreakMode
            }
        }
        textChanged()
    }

    /// Takes what an Interface Builder file says, past setters that a subclass overrides: it has not made what they need yet, and
    /// hears nothing of it on iOS, or ExpandableLabel would end there.
    final func decode(text: String?, attributedText: NSAttributedString?) {
        if let text { content = .plain(text) }
        defaults = (ownFont, ownColor)
        if let attributedText { take(attributedText) } else { textChanged() }
    }

    /// Setting it gives all of the text this font.
    open var font: UIFont! {
        get { ownFont }
        set {
            let font = newValue ?? .systemFont(ofSize: 17)
            if case .plain = content, font.isEqual(ownFont) { return }
            ownFont = font
            defaults.font = font
            setAttribute(.font, to: font)
            textChanged()
        }
    }

    /// Setting it gives all of the text this colour.
    open var textColor: UIColor! {
        get { ownColor }
        set {
            ownColor = newValue ?? .label
            defaults.color = ownColor
            setAttribute(.foregroundColor, to: ownColor)
            setNeedsDisplay()
            if case .attributed = content { textChanged() }
        }
    }

    /// Setting it aligns all of the text.
    open var textAlignment: NSTextAlignment {
        get { ownAlignment }
        set {
            guard newValue != ownAlignment else { return }
            ownAlignment = newValue
            realign()
            composed = nil
            setNeedsDisplay()
        }
    }

    /// 0: as many as fit.
    open var numberOfLines = 1 {
        didSet {
            guard numberOfLines != oldValue else { return }
            sizeChanged()
            (superview as? UIStackView)?.arrangementChanged()
        }
    }
    /// The way to treat a text that is too long.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { sizeChanged() } }
    }

    /// Makes the text smaller, as far as ``minimumScaleFactor`` allows, where it is too large for the bounds.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// Has no effect: text that is made smaller is centred vertically.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// 0: as small as needed.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }

    /// The width at which a label with several lines breaks them, for its own size; 0: it has one line for each of its text's.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether the text looks enabled; true by default.
    open var isEnabled = true
    /// Whether the text has its highlighted colour.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
    /// The colour of a highlighted text; nil for ``textColor``.
    open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the text's shadow; nil for none.
    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
    /// How far the text's shadow is moved, in points.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
    /// Kept for source compatibility: letters don't move closer.
    open var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the content size category; false by default.
    open var adjustsFontForContentSizeCategory = false

    private func textChanged() {
        composed = nil
        sizeChanged()
    }

    override var heightFollowsWidth: Bool { numberOfLines != 1 }

    private func sizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    private func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
        changeAttributes { $0[key] = value }
    }

    private func realign() {
        changeAttributes { values in
            guard let style = values[.paragraphStyle] as? NSParagraphStyle,
                let own = style.mutableCopy() as? NSMutableParagraphStyle
            else { return }
            own.alignment = ownAlignment
            values[.paragraphStyle] = own
        }
    }

    /// Changes the attributes of each run of an attributed text.
    private func changeAttributes(_ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard case .attributed(let old) = content else { return }
        // Made anew: on Linux, Foundation traps when an attribute is added to some copies.
        let changed = NSMutableAttributedString(string: "")
        let whole = NSString(string: old.string)
        old.enumerateAttributes(in: NSRange(location: 0, length: old.length), options: []) { values, range, _ in
            var values = values
            body(&values)
            changed.append(NSAttributedString(string: whole.substring(with: range), attributes: values))
        }
        content = .attributed(changed)
    }

    override func adapt(from old: UITraitCollection) {
        super.adapt(from: old)
        composed = nil
        guard adjustsFontForContentSizeCategory else { return }
        let category = traitCollection.preferredContentSizeCategory
        ownFont = ownFont.adjusted(to: category)
        defaults.font = defaults.font.adjusted(to: category)
        changeAttributes { values in
            if let font = values[.font] as? UIFont { values[.font] = font.adjusted(to: category) }
        }
    }

    // MARK: Links

    /// What links look like in place of what their attributes say; nil if as these say.
    final var linkLook: [NSAttributedString.Key: Any]? { didSet { textChanged() } }

    /// Returns a text with the looks of links.
    private func linked(_ text: NSAttributedString) -> NSAttributedString {
        guard let linkLook, !linkLook.isEmpty else { return text }
        let changed = NSMutableAttributedString(string: "")
        let whole = NSString(string: text.string)
        var isChanged = false
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
            var values = values
            if values[.link] != nil {
                values.merge(linkLook) { $1 }
                isChanged = true
            }
            changed.append(NSAttributedString(string: whole.substring(with: range), attributes: values))
        }
        return isChanged ? changed : text
    }

    // MARK: Measuring

    /// Measures the content.
    ///
    /// - Parameter width: the width of lines, which attachments may ask for; 0 or infinite for any.
    /// - Returns: the content, measured; nil if it is empty.
    private func compose(_ width: CGFloat) -> ComposedText? {
        let width = width > 0 && width < 1e6 ? width : nil
        if let composed, !composed.hasAttachments || width == composedWidth { return composed }
        composedWidth = width
        let defaults = ComposedText.Defaults(
            font: self.defaults.font, alignment: ownAlignment,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, width: width)
        switch content {
        case .none: return nil
        case .plain(let string): composed = string.isEmpty ? nil : ComposedText(string, defaults)
        case .attributed(let string): composed = string.length == 0 ? nil : ComposedText(linked(string), defaults)
        }
        return composed
    }

    /// How wide San Francisco's texts are at least, where Inter's are 1: buttons that Interface Builder has made as wide as their
    /// titles are less wide by a fiftieth and less (gringoireDM/LNZCollectionLayouts).
    private static let widthOfSystemFont = 0.975

    /// The text's lines in a size, made smaller if they have to and may be.
    private func frame(in size: CGSize, lines: Int) -> (frame: TextFrame, scale: Double)? {
        guard let composed = compose(size.width) else { return nil }
        let (width, height) = (Double(max(size.width, 0)), Double(max(size.height, 0)))
        func frame(_ text: TypesetText) -> TextFrame {
            text.frame(width: width, height: height, maximumLines: max(lines, 0), breaking: lineBreakMode.breaking)
        }
        let whole = frame(composed.typeset)
        let mayBeNarrower = lines == 1 && defaults.font.file == nil
        guard whole.isTruncated || whole.isClipped, adjustsFontSizeToFitWidth || mayBeNarrower else {
            return (whole, 1)
        }
        let least = adjustsFontSizeToFitWidth ? max(Double(minimumScaleFactor), 0.05) : Self.widthOfSystemFont
        let smallest = frame(composed.typeset.scaled(by: least))
        if !adjustsFontSizeToFitWidth, smallest.isTruncated || smallest.isClipped { return (whole, 1) }
        // The largest scale at which all of it is there, by halving.
        var (low, high) = (least, 1.0)
        for _ in 0..<12 {
            let middle = (low + high) / 2
            let smaller = frame(composed.typeset.scaled(by: middle))
            if smaller.isTruncated || smaller.isClipped { high = middle } else { low = middle }
        }
        return (frame(composed.typeset.scaled(by: low)), low)
    }

    /// Rounded up to whole pixels of the stage's screen.
    private func pixels(_ length: Double) -> CGFloat {
        let scale = UIScreen.main.scale
        // Sums of the same lengths may differ by roundings.
        return ((CGFloat(length) - 0.0001) * scale).rounded(.up) / scale
    }

    /// Returns the size that the text takes, with lines broken at the width of `size`, if it is above 0.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let composed = compose(size.width) else { return .zero }
        let width = numberOfLines == 1 || size.width <= 0 ? Double.infinity : Double(size.width)
        let frame = composed.typeset.frame(
            width: width, maximumLines: max(numberOfLines, 0), breaking: lineBreakMode.breaking)
        return CGSize(width: pixels(frame.width), height: pixels(frame.height))
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    /// Where the text lies in some bounds.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard let (frame, _) = frame(in: bounds.size, lines: numberOfLines) else {
            return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0)
        }
        let size = CGSize(
            width: min(pixels(frame.width), bounds.width), height: min(pixels(frame.height), bounds.height))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x =
            switch ownAlignment.edge(isRightToLeft: isRightToLeft) {
            case .left, .justified: bounds.minX
            case .center: bounds.midX - size.width / 2
            case .right: bounds.maxX - size.width
            }
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard let (frame, _) = frame(in: size, lines: numberOfLines), let first = frame.lines.first,
            let last = frame.lines.last
        else { return nil }
        let top = (size.height - CGFloat(frame.height)) / 2
        return (top + CGFloat(first.baseline), top + CGFloat(last.baseline))
    }

    /// Where the next character would stand: the right end of the last line, on its baseline; nil without text.
    final var endOfText: CGPoint? {
        end(in: bounds.size).map { CGPoint(x: $0.place.x, y: (bounds.height - $0.height) / 2 + $0.place.y) }
    }

    /// Where a character would stand behind the first UTF-16 units of the text, counted from the text's top; nil for the text's
    /// beginning.
    final func endOfText(before offset: Int) -> CGPoint? {
        guard offset > 0, let text = attributedText else { return nil }
        let start = UILabel()
        (start.font, start.numberOfLines, start.lineBreakMode) = (font, numberOfLines, lineBreakMode)
        start.textAlignment = textAlignment
        start.attributedText = text.attributedSubstring(from: NSRange(location: 0, length: min(offset, text.length)))
        return start.end(in: CGSize(width: bounds.width, height: .greatestFiniteMagnitude))?.place
    }

    /// The right end of the last line in a size, on its baseline, counted from the text's top, with the text's height.
    private func end(in size: CGSize) -> (place: CGPoint, height: CGFloat)? {
        guard let (frame, _) = frame(in: size, lines: numberOfLines), let line = frame.lines.last else { return nil }
        let right = line.fragments.map { $0.x + $0.width }.max() ?? 0
        return (CGPoint(x: CGFloat(right), y: CGFloat(line.baseline)), CGFloat(frame.height))
    }

    // MARK: Drawing

    /// What ``drawText(in:)`` has drawn since the display began.
    private final var drawn: LayerDrawing.Text?

    open override func display(_ layer: CALayer) {
        drawn = nil
        super.display(layer)
        layer.drawing.text = drawn
    }

    open override func draw(_ rect: CGRect) {
        drawText(in: rect)
    }

    /// Draws the text centred vertically in a rectangle of the bounds; subclasses inset it.
    open func drawText(in rect: CGRect) {
        guard !bounds.isEmpty, let composed = compose(rect.width),
            let (frame, _) = frame(in: rect.size, lines: numberOfLines)
        else { return }
        let anchor: LayerDrawing.Text.Anchor =
            switch frame.lines.first?.alignment {
            case .center: .center
            case .right: .right
            default: .left
            }
        let origin =
            switch anchor {
            case .left: bounds.minX
            case .center: bounds.midX
            case .right: bounds.maxX
            }
        let dx = Double(rect.minX - origin)
        let dy = Double(rect.midY - bounds.midY) - frame.height / 2
        // A label is drawn to a bitmap of its size.
        let reachesOut = dy < -Double(bounds.height) / 2 - 0.5 || dy + frame.height > Double(bounds.height) / 2 + 0.5
        var placed = frame.lines.flatMap(\.fragments)
        if composed.hasAttachments {
            composed.drawAttachments(
                placed, from: CGPoint(x: rect.minX, y: rect.midY - CGFloat(frame.height) / 2),
                color: isHighlighted ? highlightedTextColor ?? defaults.color : defaults.color)
            placed.removeAll(where: \.isBox)
        }
        let fragments = placed.map { fragment in
            var text = fragment
            text.x += dx
            text.baseline += dy
            let look = composed.looks[text.style]
            let color = isHighlighted ? highlightedTextColor ?? look.color : look.color
            return composed.fragment(text, color: (color ?? defaults.color).cgColor)
        }
        drawn = LayerDrawing.Text(
            fragments: shadows(of: fragments) + fragments.flatMap(composed.shadow(of:)) + fragments, anchor: anchor,
            isClipped: frame.isClipped || reachesOut,
            whole: frame.isTruncated ? text : nil)
    }

    private func shadows(of fragments: [LayerDrawing.Text.Fragment]) -> [LayerDrawing.Text.Fragment] {
        guard let shadowColor, shadowColor.cgColor.alpha > 0 else { return [] }
        return fragments.map {
            var shadow = $0
            shadow.text.x += Double(shadowOffset.width)
            shadow.text.baseline += Double(shadowOffset.height)
            shadow.color = shadowColor.cgColor
            shadow.background = nil
            return shadow
        }
    }
}
