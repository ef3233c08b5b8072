/// How a field of text looks.
@preconcurrency @MainActor
public protocol TextFieldStyle {
    /// The type of what it makes.
    associatedtype _Body: View
    /// The label of the field.
    typealias _Label = _TextFieldStyleLabel
    /// Returns the field.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// A field as usual: without a border.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the field.
    @MainActor
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A field without a border.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the field.
    @MainActor
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.changingEnvironment { $0.fieldHasBorder = false }
    }
}

/// A field within a border that has rounded corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// Makes one.
    public init() {}
    /// Returns the field.
    @MainActor
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.changingEnvironment { $0.fieldHasBorder = true }
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// As usual.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// Within a border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum TextFieldLookKey: EnvironmentKey {
    static var defaultValue: Look<TextField<_TextFieldStyleLabel>>? { nil }
}
private enum FieldBorderKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// How fields of text look; nil for as usual.
    var textFieldLook: Look<TextField<_TextFieldStyleLabel>>? {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }
    /// Whether fields of text have a border.
    var fieldHasBorder: Bool {
        get { self[FieldBorderKey.self] }
        set { self[FieldBorderKey.self] = newValue }
    }
}

extension View {
    /// Sets how fields of text look.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        changingEnvironment { $0.textFieldLook = Look(style) { $0._body(configuration: $1) } }
    }
}
