/// Which rows of a list can be deleted and moved, by what they show.
@MainActor
struct EditableRows {
    /// A row's place in the collection that it is of.
    struct Place {
        let node: any EditableNode
        let index: Int
    }

    private var places: [ObjectIdentifier: Place] = [:]

    init() {}

    /// Finds the rows in a tree of nodes.
    init(in root: ViewNode?) {
        if let root { read(root) }
    }

    private mutating func read(_ node: ViewNode) {
        if let editable = node as? any EditableNode, editable.onDelete != nil || editable.onMove != nil {
            for (index, child) in node.children.enumerated() {
                for element in child.elements {
                    places[ObjectIdentifier(Self.core(element))] = Place(node: editable, index: index)
                }
            }
            return
        }
        for child in node.children { read(child) }
    }

    /// Returns the place of the row that shows an element; nil for one that can't be changed.
    func place(of element: Element) -> Place? { places[ObjectIdentifier(Self.core(element))] }

    /// The element within all that stand around one.
    private static func core(_ element: Element) -> Element {
        var element = element
        while let wrapper = element as? WrappingElement { element = wrapper.content }
        return element
    }
}
