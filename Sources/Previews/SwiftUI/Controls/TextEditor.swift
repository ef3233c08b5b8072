/// A view into which a text of many lines is typed, which scrolls.
public nonisolated struct TextEditor: PrimitiveView {
    let text: Binding<String>

    /// Makes one of a text.
    public init(text: Binding<String>) { self.text = text }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { EditorNode(self, inputs) }
}

/// The node of a view for a text of many lines.
private final class EditorNode: TypedNode<TextEditor>, UITextViewDelegate {
    private let editor = UITextView()
    private let element: UIKitElement
    private let focus: FocusFollower

    override init(_ view: TextEditor, _ inputs: NodeInputs) {
        element = UIKitElement(editor, inputs.host)
        focus = FocusFollower(editor)
        super.init(view, inputs)
        editor.delegate = self
        element.fit = { proposal in
            proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 200))
        }
        changed()
    }

    override var elements: [Element] { [element] }

    override func changed() {
        let font = environment.resolvedFont.uiKit
        if editor.font != font { editor.font = font }
        editor.textColor = environment.foreground?.paint(environment).color ?? .label
        editor.tintColor = environment.uiTint
        editor.textAlignment = environment.textLooks.alignment.uiKit
        editor.isEditable = environment.isEnabled
        let isClear = environment.listLook.background == .hidden || environment.enclosingList != nil
        editor.backgroundColor = isClear ? .clear : .systemBackground
        environment.typing.apply(to: editor)
        let text = view.text.wrappedValue
        if editor.text != text { editor.text = text }
        focus.update(environment, host)
    }

    func textViewDidChange(_ textView: UITextView) {
        view.text.wrappedValue = editor.text
        let text = view.text.wrappedValue
        if editor.text != text { editor.text = text }
    }

    func textViewDidBeginEditing(_ textView: UITextView) { focus.changed(true) }
    func textViewDidEndEditing(_ textView: UITextView) { focus.changed(false) }

    override func unmount() {
        super.unmount()
        if editor.isFirstResponder { editor.resignFirstResponder() }
    }
}
