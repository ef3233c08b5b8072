/// The node of a field of one line.
final class FieldNode: TypedNode<FieldView>, UITextFieldDelegate {
    private let field = UITextField()
    private let element: FieldElement
    private let focus: FocusFollower

    override init(_ view: FieldView, _ inputs: NodeInputs) {
        element = FieldElement(field, inputs.host)
        focus = FocusFollower(field)
        super.init(view, inputs)
        field.delegate = self
        field.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
        changed()
    }

    override var elements: [Element] { [element] }

    override func changed() {
        let font = environment.resolvedFont.uiKit
        if field.font != font { field.font = font }
        element.font = font
        field.textColor =
            environment.isEnabled
            ? environment.foreground?.paint(environment).color ?? .label : .tertiaryLabel
        field.tintColor = environment.uiTint
        field.textAlignment = environment.textLooks.alignment.uiKit
        field.isSecureTextEntry = view.input.isSecure
        field.isEnabled = environment.isEnabled
        let border: UITextField.BorderStyle = environment.fieldHasBorder ? .roundedRect : .none
        if field.borderStyle != border { field.borderStyle = border }
        environment.typing.apply(to: field)
        let placeholder = view.placeholder(at: self)
        if field.attributedPlaceholder != placeholder { field.attributedPlaceholder = placeholder }
        if !(view.input.isValue && field.isEditing) { showText() }
        focus.update(environment, host)
    }

    private func showText() {
        let text = view.input.text.wrappedValue
        if field.text != text { field.text = text }
    }

    private func typed() {
        guard view.input.commit == nil else { return }
        view.input.text.wrappedValue = field.text ?? ""
        // The app may have another text than the one that was typed, as before.
        if !view.input.isValue { showText() }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        focus.changed(true)
        view.input.onEditingChanged(true)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        commit()
        focus.changed(false)
        view.input.onEditingChanged(false)
    }

    private func commit() {
        view.input.commit?(field.text ?? "")
        if view.input.isValue { showText() }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        view.input.commit?(field.text ?? "")
        focus.submit {
            view.input.onCommit()
            environment.submitActions.run(.text)
        }
        return true
    }

    override func unmount() {
        super.unmount()
        if field.isFirstResponder { field.resignFirstResponder() }
    }
}

/// The element of a field of one line, as wide as there is room.
private final class FieldElement: UIKitElement {
    private let field: UITextField
    var font = UIFont.systemFont(ofSize: 17)

    init(_ field: UITextField, _ host: ViewHost?) {
        self.field = field
        super.init(field, host)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let own = field.intrinsicContentSize
        return CGSize(width: proposal.width ?? own.width, height: own.height)
    }

    override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else {
            return nil
        }
        return (size.height - font.lineHeight) / 2 + font.ascender
    }
}
