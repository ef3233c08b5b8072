/// What a button is for.
public nonisolated struct ButtonRole: Hashable, Sendable {
    private let name: String
    /// It destroys something.
    public static let destructive = ButtonRole(name: "destructive")
    /// It leaves everything as it is.
    public static let cancel = ButtonRole(name: "cancel")
    /// It confirms something.
    public static let confirm = ButtonRole(name: "confirm")
    /// It closes something.
    public static let close = ButtonRole(name: "close")
}

/// A view that does something when it is tapped.
public nonisolated struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: () -> Void
    let label: Label
    @Environment(\.buttonLook) private var look
    @State private var isPressed = false

    /// Makes one.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
    /// Makes one with a role.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, { MainActor.assumeIsolated { action() } }, label())
    }

    /// The label, as the style has it.
    @MainActor
    public var body: some View {
        look.body(role, AnyView(label), isPressed, action)
            .modifier(PressModifier(isPressed: $isPressed, action: action, takesRow: look.isUsual))
    }
}

extension Button where Label == Text {
    /// Makes one of a text.
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    /// Makes one of a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    /// Makes one of a text with a role.
    public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    /// Makes one of a text with a role.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Makes one of a text and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    /// Makes one of a text and a symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

/// How a button looks.
@preconcurrency @MainActor
public protocol ButtonStyle {
    /// The type of what it makes.
    associatedtype Body: View
    /// What is told of the button.
    typealias Configuration = ButtonStyleConfiguration
    /// Returns the button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is told of a button to its style.
public nonisolated struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }
    /// What the button is for.
    public let role: ButtonRole?
    /// Its label.
    public let label: Label
    /// Whether a finger is on it.
    public let isPressed: Bool
}

/// How a button looks, and what it does with touches.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
    /// The type of what it makes.
    associatedtype Body: View
    /// What is told of the button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Returns the button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is told of a button to its style.
public nonisolated struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public typealias Label = ButtonStyleConfiguration.Label
    /// What the button is for.
    public let role: ButtonRole?
    /// Its label.
    public let label: Label
    let action: () -> Void
    /// Does what the button does.
    public func trigger() { action() }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Sendable {
    /// One of them.
    case mini, small, regular, large, extraLarge
}

/// How buttons look, as it is handed on.
nonisolated struct ButtonLook {
    /// Makes a button: its role, label, whether it is pressed, what it does.
    let make: @MainActor (ButtonRole?, AnyView, Bool, @escaping () -> Void) -> AnyView
    /// Whether nobody has chosen it: a button in a list then takes the taps on its whole row.
    var isUsual = false

    @MainActor
    func body(_ role: ButtonRole?, _ label: AnyView, _ isPressed: Bool, _ action: @escaping () -> Void) -> AnyView {
        make(role, label, isPressed, action)
    }

    init<S: ButtonStyle>(_ style: S) {
        make = { role, label, isPressed, _ in
            let configuration = ButtonStyleConfiguration(
                role: role, label: ButtonStyleConfiguration.Label(content: label), isPressed: isPressed)
            return AnyView(StyledView(style) { AnyView($0.makeBody(configuration: configuration)) })
        }
    }

    init<S: PrimitiveButtonStyle>(primitive style: S) {
        make = { role, label, _, action in
            let configuration = PrimitiveButtonStyleConfiguration(
                role: role, label: ButtonStyleConfiguration.Label(content: label), action: action)
            return AnyView(StyledView(style) { AnyView($0.makeBody(configuration: configuration)) })
        }
    }
}

private enum ButtonLookKey: EnvironmentKey {
    static var defaultValue: ButtonLook {
        var look = ButtonLook(BorderlessButtonStyle())
        look.isUsual = true
        return look
    }
}
private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
    /// How buttons look.
    var buttonLook: ButtonLook {
        get { self[ButtonLookKey.self] }
        set { self[ButtonLookKey.self] = newValue }
    }
    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets how buttons look.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        changingEnvironment { $0.buttonLook = ButtonLook(style) }
    }
    /// Sets how buttons look.
    @_disfavoredOverload
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        changingEnvironment { $0.buttonLook = ButtonLook(primitive: style) }
    }
    /// Sets how large controls are.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        changingEnvironment { $0.controlSize = controlSize }
    }
}

/// What a row of a list that is a button does when it is tapped: the list takes the tap itself.
enum PressTrait: ElementTrait {
    typealias Value = @MainActor () -> Void
}

/// A modifier that has a tap on views do something, and tells whether a finger is on them.
nonisolated struct PressModifier: PrimitiveModifier {
    let isPressed: Binding<Bool>
    let action: () -> Void
    /// Whether taps on the whole row of a list count.
    var takesRow = false

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { PressElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) {
        (element as? PressElement)?.show(self, isEnabled: node.environment.isEnabled)
    }

    private final class PressElement: WrappingElement {
        private let view = PressControl()
        private lazy var inner = Surface(view)
        private var modifier: PressModifier?

        override init(_ content: Element) {
            super.init(content)
            view.changed = { [weak self] in self?.modifier?.isPressed.wrappedValue = $0 }
            view.addAction(UIAction { [weak self] _ in self?.modifier?.action() }, for: .touchUpInside)
        }

        func show(_ modifier: PressModifier, isEnabled: Bool) {
            self.modifier = modifier
            if view.isEnabled != isEnabled { view.isEnabled = isEnabled }
        }

        override var isSpacer: Bool { false }

        override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
            guard key == PressTrait.self, let modifier, modifier.takesRow, view.isEnabled else {
                return content.trait(key)
            }
            let action: PressTrait.Value = modifier.action
            return action as? Key.Value
        }

        override func place(_ frame: CGRect, _ placement: Placement) {
            placement.inside(view, frame, inner) { content.place(CGRect(origin: .zero, size: frame.size), $0) }
        }
    }
}

/// The control of UIKit that a button is.
private final class PressControl: UIControl {
    var changed: (Bool) -> Void = { _ in }

    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { changed(isHighlighted) } } }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // What stands in it takes no touches of its own, unless that is a control, too.
        guard let found = super.hitTest(point, with: event) else { return nil }
        var view: UIView? = found
        while let next = view, next !== self {
            if next is UIControl { return found }
            view = next.superview
        }
        return self
    }
}
