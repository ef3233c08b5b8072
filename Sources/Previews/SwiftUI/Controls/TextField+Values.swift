extension TextField {
    /// Makes one of a value that a style writes and reads.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(TextInput(value, format, prompt), label: label())
    }
    /// Makes one of a value that a style writes and reads; nil for an empty text.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(TextInput(optional: value, format, prompt), label: label())
    }
    /// Makes one of a value that a formatter writes, and reads when typing ends.
    public nonisolated init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(TextInput(value, formatter, prompt), label: label())
    }
}

extension TextField where Label == Text {
    /// Makes one of a value that a style writes and reads.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextInput(value, format, prompt), label: Text(titleKey))
    }
    /// Makes one of a value that a style writes and reads.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextInput(value, format, prompt), label: Text(title))
    }
    /// Makes one of a value that a style writes and reads; nil for an empty text.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextInput(optional: value, format, prompt), label: Text(titleKey))
    }
    /// Makes one of a value that a style writes and reads; nil for an empty text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextInput(optional: value, format, prompt), label: Text(title))
    }
    /// Makes one of a value that a formatter writes, and reads when typing ends.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(TextInput(value, formatter, prompt), label: Text(titleKey))
    }
    /// Makes one of a value that a formatter writes, and reads when typing ends.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(TextInput(value, formatter, prompt), label: Text(title))
    }
    /// Makes one of a value that a formatter writes and reads, which tells of typing and of the return
    /// key.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(TextInput(value, formatter, nil).heard(onEditingChanged, onCommit), label: Text(titleKey))
    }
    /// Makes one of a value that a formatter writes and reads, which tells of typing and of the return
    /// key.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(TextInput(value, formatter, nil).heard(onEditingChanged, onCommit), label: Text(title))
    }
    /// Makes one of a value that a formatter writes and reads, which tells when typing begins and ends.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(TextInput(value, formatter, nil).heard(onEditingChanged, nil), label: Text(titleKey))
    }
    /// Makes one of a value that a formatter writes and reads, which tells of the return key.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(TextInput(value, formatter, nil).heard(nil, onCommit), label: Text(titleKey))
    }
}
