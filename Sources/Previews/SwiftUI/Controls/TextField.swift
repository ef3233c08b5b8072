/// A field into which text is typed.
public nonisolated struct TextField<Label: View>: View {
    let input: TextInput
    let label: Label
    @Environment(\.textFieldLook) private var look

    init(_ input: TextInput, label: Label) { (self.input, self.label) = (input, label) }

    init(_ input: TextInput, axis: Axis = .horizontal, label: Label) {
        var input = input
        input.isGrowing = axis == .vertical
        self.init(input, label: label)
    }

    /// The field, as the style has it.
    @MainActor
    public var body: some View {
        if let look {
            look.make(
                TextField<_TextFieldStyleLabel>(
                    input, label: _TextFieldStyleLabel(content: AnyView(label), text: label as? Text))
            )
            .changingEnvironment { $0.textFieldLook = nil }
        } else {
            FieldView(input: input, label: (label as? _TextFieldStyleLabel)?.text ?? label)
        }
    }
}

/// The label of a field that a style is told of.
public nonisolated struct _TextFieldStyleLabel: View {
    let content: AnyView
    let text: Text?
    /// The label.
    public var body: some View { content }
}

extension TextField {
    /// Makes one with a label.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextInput(text, prompt: prompt), label: label())
    }
    /// Makes one that grows in a direction, with a label.
    public nonisolated init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(TextInput(text, prompt: prompt), axis: axis, label: label())
    }
}

extension TextField where Label == Text {
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
    /// Makes one that grows in a direction.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(TextInput(text), axis: axis, label: Text(titleKey))
    }
    /// Makes one that grows in a direction.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(TextInput(text), axis: axis, label: Text(title))
    }
    /// Makes one that grows in a direction.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(TextInput(text, prompt: prompt), axis: axis, label: Text(titleKey))
    }
    /// Makes one that grows in a direction.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(TextInput(text, prompt: prompt), axis: axis, label: Text(title))
    }
}

extension TextInput {
    /// Returns one that somebody hears of.
    nonisolated func heard(_ editing: ((Bool) -> Void)?, _ commit: (() -> Void)?) -> TextInput {
        var copy = self
        copy.onEditingChanged = editing ?? { _ in }
        copy.onCommit = commit ?? {}
        return copy
    }
}

extension TextField where Label == Text {
    /// Makes one that tells when typing begins and ends, and of the return key.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(TextInput(text).heard(onEditingChanged, onCommit), label: Text(titleKey))
    }
    /// Makes one that tells when typing begins and ends, and of the return key.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(TextInput(text).heard(onEditingChanged, onCommit), label: Text(title))
    }
    /// Makes one that tells when typing begins and ends.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(TextInput(text).heard(onEditingChanged, nil), label: Text(titleKey))
    }
    /// Makes one that tells when typing begins and ends.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(TextInput(text).heard(onEditingChanged, nil), label: Text(title))
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

extension TextField: MenuFieldView {
    @MainActor
    func menuField(_ node: ViewNode) -> (UITextField) -> Void {
        let (input, environment) = (input, node.environment)
        let placeholder = FieldView(input: input, label: label).placeholder(at: node).string
        return { field in
            field.placeholder = placeholder
            field.text = input.text.wrappedValue
            field.isSecureTextEntry = input.isSecure
            environment.typing.apply(to: field)
            field.addAction(
                UIAction { [weak field] _ in
                    guard let text = field?.text else { return }
                    if let commit = input.commit { commit(text) } else { input.text.wrappedValue = text }
                }, for: .editingChanged)
        }
    }
}
