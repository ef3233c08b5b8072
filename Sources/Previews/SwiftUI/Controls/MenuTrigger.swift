/// A modifier that has a touch on views open a menu, or a long one where a tap does something else.
nonisolated struct MenuTrigger: PrimitiveModifier {
    /// Returns what the menu has, each time when it opens.
    let entries: @MainActor () -> [MenuEntry]
    var primaryAction: (() -> Void)?
    var isPressed: Binding<Bool>?

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { TriggerElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) {
        (element as? TriggerElement)?.show(self, isEnabled: node.environment.isEnabled)
    }

    private final class TriggerElement: WrappingElement {
        private let button = MenuButton(frame: .zero)
        private lazy var inner = Surface(button)
        private var modifier: MenuTrigger?

        override init(_ content: Element) {
            super.init(content)
            button.entries = { [weak self] in self?.modifier?.entries() ?? [] }
            button.pressed = { [weak self] in self?.modifier?.isPressed?.wrappedValue = $0 }
            button.addAction(UIAction { [weak self] _ in self?.modifier?.primaryAction?() }, for: .touchUpInside)
        }

        func show(_ modifier: MenuTrigger, isEnabled: Bool) {
            self.modifier = modifier
            button.showsMenuAsPrimaryAction = modifier.primaryAction == nil
            if button.isEnabled != isEnabled { button.isEnabled = isEnabled }
        }

        override var isSpacer: Bool { false }

        override func place(_ frame: CGRect, _ placement: Placement) {
            placement.inside(button, frame, inner) { content.place(CGRect(origin: .zero, size: frame.size), $0) }
        }
    }
}

/// The button of UIKit that opens a menu.
private final class MenuButton: UIButton {
    var entries: () -> [MenuEntry] = { [] }
    var pressed: (Bool) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        // Without a menu it would wait for no long press.
        menu = UIMenu()
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { pressed(isHighlighted) } } }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        menu = MenuItems.menu(entries())
        return super.beginTracking(touch, with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // What stands in it takes no touches of its own.
        super.hitTest(point, with: event) == nil ? nil : self
    }
}
