/// How text is typed.
nonisolated struct Typing {
    var keyboard = UIKeyboardType.default
    var content: UITextContentType?
    var capitals: UITextAutocapitalizationType?
    var isUncorrected = false
    var returnKey = UIReturnKeyType.default

    @MainActor
    func apply(to field: UITextField) {
        field.keyboardType = keyboard
        field.textContentType = content
        field.autocapitalizationType = capitals ?? .sentences
        field.autocorrectionType = isUncorrected ? .no : .default
        field.returnKeyType = returnKey
    }

    @MainActor
    func apply(to view: UITextView) {
        view.keyboardType = keyboard
        view.textContentType = content
        view.autocapitalizationType = capitals ?? .sentences
        view.autocorrectionType = isUncorrected ? .no : .default
        view.returnKeyType = returnKey
    }
}

/// Which letters a keyboard writes as capitals.
public nonisolated struct TextInputAutocapitalization: Sendable {
    let uiKit: UITextAutocapitalizationType

    init(uiKit: UITextAutocapitalizationType) { self.uiKit = uiKit }

    /// Makes one of UIKit's.
    public init?(_ type: UITextAutocapitalizationType) { uiKit = type }

    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(uiKit: .none) }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(uiKit: .words) }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(uiKit: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization {
        TextInputAutocapitalization(uiKit: .allCharacters)
    }
}

private enum TypingKey: EnvironmentKey {
    static var defaultValue: Typing { Typing() }
}

extension EnvironmentValues {
    /// How text is typed.
    var typing: Typing {
        get { self[TypingKey.self] }
        set { self[TypingKey.self] = newValue }
    }
    /// Whether words are not corrected.
    public var autocorrectionDisabled: Bool {
        get { typing.isUncorrected }
        set { typing.isUncorrected = newValue }
    }
    /// Whether words are not corrected; nil for as usual.
    public var disableAutocorrection: Bool? {
        get { typing.isUncorrected }
        set { typing.isUncorrected = newValue ?? false }
    }
}

extension View {
    /// Sets the keyboard.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        changingEnvironment { $0.typing.keyboard = type }
    }
    /// Sets what is typed.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        changingEnvironment { $0.typing.content = textContentType }
    }
    /// Sets which letters the keyboard writes as capitals.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        changingEnvironment { $0.typing.capitals = autocapitalization?.uiKit ?? $0.typing.capitals }
    }
    /// Sets which letters the keyboard writes as capitals.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        changingEnvironment { $0.typing.capitals = style }
    }
    /// Sets whether words are not corrected.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        changingEnvironment { $0.typing.isUncorrected = disable ?? false }
    }
    /// Sets whether words are not corrected.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        changingEnvironment { $0.typing.isUncorrected = disable }
    }
}
