/// A view for each element of a collection.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    package let identify: (Data.Element) -> ID
    var onDelete: ((IndexSet) -> Void)?
    var onMove: ((IndexSet, Int) -> Void)?

    /// Makes what is made of elements that are told apart by a function.
    package init(
        data: Data, content: @escaping (Data.Element) -> Content, identify: @escaping (Data.Element) -> ID
    ) {
        (self.data, self.content, self.identify) = (data, content, identify)
    }
}

extension ForEach where Content: View {
    /// Makes views of elements that have identities.
    @_disfavoredOverload
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, identify: { $0.id })
    }

    /// Makes views of elements that are told apart by a property.
    @_disfavoredOverload
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }

    /// Makes views of a range of numbers.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, identify: { $0 })
    }

    /// Makes views of bindings to elements that have identities.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C>], C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
        self.init(data, id: \.id, content: content)
    }

    /// Makes views of bindings to elements that are told apart by a property.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BoundElement<C>], C.Index: Hashable {
        let elements = data.wrappedValue.indices.map { BoundElement(binding: data, index: $0) }
        self.init(data: elements, content: { content($0.element) }, identify: { $0.value[keyPath: id] })
    }

    /// Lets rows be deleted.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        var copy = self
        copy.onDelete = action
        return copy
    }

    /// Lets rows be moved.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        var copy = self
        copy.onMove = action
        return copy
    }
}

/// An element of a collection that is bound.
public nonisolated struct BoundElement<C: MutableCollection> {
    let binding: Binding<C>
    let index: C.Index

    var value: C.Element { binding.wrappedValue[index] }

    var element: Binding<C.Element> {
        let (binding, index, last) = (binding, index, value)
        // A row that goes away may still ask for what it showed.
        return Binding(
            get: { binding.wrappedValue.indices.contains(index) ? binding.wrappedValue[index] : last },
            set: { if binding.wrappedValue.indices.contains(index) { binding.wrappedValue[index] = $0 } })
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    /// The type of what it is made of.
    public typealias Body = Never

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { ForEachNode(self, inputs) }
}

/// A node whose children can be deleted and moved by their positions.
protocol EditableNode: ViewNode {
    var onDelete: ((IndexSet) -> Void)? { get }
    var onMove: ((IndexSet, Int) -> Void)? { get }
}

/// The node of views for the elements of a collection, which keep what they have while their element's identity stays.
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>, EditableNode
{
    private var nodes: [(id: ID, node: ViewNode)] = []

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        changed()
    }

    override var children: [ViewNode] { nodes.map(\.node) }
    private var wrappers: [ObjectIdentifier: IdentifiedElement] = [:]

    override var elements: [Element] {
        var next: [ObjectIdentifier: IdentifiedElement] = [:]
        let all = nodes.flatMap { id, node in
            let elements = node.elements
            let found = IdentifiedElement.wrap(elements, AnyHashable(id), wrappers)
            next.merge(found) { $1 }
            return elements.compactMap { found[ObjectIdentifier($0)] }
        }
        wrappers = next
        return all
    }

    var onDelete: ((IndexSet) -> Void)? { view.onDelete }
    var onMove: ((IndexSet, Int) -> Void)? { view.onMove }

    override func changed() {
        var old: [ID: ViewNode] = [:]
        for (id, node) in nodes where old.updateValue(node, forKey: id) != nil {}
        var kept: Set<ObjectIdentifier> = []
        let before = nodes
        nodes = view.data.map { element in
            let id = view.identify(element)
            let content = view.content(element)
            // Of two elements of one identity the second has a node of its own.
            if let node = old[id], kept.insert(ObjectIdentifier(node)).inserted {
                node.update(content, environment)
                return (id, node)
            }
            let node = makeChild(content)
            node.identity = AnyHashable(id)
            kept.insert(ObjectIdentifier(node))
            return (id, node)
        }
        for (_, node) in before where !kept.contains(ObjectIdentifier(node)) { node.unmount() }
    }
}
