/// The view that a style makes, with the style's own properties connected.
nonisolated struct StyledView<Style>: PrimitiveView {
    let style: Style
    let make: @MainActor (Style) -> AnyView

    init(_ style: Style, _ make: @escaping @MainActor (Style) -> AnyView) { (self.style, self.make) = (style, make) }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { StyledNode(self, inputs) }

    private final class StyledNode: TypedNode<StyledView> {
        private var child: ViewNode?
        private var properties = StoredProperties()

        override init(_ view: StyledView, _ inputs: NodeInputs) {
            super.init(view, inputs)
            changed()
        }

        override var children: [ViewNode] { child.map { [$0] } ?? [] }

        override func changed() {
            properties.connect(view.style, to: self)
            let body = observed { view.make(view.style) }
            child = shown(body, by: child)
        }

        override func unmount() {
            super.unmount()
            properties.disconnect()
        }
    }
}

/// A style of a control, whatever its type, as it is handed on in the environment.
nonisolated struct Look<Configuration> {
    /// Makes the control of what is told of it.
    let make: @MainActor (Configuration) -> AnyView

    init<Style, Body: View>(_ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Body) {
        self.make = { configuration in
            AnyView(StyledView(style) { AnyView(make($0, configuration)) })
        }
    }
}
