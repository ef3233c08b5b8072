/// The node of a list.
final class ListNode<V>: TypedNode<V> {
    private let content: (V) -> any View
    private let selection: (V) -> ListSelection?
    private let element: ListElement
    private var child: ViewNode?

    init(
        _ view: V, _ inputs: NodeInputs, content: @escaping (V) -> any View,
        selection: @escaping (V) -> ListSelection?
    ) {
        (self.content, self.selection) = (content, selection)
        element = ListElement(inputs.host)
        super.init(view, inputs)
        element.contents = { [weak self] in self?.child?.elements ?? [] }
        element.root = { [weak self] in self?.child }
        changed()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override var elements: [Element] { [element] }

    override func changed() {
        element.look = environment.listLook
        element.scrolling = environment.scrolling
        element.isEditing = environment.editMode?.wrappedValue.isEditing ?? false
        element.selection = selection(view)
        environment.scrollReader?.add(element)
        var inner = environment
        inner.enclosingList = environment.listLook.kind
        inner.linksAreRows = true
        inner.stackAxis = .vertical
        inner.scrolling = ScrollLook()
        let content = content(view)
        child = shown(content, by: child, in: inner)
    }
}
