/// The source with what Foundation has for localised texts on Apple's systems alone: `String(localized:)` and resources.
///
/// The texts are those of the project's tables and catalogues, as with `NSLocalizedString`.
enum LocalizedTextShadows {
    static let source = """
        import Foundation
        import UIKit

        extension String {
            public struct LocalizationValue: ExpressibleByStringInterpolation {
                public struct StringInterpolation: StringInterpolationProtocol {
                    var key = ""
                    var values: [any CVarArg] = []

                    public init(literalCapacity: Int, interpolationCount: Int) {}

                    public mutating func appendLiteral(_ literal: String) {
                        key += literal.replacingOccurrences(of: "%", with: "%%")
                    }

                    public mutating func appendInterpolation(_ string: String) { add("%@", NSString(string: string)) }

                    @_disfavoredOverload
                    public mutating func appendInterpolation<Value>(_ value: Value) { appendInterpolation("\\(value)") }

                    public mutating func appendInterpolation(_ number: Int) { add("%lld", number) }
                    public mutating func appendInterpolation(_ number: Int32) { add("%d", number) }
                    public mutating func appendInterpolation(_ number: UInt) { add("%llu", number) }
                    public mutating func appendInterpolation(_ number: UInt32) { add("%u", number) }
                    public mutating func appendInterpolation(_ number: Double) { add("%lf", number) }
                    public mutating func appendInterpolation(_ number: CGFloat) { add("%lf", Double(number)) }
                    public mutating func appendInterpolation(_ number: Float) { add("%f", number) }

                    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
                        add(specifier, value)
                    }

                    public mutating func appendInterpolation<Style: FormatStyle>(
                        _ value: Style.FormatInput, format: Style
                    ) where Style.FormatOutput == String {
                        appendInterpolation(format.format(value))
                    }

                    private mutating func add(_ specifier: String, _ value: any CVarArg) {
                        key += specifier
                        values.append(value)
                    }
                }

                let key: String
                let values: [any CVarArg]

                public init(_ value: String) { (key, values) = (value, []) }
                public init(stringLiteral value: String) { (key, values) = (value, []) }

                public init(stringInterpolation: StringInterpolation) {
                    (key, values) = (stringInterpolation.key, stringInterpolation.values)
                }

                // The text of a table, or this one, with the values.
                func text(_ found: String?) -> String {
                    values.isEmpty ? found ?? key : String(format: found ?? key, arguments: values)
                }
            }

            public init(
                localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
                locale: Locale = .current, comment: StaticString? = nil
            ) {
                self = keyAndValue.text(zoetropeText(keyAndValue.key, table))
            }

            public init(
                localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
                locale: Locale = .current, comment: StaticString? = nil
            ) {
                self = defaultValue.text(zoetropeText("\\(key)", table))
            }

            @_disfavoredOverload
            public init(localized resource: LocalizedStringResource) {
                self = resource.defaultValue.text(zoetropeText(resource.key, resource.table))
            }
        }

        public struct LocalizedStringResource: ExpressibleByStringInterpolation {
            public enum BundleDescription {
                case main
                case forClass(AnyClass)
                case atURL(URL)
            }

            public let key: String
            public let defaultValue: String.LocalizationValue
            public let table: String?
            public var locale: Locale

            public init(
                _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
                bundle: BundleDescription = .main, comment: StaticString? = nil
            ) {
                (key, defaultValue, self.table, self.locale) = (keyAndValue.key, keyAndValue, table, locale)
            }

            public init(
                _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
                locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
            ) {
                (self.key, self.defaultValue, self.table, self.locale) = ("\\(key)", defaultValue, table, locale)
            }

            public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

            public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
                self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
            }
        }

        // nil of a key that no table has.
        private func zoetropeText(_ key: String, _ table: String?) -> String? {
            let none = "\\u{0}"
            let text = Bundle.main.localizedString(forKey: key, value: none, table: table)
            return text == none ? nil : text
        }

        """
}
