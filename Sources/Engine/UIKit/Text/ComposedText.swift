import QuartzCore
import Typesetting

/// A text with its attributes, ready to be broken into lines, and the looks of its runs.
@MainActor
struct ComposedText {
    var typeset: TypesetText
    /// The looks by the runs' styles.
    var looks: [Look]

    /// Whether some characters stand for images.
    private(set) var hasAttachments = false

    /// What is drawn of a style beside its font.
    struct Look {
        var color: UIColor?
        var background: UIColor?
        var isUnderlined = false
        var isStruckThrough = false
        var shadow: NSShadow?
        /// What is drawn in place of the characters.
        var attachment: PlacedAttachment?
    }

    /// What holds where no attribute says otherwise.
    struct Defaults {
        var font = UIFont.systemFont(ofSize: 12)
        /// The alignment; nil for the paragraph's own.
        var alignment: NSTextAlignment?
        var isRightToLeft = false
        /// The width that lines have, in points; nil if it is not known.
        var width: CGFloat?
        /// The container of the text; nil for none.
        var container: NSTextContainer?
    }

    init(_ string: String, _ defaults: Defaults) {
        let arrangement = NSParagraphStyle().arrangement(
            alignment: defaults.alignment, isRightToLeft: defaults.isRightToLeft)
        let font = defaults.font.typeset
        typeset = TypesetText(
            string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                .map { ([StyledRun(text: String($0), font: font)], arrangement) })
        looks = [Look()]
    }

    init(_ string: NSAttributedString, _ defaults: Defaults) {
        var looks: [Look] = []
        var paragraphs: [(runs: [StyledRun], arrangement: ParagraphArrangement)] = []
        var (begins, hasAttachments) = (true, false)
        let whole = NSString(string: string.string)
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { values, range, _ in
            let style = values[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle()
            let arrangement = style.arrangement(
                alignment: style.alignment == .natural ? defaults.alignment : nil,
                isRightToLeft: style.baseWritingDirection == .rightToLeft || defaults.isRightToLeft)
            let text = whole.substring(with: range)
            var look = Look(values)
            if text.unicodeScalars.first == Self.attachmentCharacter,
                let attachment = values[.attachment] as? NSTextAttachment
            {
                let font = values[.font] as? UIFont ?? defaults.font
                hasAttachments = true
                look.attachment = PlacedAttachment(attachment, at: range.location, font, defaults)
            }
            for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            {
                var run = Self.run(String(line), values, defaults, style: looks.count)
                run.box = look.attachment?.box
                if number > 0 || begins {
                    paragraphs.append(([run], arrangement))
                } else if !line.isEmpty {
                    paragraphs[paragraphs.count - 1].runs.append(run)
                }
                begins = false
            }
            looks.append(look)
        }
        typeset = TypesetText(paragraphs)
        self.looks = looks
        self.hasAttachments = hasAttachments
    }

    /// The character that an attachment stands for.
    private static let attachmentCharacter: Unicode.Scalar = "\u{FFFC}"

    private static func run(
        _ text: String, _ values: [NSAttributedString.Key: Any], _ defaults: Defaults, style: Int
    ) -> StyledRun {
        StyledRun(
            text: text, font: (values[.font] as? UIFont ?? defaults.font).typeset,
            kern: number(values[.kern]) ?? number(values[.tracking]) ?? 0,
            baselineOffset: number(values[.baselineOffset]) ?? 0, style: style)
    }

    fileprivate nonisolated static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Int: Double(number)
        case let number as Float: Double(number)
        default: nil
        }
    }
}

extension ComposedText.Look {
    init(_ values: [NSAttributedString.Key: Any]) {
        color = values[.foregroundColor] as? UIColor ?? Self.coreTextColor(values)
        background = values[.backgroundColor] as? UIColor
        isUnderlined = (ComposedText.number(values[.underlineStyle]) ?? 0) != 0
        isStruckThrough = (ComposedText.number(values[.strikethroughStyle]) ?? 0) != 0
        shadow = values[.shadow] as? NSShadow
    }

    private static func coreTextColor(_ values: [NSAttributedString.Key: Any]) -> UIColor? {
        (values[NSAttributedString.Key(kCTForegroundColorAttributeName)] as? CGColor).map(UIColor.init(cgColor:))
    }
}
