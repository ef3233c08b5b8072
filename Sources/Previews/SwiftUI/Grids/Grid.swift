/// Views in rows and columns, each column as wide as what stands in it.
public nonisolated struct Grid<Content: View>: PrimitiveView {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content

    /// Makes a grid.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.content) = (alignment, content())
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode {
        LayoutHostNode(self, inputs, GridElement(inputs.host), content: { $0.content }) { view, element in
            element.alignment = view.alignment
            element.gaps = CGSize(
                width: view.horizontalSpacing ?? StackLayoutElement.usualSpacing,
                height: view.verticalSpacing ?? StackLayoutElement.usualSpacing)
        }
    }
}

/// A row of a grid.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
    let alignment: VerticalAlignment?
    let content: Content

    /// Makes a row.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { RowNode(self, inputs) }

    private final class RowNode: TypedNode<GridRow> {
        private var child: ViewNode?
        private var wrappers: [ObjectIdentifier: RowElement] = [:]

        override init(_ view: GridRow, _ inputs: NodeInputs) {
            super.init(view, inputs)
            child = makeChild(view.content)
        }

        override var children: [ViewNode] { child.map { [$0] } ?? [] }
        override func changed() { child?.update(view.content, environment) }

        override var elements: [Element] {
            var next: [ObjectIdentifier: RowElement] = [:]
            let all = (child?.elements ?? []).map { element -> Element in
                let id = ObjectIdentifier(element)
                let known = wrappers[id].flatMap { $0.content === element ? $0 : nil }
                let wrapper = known ?? RowElement(element)
                wrapper.row = GridRowTrait.Value(row: ObjectIdentifier(self), alignment: view.alignment)
                next[id] = wrapper
                return wrapper
            }
            wrappers = next
            return all
        }
    }

    private final class RowElement: WrappingElement {
        var row: GridRowTrait.Value?

        override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
            key == GridRowTrait.self ? row as? Key.Value : content.trait(key)
        }
    }
}

/// The row of a grid that a view is in.
enum GridRowTrait: ElementTrait {
    struct Value {
        let row: ObjectIdentifier
        let alignment: VerticalAlignment?
    }
}

/// The number of columns of a grid that a view takes.
enum GridSpanTrait: ElementTrait {
    typealias Value = Int
}
/// The point at which a view is in its cell.
enum GridAnchorTrait: ElementTrait {
    typealias Value = UnitPoint
}
/// How the views of a column are aligned.
enum GridColumnTrait: ElementTrait {
    typealias Value = HorizontalAlignment
}
/// The directions in which a view does not ask for more room in a grid.
enum GridUnsizedTrait: ElementTrait {
    typealias Value = Axis.Set
}

extension View {
    /// Sets how many columns of a grid the view takes.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier<GridSpanTrait>(value: max(count, 1)))
    }
    /// Sets at which point the view is in its cell of a grid.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier<GridAnchorTrait>(value: anchor))
    }
    /// Sets how the views of the view's column of a grid are aligned.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier<GridColumnTrait>(value: guide))
    }
    /// Sets in which directions the view does not ask for more room in a grid.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier<GridUnsizedTrait>(value: axes))
    }
}
