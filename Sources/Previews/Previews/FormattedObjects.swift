import Foundation

/// Objects as arguments of `String(format:)` and `NSLog`, which print their descriptions, as on Apple's systems.
extension NSObject: @retroactive CVarArg {
    /// The object's description, as Foundation takes it.
    public var _cVarArgEncoding: [Int] { FormattedText.encoding(of: description) }
}

extension Date: @retroactive CVarArg {
    /// The date's description, as Foundation takes it.
    public var _cVarArgEncoding: [Int] { FormattedText.encoding(of: description) }
}

extension URL: @retroactive CVarArg {
    /// The address, as Foundation takes it.
    public var _cVarArgEncoding: [Int] { FormattedText.encoding(of: absoluteString) }
}

extension UUID: @retroactive CVarArg {
    /// The identifier in words, as Foundation takes it.
    public var _cVarArgEncoding: [Int] { FormattedText.encoding(of: uuidString) }
}

extension Array: @retroactive CVarArg {
    /// The elements' descriptions, one on each line, as Foundation takes them.
    public var _cVarArgEncoding: [Int] {
        let lines = map { "    \($0)" }.joined(separator: ",\n")
        return FormattedText.encoding(of: "(\n" + lines + (isEmpty ? ")" : "\n)"))
    }
}

extension Dictionary: @retroactive CVarArg {
    /// The values' descriptions by those of their keys, one on each line, as Foundation takes them.
    public var _cVarArgEncoding: [Int] {
        let lines = map { "    \($0) = \($1);\n" }.sorted().joined()
        return FormattedText.encoding(of: "{\n" + lines + "}")
    }
}

/// The texts that Foundation is about to format, which it refers to and does not keep.
private final class FormattedText: @unchecked Sendable {
    /// More than one format has.
    private static let limit = 256
    private static let shared = FormattedText()

    private let lock = NSLock()
    private var texts: [NSString] = []
    private var next = 0

    /// Keeps a text for as long as it takes to format some hundred, and returns the word by which it is found.
    static func encoding(of text: String) -> [Int] {
        let object = NSString(string: text)
        shared.keep(object)
        return [Int(bitPattern: Unmanaged.passUnretained(object).toOpaque())]
    }

    private func keep(_ text: NSString) {
        lock.withLock {
            if texts.count < Self.limit {
                texts.append(text)
            } else {
                texts[next] = text
                next = (next + 1) % Self.limit
            }
        }
    }
}

extension NSString {
    /// Makes a text of a format and its arguments, in a language: Foundation takes its class's objects alone on Linux.
    public convenience init(format: String, locale: Locale?, arguments: CVaListPointer) {
        self.init(
            format: format, locale: locale.map { NSLocale(localeIdentifier: $0.identifier) } as AnyObject?,
            arguments: arguments)
    }
}
