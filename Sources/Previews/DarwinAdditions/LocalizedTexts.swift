import Foundation
import Previews
import UIKit

// What Foundation has for localised texts on Apple's systems alone. The texts are those of the project's tables and catalogues,
// as with `NSLocalizedString`.

extension String {
    /// The key of a text, and the values that stand in it.
    public struct LocalizationValue: ExpressibleByStringInterpolation {
        /// A text with values, each of which is a format's specifier in the key.
        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var values: [any CVarArg] = []

            /// Begins an empty text.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Adds a part of the text.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            /// Adds a text: `%@`.
            public mutating func appendInterpolation(_ string: String) { add("%@", NSString(string: string)) }

            /// Adds a value as it is described: `%@`.
            @_disfavoredOverload
            public mutating func appendInterpolation<Value>(_ value: Value) { appendInterpolation("\(value)") }

            /// Adds a number: `%lld`.
            public mutating func appendInterpolation(_ number: Int) { add("%lld", number) }
            /// Adds a number: `%d`.
            public mutating func appendInterpolation(_ number: Int32) { add("%d", number) }
            /// Adds a number: `%llu`.
            public mutating func appendInterpolation(_ number: UInt) { add("%llu", number) }
            /// Adds a number: `%u`.
            public mutating func appendInterpolation(_ number: UInt32) { add("%u", number) }
            /// Adds a number: `%lf`.
            public mutating func appendInterpolation(_ number: Double) { add("%lf", number) }
            /// Adds a number: `%lf`.
            public mutating func appendInterpolation(_ number: CGFloat) { add("%lf", Double(number)) }
            /// Adds a number: `%f`.
            public mutating func appendInterpolation(_ number: Float) { add("%f", number) }

            /// Adds a value with a specifier.
            public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
                add(specifier, value)
            }

            /// Adds a value in a style: `%@`.
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

        /// Makes a key without values.
        public init(_ value: String) { (key, values) = (value, []) }
        /// Makes a key without values.
        public init(stringLiteral value: String) { (key, values) = (value, []) }

        /// Makes a key with values.
        public init(stringInterpolation: StringInterpolation) {
            (key, values) = (stringInterpolation.key, stringInterpolation.values)
        }

        // The text of a table, or this one, with the values.
        func text(_ found: String?) -> String {
            values.isEmpty ? found ?? key : String(format: found ?? key, arguments: values)
        }
    }

    /// Makes the text of a key; the key itself if no table has it.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = StageLanguage.locale, comment: StaticString? = nil
    ) {
        self = keyAndValue.text(text(of: keyAndValue.key, table))
    }

    /// Makes the text of a key; the other text if no table has it.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = StageLanguage.locale, comment: StaticString? = nil
    ) {
        self = defaultValue.text(text(of: "\(key)", table))
    }

    /// Makes the text of a resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.text(text(of: resource.key, resource.table))
    }
}

/// A localised text that is looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation {
    /// Where the tables are: all bundles are the project.
    public enum BundleDescription {
        case main
        case forClass(AnyClass)
        case atURL(URL)
    }

    /// The key.
    public let key: String
    /// The text if no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The table's name; nil for `Localizable`.
    public let table: String?
    /// The language: has no effect.
    public var locale: Locale

    /// Makes a resource of a key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = StageLanguage.locale,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue, self.table, self.locale) = (keyAndValue.key, keyAndValue, table, locale)
    }

    /// Makes a resource of a key and the text if no table has it.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = StageLanguage.locale, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table, self.locale) = ("\(key)", defaultValue, table, locale)
    }

    /// Makes a resource of a key.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Makes a resource of a key with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

// nil of a key that no table has.
private func text(of key: String, _ table: String?) -> String? {
    onStage { PreviewResources.text(key, table: table) }
}
