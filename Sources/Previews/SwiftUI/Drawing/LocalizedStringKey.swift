import Previews

/// A text that is looked up in the app's translations.
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let format: String
    let arguments: [any CVarArg]
    let plain: String

    /// Makes one.
    public init(_ value: String) { self.init(stringLiteral: value) }
    /// Makes one.
    public init(stringLiteral value: String) {
        (format, arguments, plain) = (value, [], value)
    }
    /// Makes one with values in it.
    public init(stringInterpolation: StringInterpolation) {
        (format, arguments) = (stringInterpolation.format, stringInterpolation.arguments)
        plain = stringInterpolation.plain
    }

    /// What takes the parts of a text.
    public struct StringInterpolation: StringInterpolationProtocol {
        var format = ""
        var arguments: [any CVarArg] = []
        var plain = ""

        /// Makes one.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Takes letters.
        public mutating func appendLiteral(_ literal: String) {
            format += literal.replacingOccurrences(of: "%", with: "%%")
            plain += literal
        }
        /// Takes a text.
        public mutating func appendInterpolation(_ string: String) { append("%@", string, string) }
        /// Takes a value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            let text = String(describing: value)
            append("%@", text, text)
        }
        /// Takes a text that is set otherwise: its letters.
        public mutating func appendInterpolation(_ text: Text) { append("%@", text.string, text.string) }
        /// Takes an image: nothing.
        public mutating func appendInterpolation(_ image: Image) {}
        /// Takes a whole number.
        public mutating func appendInterpolation(_ value: Int) { append("%lld", value, String(value)) }
        /// Takes a number.
        public mutating func appendInterpolation(_ value: Double) {
            append("%lf", value, String(format: "%f", value))
        }
        /// Takes a number.
        public mutating func appendInterpolation(_ value: Float) {
            append("%f", value, String(format: "%f", value))
        }
        /// Takes a number.
        public mutating func appendInterpolation(_ value: CGFloat) {
            append("%lf", Double(value), String(format: "%f", Double(value)))
        }
        /// Takes a value that is written by a format.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(specifier, value, String(format: specifier, value))
        }
        /// Takes an object that is written by a formatter.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            let text = formatter?.string(for: subject) ?? String(describing: subject)
            append("%@", text, text)
        }
        /// Takes a value with an object's form that is written by a formatter.
        ///
        /// Apple's header says `ReferenceConvertible`, which dates are not on Linux.
        public mutating func appendInterpolation<Subject: _ObjectiveCBridgeable>(
            _ subject: Subject, formatter: Formatter
        ) {
            let text = formatter.string(for: subject) ?? String(describing: subject)
            append("%@", text, text)
        }
        /// Takes a value that is written by a style.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            let text = format.format(input)
            append("%@", text, text)
        }
        /// Takes a moment.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            let text = style.text(date)
            append("%@", text, text)
        }

        private mutating func append(_ specifier: String, _ argument: any CVarArg, _ text: String) {
            format += specifier
            arguments.append(argument)
            plain += text
        }
    }

    /// The text in the app's language.
    var resolved: String {
        guard OnStage.isOnMainActor,
            let found = MainActor.assumeIsolated({ PreviewResources.text(format, table: nil) })
        else { return plain }
        return arguments.isEmpty ? found : String(format: found, arguments: arguments)
    }

    /// Whether two are looked up alike.
    public static func == (one: LocalizedStringKey, other: LocalizedStringKey) -> Bool {
        one.format == other.format && one.plain == other.plain
    }
}
