import Foundation

/// Finds addresses of the web and of mail, and telephone numbers in a text; Foundation lacks it on Linux.
///
/// It knows them by their form: an address begins with a scheme, with `www.`, or ends with one of the most frequent domains.
/// Dates, postal addresses and flights are not found.
open class NSDataDetector: NSObject {
    /// What is looked for.
    open var checkingTypes: UInt64 { types }
    private let types: UInt64
    private let expressions: [(type: NSTextCheckingResult.CheckingType, expression: NSRegularExpression)]

    private static let domains =
        "app|ai|at|be|biz|br|ca|ch|cn|co|com|cz|de|dev|dk|edu|es|eu|fi|fm|fr|gov|gr|in|info|io|it|jp|me|mil|mobi|mx|net|nl|no|nz|"
        + "org|pl|pt|ru|se|sg|tech|tr|tv|ua|uk|us|xyz"
    private static let mail = "(?:mailto:)?[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\\.[A-Z0-9-]+)*\\.[A-Z]{2,}"
    private static let path = "(?::\\d+)?(?:[/?#](?:[^\\s<>\"]*[^\\s<>\".,;:!?'()\\[\\]])?)?"
    private static let link =
        "\(mail)|(?:[A-Z][A-Z0-9+.-]*://|www\\.)[A-Z0-9.-]*[A-Z0-9]\(path)"
        + "|(?<![@\\w.-])(?:[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?\\.)+(?:\(domains))(?![\\w-])\(path)"
    private static let phone =
        "(?<![\\w.])\\+?(?:\\(\\d{1,4}\\)|\\d{1,4})(?:[ .-]?(?:\\(\\d{1,4}\\)|\\d{2,4})){1,5}(?![\\w])"

    /// Makes a detector.
    ///
    /// - Parameter checkingTypes: the raw value of the types; others than links and telephone numbers are not found.
    /// - Throws: what a faulty pattern is; never.
    public init(types checkingTypes: UInt64) throws {
        self.types = checkingTypes
        let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        let known: [(NSTextCheckingResult.CheckingType, String)] = [(.links, Self.link), (.numbers, Self.phone)]
        expressions = try known.filter { wanted.contains($0.0) }.map {
            ($0.0, try NSRegularExpression(pattern: $0.1, options: .caseInsensitive))
        }
        super.init()
    }

    /// Returns what is found in a part of a text, in its order.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let text = NSString(string: string)
        var found: [DetectedText] = []
        for (type, expression) in expressions {
            for match in expression.matches(in: string, options: options, range: range) {
                let result = DetectedText(type, text.substring(with: match.range), match.range)
                // A number within an address is a part of it.
                guard !found.contains(where: { ($0.range.intersection(match.range)?.length ?? 0) > 0 }) else {
                    continue
                }
                if type != .numbers || result.hasNumber { found.append(result) }
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// Returns the first thing that is found; nil for nothing.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Returns how much is found.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Calls a closure with what is found, until it sets its last argument.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }
}

/// A link or a telephone number.
private final class DetectedText: NSTextCheckingResult {
    private let type: CheckingType
    let text: String
    private let place: NSRange

    init(_ type: CheckingType, _ text: String, _ place: NSRange) {
        (self.type, self.text, self.place) = (type, text, place)
        super.init()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var resultType: CheckingType { type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }

    /// Whether there are as many digits as telephone numbers have.
    var hasNumber: Bool { (7...15).contains(text.filter(\.isNumber).count) }

    var address: URL? {
        guard type == .links else { return nil }
        if text.contains("://") || text.lowercased().hasPrefix("mailto:") { return URL(string: text) }
        return URL(string: (text.contains("@") && !text.contains("/") ? "mailto:" : "http://") + text)
    }
}

extension NSTextCheckingResult {
    /// The address of a link that a detector has found; nil for anything else.
    public var url: URL? { (self as? DetectedText)?.address }
    /// The telephone number that a detector has found; nil for anything else.
    public var phoneNumber: String? { resultType == .numbers ? (self as? DetectedText)?.text : nil }
    /// Nil: dates are not found.
    public var date: Date? { nil }
    /// Nil: postal addresses are not found.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

extension NSTextCheckingResult.CheckingType {
    // Foundation's names are deprecated on Linux, as it makes no such results there.
    fileprivate static let links = Self(rawValue: 1 << 5)
    fileprivate static let numbers = Self(rawValue: 1 << 11)
}
