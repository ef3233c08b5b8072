import QuartzCore

/// The text of a page of HTML with its attributes.
@MainActor
struct HTMLText {
    private let result = NSMutableAttributedString(string: "")
    private var styles = [Style()]
    /// Whether the text so far ends with a space that stands for any number of them.
    private var endsWithSpace = true
    /// The number of line ends that come before the next character.
    private var pending = 0
    private var lists: [Int?] = []

    private struct Style {
        var element = ""
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruck = false
        var isPreformatted = false
        var isHidden = false
        var size: CGFloat = 12
        var family: String?
        var color: UIColor?
        var link: String?
        var alignment: NSTextAlignment?
        var offset: CGFloat = 0
    }

    /// Elements that begin and end on a line of their own, with the number of line ends about them.
    private static let blocks: [String: Int] = [
        "p": 1, "div": 1, "ul": 1, "ol": 1, "li": 1, "blockquote": 1, "section": 1, "article": 1, "header": 1,
        "footer": 1,
        "table": 1, "tr": 1, "h1": 1, "h2": 1, "h3": 1, "h4": 1, "h5": 1, "h6": 1, "pre": 1, "body": 1, "center": 1,
    ]
    private static let headings: [String: CGFloat] = [
        "h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8,
    ]
    private static let lone: Set<String> = ["br", "hr", "img", "meta", "link", "input", "wbr", "!doctype", "col"]
    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}",
        "reg": "\u{AE}",
        "hellip": "\u{2026}", "mdash": "\u{2014}", "ndash": "\u{2013}", "lsquo": "\u{2018}", "rsquo": "\u{2019}",
        "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bull": "\u{2022}", "euro": "\u{20AC}", "trade": "\u{2122}",
        "middot": "\u{B7}", "times": "\u{D7}", "laquo": "\u{AB}", "raquo": "\u{BB}", "auml": "\u{E4}", "ouml": "\u{F6}",
        "uuml": "\u{FC}", "Auml": "\u{C4}", "Ouml": "\u{D6}", "Uuml": "\u{DC}", "szlig": "\u{DF}", "eacute": "\u{E9}",
        "egrave": "\u{E8}", "agrave": "\u{E0}", "ccedil": "\u{E7}", "ntilde": "\u{F1}",
    ]

    /// The text.
    var string: NSAttributedString { result }

    /// Reads a page; what is no markup is text.
    init(_ text: String) {
        var rest = text[...]
        while let start = rest.firstIndex(of: "<") {
            add(rest[..<start])
            rest = rest[start...]
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
            } else if let end = rest.firstIndex(of: ">"),
                rest.dropFirst().first.map({ $0.isLetter || "/!?".contains($0) }) == true
            {
                tag(rest[rest.index(after: start)..<end])
                rest = rest[rest.index(after: end)...]
            } else {
                add("<")
                rest = rest.dropFirst()
            }
        }
        add(rest)
        // The last paragraph ends, too.
        if pending > 0, result.length > 0 {
            result.append(NSAttributedString(string: "\n", attributes: values(styles[styles.count - 1])))
        }
    }

    // MARK: Markup

    private mutating func tag(_ text: Substring) {
        let isEnd = text.first == "/"
        let name = text.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" }.lowercased()
        if isEnd { return close(name) }
        switch name {
        case "br":
            endsWithSpace = true
            append("\n")
        case "hr": pending = max(pending, 1)
        default:
            guard !Self.lone.contains(name), name.first?.isLetter == true else { return }
            open(name, attributes(of: text.dropFirst(name.count)))
            if text.last == "/" { close(name) }
        }
    }

    private mutating func open(_ name: String, _ attributes: [String: String]) {
        if let lines = Self.blocks[name] { begin(lines) }
        var style = styles[styles.count - 1]
        style.element = name
        switch name {
        case "b", "strong", "th": style.isBold = true
        case "i", "em", "cite", "var": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "strike", "del": style.isStruck = true
        case "a":
            style.link = attributes["href"]
            if style.link != nil {
                (style.isUnderlined, style.color) = (true, UIColor(red: 0, green: 0, blue: 0.93, alpha: 1))
            }
        case "small": style.size *= 0.83
        case "big": style.size *= 1.2
        case "sup": (style.offset, style.size) = (style.size / 3, style.size * 0.83)
        case "sub": (style.offset, style.size) = (-style.size / 5, style.size * 0.83)
        case "code", "tt", "pre": (style.family, style.isPreformatted) = ("Courier", name == "pre")
        case "center": style.alignment = .center
        case "script", "style", "title", "head": style.isHidden = name != "head"
        case "ul": lists.append(nil)
        case "ol": lists.append(1)
        default: if let size = Self.headings[name] { (style.size, style.isBold) = (size, true) }
        }
        if let color = attributes["color"].flatMap(Self.color) { style.color = color }
        if let face = attributes["face"] { style.family = face }
        if let align = attributes["align"] { style.alignment = Self.alignments[align.lowercased()] }
        apply(attributes["style"] ?? "", to: &style)
        styles.append(style)
        if name == "li" {
            let mark: String
            if let last = lists.last, let number = last {
                mark = "\(number)."
                lists[lists.count - 1] = number + 1
            } else {
                mark = "\u{2022}"
            }
            append("\t\(mark)\t")
            endsWithSpace = true
        }
    }

    private mutating func close(_ name: String) {
        guard let index = styles.lastIndex(where: { $0.element == name }), index > 0 else { return }
        styles.removeSubrange(index...)
        if name == "ul" || name == "ol" { _ = lists.popLast() }
        if let lines = Self.blocks[name] { begin(lines) }
    }

    private mutating func begin(_ lines: Int) {
        guard result.length > 0 else { return }
        if !result.string.hasSuffix("\n") { pending = max(pending, lines) }
        endsWithSpace = true
    }

    private func attributes(of text: Substring) -> [String: String] {
        var result: [String: String] = [:]
        for match in text.matches(of: #/([A-Za-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/#) {
            let value = match.2 ?? match.3 ?? match.4 ?? ""
            result[match.1.lowercased()] = Self.decoded(value)
        }
        return result
    }

    private static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justify": .justified,
    ]

    private func apply(_ rules: String, to style: inout Style) {
        for rule in rules.split(separator: ";") {
            let parts = rule.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { continue }
            let value = parts[1].lowercased()
            switch parts[0].lowercased() {
            case "color": style.color = Self.color(value) ?? style.color
            case "font-weight": style.isBold = value == "bold" || (Int(value) ?? 0) >= 600
            case "font-style": style.isItalic = value == "italic" || value == "oblique"
            case "text-decoration":
                style.isUnderlined = value.contains("underline")
                style.isStruck = value.contains("line-through")
            case "text-align": style.alignment = Self.alignments[value]
            case "font-family":
                style.family = parts[1].split(separator: ",").first.map { $0.trimmingCharacters(in: ["'", "\"", " "]) }
            case "font-size":
                // A pixel of the web is three quarters of a point.
                if let number = Double(value.prefix { $0.isNumber || $0 == "." }) {
                    if value.hasSuffix("px") { style.size = CGFloat(number) * 0.75 }
                    if value.hasSuffix("pt") { style.size = CGFloat(number) }
                    if value.hasSuffix("em") { style.size *= CGFloat(number) }
                }
            default: break
            }
        }
    }

    private static let names: [String: UInt32] = [
        "black": 0, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "yellow": 0xFFFF00,
        "gray": 0x808080, "grey": 0x808080, "orange": 0xFFA500, "purple": 0x800080, "brown": 0xA52A2A,
        "lightgray": 0xD3D3D3, "darkgray": 0xA9A9A9, "navy": 0x000080, "teal": 0x008080, "pink": 0xFFC0CB,
    ]

    private static func color(_ text: String) -> UIColor? {
        var value = names[text.lowercased()]
        if text.hasPrefix("#") {
            let digits = text.dropFirst()
            value = UInt32(
                digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits.prefix(6)), radix: 16)
        }
        guard let value else { return nil }
        return UIColor(
            red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
            blue: CGFloat(value & 255) / 255,
            alpha: 1)
    }

    // MARK: Text

    private mutating func add(_ text: Substring) {
        guard !text.isEmpty, !styles[styles.count - 1].isHidden else { return }
        let decoded = Self.decoded(text)
        if styles[styles.count - 1].isPreformatted { return append(decoded) }
        var shown = ""
        for character in decoded {
            if character == " " || character.isNewline || character == "\t" {
                if !endsWithSpace { shown.append(" ") }
                endsWithSpace = true
            } else {
                shown.append(character)
                endsWithSpace = false
            }
        }
        append(shown)
    }

    private mutating func append(_ text: String) {
        guard !text.isEmpty else { return }
        let style = styles[styles.count - 1]
        if pending > 0 {
            result.append(
                NSAttributedString(string: String(repeating: "\n", count: pending), attributes: values(style)))
            pending = 0
        }
        result.append(NSAttributedString(string: text, attributes: values(style)))
    }

    private func values(_ style: Style) -> [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [
            .font: font(style), .foregroundColor: style.color ?? UIColor.black,
        ]
        if style.isUnderlined { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.isStruck { values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if style.offset != 0 { values[.baselineOffset] = style.offset }
        if let link = style.link { values[.link] = URL(string: link) ?? link as Any }
        let paragraph = NSMutableParagraphStyle()
        if let alignment = style.alignment { paragraph.alignment = alignment }
        values[.paragraphStyle] = paragraph
        return values
    }

    private func font(_ style: Style) -> UIFont {
        let isSystem =
            style.family?.hasPrefix("-apple") == true || style.family?.lowercased().contains("system") == true
        let base =
            isSystem
            ? UIFont.systemFont(ofSize: style.size)
            : UIFont(name: style.family ?? "TimesNewRomanPSMT", size: style.size) ?? .systemFont(ofSize: style.size)
        var traits: UIFontDescriptor.SymbolicTraits = []
        if style.isBold { traits.insert(.traitBold) }
        if style.isItalic { traits.insert(.traitItalic) }
        guard !traits.isEmpty, let descriptor = base.fontDescriptor.withSymbolicTraits(traits) else { return base }
        return UIFont(descriptor: descriptor, size: style.size)
    }

    /// The text without entities.
    private static func decoded(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        return String(text).replacing(#/&(#[xX]?[0-9A-Fa-f]+|\w+);/#) { match in
            let name = match.1
            if let known = entities[String(name)] { return known }
            guard name.first == "#" else { return String(match.0) }
            let isHex = name.dropFirst().first?.lowercased() == "x"
            let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
            return code.flatMap(Unicode.Scalar.init).map(String.init) ?? String(match.0)
        }
    }
}
