/// A view of UIKit that is made once, and brought up to date with each change.
nonisolated struct UIKitControl<Control: UIView>: PrimitiveView {
    /// What tells a control's newest value what its user does.
    @MainActor
    final class Handler {
        var action: (Control) -> Void = { _ in }
        /// Hears that a finger comes down, or is lifted again.
        var editing: (Bool) -> Void = { _ in }
    }

    let make: @MainActor (Handler) -> Control
    let update: @MainActor (Control, EnvironmentValues) -> Void
    let handle: @MainActor (Control) -> Void
    let editing: (Bool) -> Void
    /// Returns the size that it takes of a proposed one.
    let fit: @MainActor (ProposedViewSize, Control) -> CGSize

    /// Makes one.
    ///
    /// - Parameters:
    ///   - make: makes the view of UIKit, and may have the handler told what happens in it.
    ///   - update: brings it up to date.
    ///   - handle: does what the handler is told.
    ///   - editing: hears that a finger comes down, or is lifted again.
    ///   - fit: returns its size; that of its own by default.
    init(
        make: @escaping @MainActor (Handler) -> Control,
        update: @escaping @MainActor (Control, EnvironmentValues) -> Void,
        handle: @escaping @MainActor (Control) -> Void = { _ in }, editing: @escaping (Bool) -> Void = { _ in },
        fit: @escaping @MainActor (ProposedViewSize, Control) -> CGSize = { $1.intrinsicContentSize }
    ) {
        (self.make, self.update, self.handle, self.editing, self.fit) = (make, update, handle, editing, fit)
    }

    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { ControlNode(self, inputs) }

    private final class ControlNode: TypedNode<UIKitControl> {
        private let control: Control
        private let handler = Handler()
        private let element: UIKitElement

        override init(_ view: UIKitControl, _ inputs: NodeInputs) {
            control = view.make(handler)
            element = UIKitElement(control, inputs.host)
            super.init(view, inputs)
            changed()
        }

        override var elements: [Element] { [element] }

        override func changed() {
            handler.action = { [weak self] in self?.view.handle($0) }
            handler.editing = view.editing
            view.update(control, environment)
            element.fit = { [view, control] in view.fit($0, control) }
        }
    }
}

extension UIKitControl where Control: UIControl {
    /// Has a new control's value handled whenever that changes, and tells of fingers on it.
    @MainActor
    static func connect(_ control: Control, _ handler: Handler, for events: UIControl.Event = .valueChanged) -> Control
    {
        control.addAction(
            UIAction { [weak control, weak handler] _ in if let control { handler?.action(control) } }, for: events)
        control.addAction(UIAction { [weak handler] _ in handler?.editing(true) }, for: .touchDown)
        control.addAction(
            UIAction { [weak handler] _ in handler?.editing(false) },
            for: [.touchUpInside, .touchUpOutside, .touchCancel])
        return control
    }
}

extension EnvironmentValues {
    /// The tint as UIKit has it.
    @MainActor var uiTint: UIColor { Color.accentColor.resolved(self) }
}
