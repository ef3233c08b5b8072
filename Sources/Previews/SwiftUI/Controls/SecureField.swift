/// A field into which a text is typed that is not seen.
public nonisolated struct SecureField<Label: View>: View {
    private let input: TextInput
    private let label: Label

    private init(_ input: TextInput, label: Label) {
        var input = input
        input.isSecure = true
        (self.input, self.label) = (input, label)
    }

    /// The field, as the style of fields has it.
    @MainActor
    public var body: some View { TextField(input, label: label) }

    /// Makes one with a label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextInput(text, prompt: prompt), label: label())
    }
}

extension SecureField where Label == Text {
    /// Makes one with a text that is seen while it is empty.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(TextInput(text), label: Text(titleKey))
    }
    /// Makes one with a text that is seen while it is empty.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(TextInput(text), label: Text(title))
    }
    /// Makes one with a text that is seen while it is empty.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(TextInput(text, prompt: prompt), label: Text(titleKey))
    }
    /// Makes one with a text that is seen while it is empty.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(TextInput(text, prompt: prompt), label: Text(title))
    }
    /// Makes one that tells of the return key.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextInput(text).heard(nil, onCommit), label: Text(titleKey))
    }
    /// Makes one that tells of the return key.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextInput(text).heard(nil, onCommit), label: Text(title))
    }
}
