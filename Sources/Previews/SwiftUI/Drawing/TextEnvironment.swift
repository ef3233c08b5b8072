private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}
private enum TextLooksKey: EnvironmentKey {
    static var defaultValue: TextLooks { TextLooks() }
}

/// How texts are set, beside their font.
nonisolated struct TextLooks {
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var lines: Int?
    var alignment = TextAlignment.leading
    var scale: CGFloat = 1
    var spacing: CGFloat = 0
    var kerning: CGFloat = 0
    var truncation = Text.TruncationMode.tail
    var textCase: Text.Case?
    var imageScale = Image.Scale.medium
}

/// How lines of a text are aligned.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// One of them.
    case leading, center, trailing

    var uiKit: NSTextAlignment {
        switch self {
        case .leading: .left
        case .center: .center
        case .trailing: .right
        }
    }
}

extension EnvironmentValues {
    /// The font of texts; nil for the usual one.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    var textLooks: TextLooks {
        get { self[TextLooksKey.self] }
        set { self[TextLooksKey.self] = newValue }
    }

    /// The greatest number of lines of texts; nil for any.
    public var lineLimit: Int? {
        get { textLooks.lines }
        set { textLooks.lines = newValue }
    }

    /// How lines of texts are aligned.
    public var multilineTextAlignment: TextAlignment {
        get { textLooks.alignment }
        set { textLooks.alignment = newValue }
    }

    /// The font of texts and symbols with what is said of all texts.
    var resolvedFont: Font {
        var font = font ?? .body
        let looks = textLooks
        if let weight = looks.weight { font.weight = weight }
        if let design = looks.design { font.design = design }
        if looks.isItalic { font.isItalic = true }
        return font
    }
}

extension View {
    /// Sets the font of texts.
    public nonisolated func font(_ font: Font?) -> some View { changingEnvironment { $0.font = font } }
    /// Sets how bold texts are.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { looks { $0.weight = weight } }
    /// Sets the design of texts' letters.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { looks { $0.design = design } }
    /// Sets how wide letters are: has no effect.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }
    /// Makes texts bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { looks { if isActive { $0.weight = .bold } } }
    /// Makes texts italic.
    public nonisolated func italic(_ isActive: Bool = true) -> some View { looks { $0.isItalic = isActive } }
    /// Draws a line below texts.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        looks { $0.isUnderlined = isActive }
    }
    /// Draws a line through texts.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        looks { $0.isStruckThrough = isActive }
    }
    /// Sets the greatest number of lines of texts.
    public nonisolated func lineLimit(_ number: Int?) -> some View { looks { $0.lines = number } }
    /// Sets the greatest number of lines of texts.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
    /// Sets the greatest number of lines of texts.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }
    /// Sets the greatest number of lines of texts.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    /// Sets the greatest number of lines of texts.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }
    /// Sets the space between lines of texts, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { looks { $0.spacing = lineSpacing } }
    /// Sets how lines of texts are aligned.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        looks { $0.alignment = alignment }
    }
    /// Lets texts be smaller where there is no room.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { looks { $0.scale = factor } }
    /// Sets the space between letters, in points.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { looks { $0.kerning = kerning } }
    /// Sets the space between letters, in points.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { looks { $0.kerning = tracking } }
    /// Sets where texts are cut that don't fit.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        looks { $0.truncation = mode }
    }
    /// Sets texts in capital or small letters.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { looks { $0.textCase = textCase } }
    /// Sets how large symbols are beside texts.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { looks { $0.imageScale = scale } }
    /// Makes letters equally wide.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        looks { if isActive { $0.design = .monospaced } }
    }
    /// Makes digits equally wide.
    public nonisolated func monospacedDigit() -> some View {
        changingEnvironment { $0.font = ($0.font ?? .body).monospacedDigit() }
    }
    /// Lets somebody tighten texts where there is no room: has no effect.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }

    private nonisolated func looks(_ change: @escaping (inout TextLooks) -> Void) -> some View {
        changingEnvironment { change(&$0.textLooks) }
    }
}
