/// Lines of text.
public nonisolated struct Text: PrimitiveView {
    /// Where a text is cut that does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// One of them.
        case head, middle, tail

        var uiKit: NSLineBreakMode {
            switch self {
            case .head: .byTruncatingHead
            case .middle: .byTruncatingMiddle
            case .tail: .byTruncatingTail
            }
        }
    }

    /// Capital or small letters.
    public enum Case: Hashable, Sendable {
        /// One of them.
        case uppercase, lowercase
    }

    /// How a moment is written.
    public struct DateStyle: Hashable, Sendable {
        private let name: String
        /// The hour and minute.
        public static let time = DateStyle(name: "time")
        /// The day.
        public static let date = DateStyle(name: "date")
        /// How long ago, or how long until: as it is first.
        public static let relative = DateStyle(name: "relative")
        /// How far away: as it is first.
        public static let offset = DateStyle(name: "offset")
        /// A time that counts: as it is first.
        public static let timer = DateStyle(name: "timer")

        func text(_ date: Date) -> String {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US")
            formatter.dateStyle = name == "time" ? .none : .long
            formatter.timeStyle = name == "time" ? .short : .none
            return formatter.string(from: date)
        }
    }

    /// A line below or through letters.
    public struct LineStyle: Hashable, Sendable {
        /// The colour; nil for that of the letters.
        public var color: Color?
        /// The plain line.
        public static let single = LineStyle()

        /// Makes a line.
        public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }

        /// What a line is made of, which has no effect: it is solid.
        public enum Pattern: Sendable {
            case solid, dot, dash, dashDot, dashDotDot
        }
    }

    /// A part of a text that looks one way.
    struct Run {
        var string: String
        var font: Font?
        var weight: Font.Weight?
        var isItalic = false
        var color: AnyShapeStyle?
        var isUnderlined = false
        var isStruckThrough = false
        var kerning: CGFloat?
        var baseline: CGFloat = 0
        var image: Image?
    }

    var runs: [Run]

    /// The letters.
    package var string: String { runs.map(\.string).joined() }

    init(runs: [Run]) { self.runs = runs }

    /// Makes a text that is looked up in the app's translations; `**bold**` and `*italic*` are set so.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        runs = MarkedText.runs(key.resolved)
    }
    /// Makes a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { runs = [Run(string: String(content))] }
    /// Makes a text as it is written.
    public init(verbatim content: String) { runs = [Run(string: content)] }
    /// Makes a text of one with attributes.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        runs = attributedContent.runs.map { Run($0, of: attributedContent) }
    }
    /// Makes a text of an image.
    public init(_ image: Image) { runs = [Run(string: "", image: image)] }
    /// Makes a text of a moment.
    public init(_ date: Date, style: DateStyle) { runs = [Run(string: style.text(date))] }
    /// Makes a text of a value that is written by a style.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        runs = [Run(string: format.format(input))]
    }
    /// Makes a text of an object that is written by a formatter.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        runs = [Run(string: formatter.string(for: subject) ?? "")]
    }
    /// Makes a text of a value that is written by a formatter.
    public init<Subject: _ObjectiveCBridgeable>(_ subject: Subject, formatter: Formatter) {
        runs = [Run(string: formatter.string(for: subject) ?? "")]
    }

    /// Returns a text of both.
    public static func + (one: Text, other: Text) -> Text { Text(runs: one.runs + other.runs) }

    /// Sets the font.
    public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }
    /// Sets how bold it is.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = $0.weight ?? weight } }
    /// Makes it bold.
    public func bold() -> Text { fontWeight(.bold) }
    /// Makes it bold.
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    /// Makes it italic.
    public func italic() -> Text { changing { $0.isItalic = true } }
    /// Makes it italic.
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    /// Sets its colour.
    public func foregroundColor(_ color: Color?) -> Text {
        changing { $0.color = $0.color ?? color.map { AnyShapeStyle($0) } }
    }
    /// Sets what it is filled with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changing { $0.color = $0.color ?? AnyShapeStyle(style) }
    }
    /// Draws a line below it.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changing { $0.isUnderlined = isActive }
    }
    /// Draws a line through it.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changing { $0.isStruckThrough = isActive }
    }
    /// Sets the space between its letters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { changing { $0.kerning = kerning } }
    /// Sets the space between its letters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
    /// Raises it, by points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changing { $0.baseline = baselineOffset } }
    /// Makes its digits equally wide.
    public func monospacedDigit() -> Text { changing { $0.font = ($0.font ?? .body).monospacedDigit() } }

    private func changing(_ change: (inout Run) -> Void) -> Text {
        var copy = self
        for index in copy.runs.indices { change(&copy.runs[index]) }
        return copy
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { TextNode(self, inputs) }
}
