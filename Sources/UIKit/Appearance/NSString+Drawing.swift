import QuartzCore

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}

/// How a text is measured. Kept for source compatibility: texts are always measured by lines.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// For source compatibility.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
}

extension String {
    /// The text's size on as many lines as it needs in `size`'s width. An estimate, as ``UILabel``'s: the server has no font
    /// files.
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        return CGRect(origin: .zero, size: TextMeasure(font: font).size(of: self, width: size.width, lines: 0))
    }

    /// The text's size on one line for each of its own.
    @preconcurrency @MainActor
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let font = attrs?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        return TextMeasure(font: font).size(of: self, width: 0, lines: 0)
    }
}

extension NSString {
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        description.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    @preconcurrency @MainActor
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attrs)
    }
}

extension NSAttributedString {
    @preconcurrency @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        let attributes = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
        return string.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    @preconcurrency @MainActor
    public func size() -> CGSize {
        string.size(withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : [:])
    }
}

/// Sizes of texts without font files: a character counts as 0.55 of the font's size.
@MainActor
struct TextMeasure {
    let font: UIFont

    /// - Parameters:
    ///   - width: what a line may have; 0 or infinite: what it needs.
    ///   - lines: as many at most; 0: any number.
    func size(of text: String, width: CGFloat, lines: Int) -> CGSize {
        let character = font.pointSize * 0.55
        let own = text.split(separator: "\n", omittingEmptySubsequences: false)
        let perLine = width > 0 && width < 1e6 ? max(Int((width / character).rounded(.down)), 1) : Int.max
        var count = 0
        var longest = 0
        for line in own {
            let (rows, length) = Self.wrapped(line, perLine)
            count += rows
            longest = max(longest, length)
        }
        if lines > 0 { count = min(count, lines) }
        return CGSize(
            width: (CGFloat(longest) * character).rounded(.up), height: (CGFloat(count) * font.lineHeight).rounded(.up))
    }

    /// How many rows of `limit` characters the words of a line fill, and the longest of them.
    private static func wrapped(_ line: Substring, _ limit: Int) -> (rows: Int, length: Int) {
        guard line.count > limit else { return (1, line.count) }
        var (rows, filled, longest) = (1, 0, 0)
        for word in line.split(separator: " ") {
            var length = word.count
            if filled > 0, filled + 1 + length > limit {
                rows += 1
                filled = 0
            }
            while length > limit {
                rows += 1
                longest = limit
                length -= limit
            }
            filled += (filled > 0 ? 1 : 0) + length
            longest = max(longest, filled)
        }
        return (rows, longest)
    }
}
