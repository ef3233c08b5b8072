/// The node of a text.
final class TextNode: TypedNode<Text> {
    private let element: TextElement

    override init(_ view: Text, _ inputs: NodeInputs) {
        element = TextElement(inputs.host)
        super.init(view, inputs)
        changed()
    }

    override var elements: [Element] { [element] }

    override func changed() { element.show(view, environment) }
}

/// The element of a text.
private final class TextElement: Element {
    private let label = UILabel()
    private var string = NSAttributedString(string: "")
    private var style: AnyShapeStyle?
    private var environment = EnvironmentValues()

    override init(_ host: ViewHost?) {
        super.init(host)
        label.isUserInteractionEnabled = true
    }

    func show(_ text: Text, _ environment: EnvironmentValues) {
        self.environment = environment
        let looks = environment.textLooks
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = looks.alignment.uiKit
        paragraph.lineSpacing = looks.spacing
        paragraph.lineBreakMode = looks.lines == 1 ? looks.truncation.uiKit : .byTruncatingTail
        let whole = NSMutableAttributedString(string: "")
        for run in text.runs { whole.append(attributed(run, looks, paragraph)) }
        label.numberOfLines = looks.lines ?? 0
        label.adjustsFontSizeToFitWidth = looks.scale < 1
        label.minimumScaleFactor = looks.scale
        label.lineBreakMode = looks.truncation.uiKit
        guard whole != string else { return }
        string = whole
        label.attributedText = whole
    }

    private func attributed(
        _ run: Text.Run, _ looks: TextLooks, _ paragraph: NSParagraphStyle
    ) -> NSAttributedString {
        var font = run.font ?? environment.font ?? .body
        if let weight = run.weight ?? looks.weight { font.weight = weight }
        if let design = looks.design { font.design = design }
        font.isItalic = font.isItalic || run.isItalic || looks.isItalic
        let uiFont = font.uiKit
        let style = run.color ?? environment.foreground
        var attributes: [NSAttributedString.Key: Any] = [
            .font: uiFont, .paragraphStyle: paragraph,
            .foregroundColor: style?.paint(environment).color ?? UIColor.label,
        ]
        let kerning = run.kerning ?? looks.kerning
        if kerning != 0 { attributes[.kern] = kerning }
        if run.isUnderlined || looks.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if run.isStruckThrough || looks.isStruckThrough {
            attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
        }
        if run.baseline != 0 { attributes[.baselineOffset] = run.baseline }
        if let image = run.image, let picture = image.picture(environment) {
            return NSAttributedString(attachment: NSTextAttachment(image: picture))
        }
        let string =
            switch looks.textCase {
            case .uppercase: run.string.uppercased()
            case .lowercase: run.string.lowercased()
            case nil: run.string
            }
        return NSAttributedString(string: string, attributes: attributes)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard string.length > 0 else { return .zero }
        let width = proposal.width ?? .greatestFiniteMagnitude
        let height = proposal.height ?? .greatestFiniteMagnitude
        let room = CGSize(width: max(width, 1), height: .greatestFiniteMagnitude)
        var size = label.sizeThatFits(room)
        if looksScale < 1, size.width > width { size.width = width }
        if size.height > height {
            // As many lines as there is room for, and one at least.
            let line = label.font.lineHeight
            let fitting = max(1, (height / max(line, 1)).rounded(.down))
            size.height = min(size.height, max(line, fitting * line))
        }
        return CGSize(width: min(size.width, max(width, 0)), height: size.height)
    }

    private var looksScale: CGFloat { environment.textLooks.scale }

    override func place(_ frame: CGRect, _ placement: Placement) { placement.put(label, frame) }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        guard string.length > 0, let font = string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont else {
            return nil
        }
        if key == VerticalAlignment.firstTextBaseline.key { return font.ascender }
        if key == VerticalAlignment.lastTextBaseline.key { return size.height + font.descender }
        return nil
    }
}
