/// A view of UIKit as a view.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the view of UIKit.
    associatedtype UIViewType: UIView
    /// The type of what it tells what happens.
    associatedtype Coordinator = Void
    /// What is told when it is made and changed.
    typealias Context = UIViewRepresentableContext<Self>
    /// Makes the view of UIKit.
    func makeUIView(context: Context) -> UIViewType
    /// Changes it, as something that it is made of has changed.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Is told that it goes away.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes what it tells what happens.
    func makeCoordinator() -> Coordinator
    /// Returns the size that it takes of a proposed one; nil for the usual one.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// Returns nil.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Makes nothing.
    public func makeCoordinator() {}
}

/// What is told when a view of UIKit is made and changed.
public nonisolated struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What it tells what happens.
    public let coordinator: Representable.Coordinator
    /// The environment.
    public internal(set) var environment: EnvironmentValues
    /// How changes are shown.
    public internal(set) var transaction = Transaction()
}

/// A controller of UIKit as a view.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of what it tells what happens.
    associatedtype Coordinator = Void
    /// What is told when it is made and changed.
    typealias Context = UIViewControllerRepresentableContext<Self>
    /// Makes the controller.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Changes it, as something that it is made of has changed.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Is told that it goes away.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes what it tells what happens.
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Makes nothing.
    public func makeCoordinator() {}
}

/// What is told when a controller of UIKit is made and changed.
public nonisolated struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What it tells what happens.
    public let coordinator: Representable.Coordinator
    /// The environment.
    public internal(set) var environment: EnvironmentValues
    /// How changes are shown.
    public internal(set) var transaction = Transaction()
}

/// The element of a view of UIKit.
class UIKitElement: Element {
    private let view: UIView
    /// Returns the size that it takes of a proposed one; nil for the usual one.
    var fit: (ProposedViewSize) -> CGSize? = { _ in nil }
    /// Is called before it is placed.
    var willPlace: (Placement) -> Void = { _ in }

    init(_ view: UIView, _ host: ViewHost?) {
        self.view = view
        super.init(host)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let size = fit(proposal) { return size }
        let own = view.intrinsicContentSize
        return CGSize(
            width: length(proposal.width, own.width, .horizontal),
            height: length(proposal.height, own.height, .vertical))
    }

    /// Returns a length between what the view resists to be less than, and what it clings to.
    private func length(_ proposed: CGFloat?, _ own: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard own != UIView.noIntrinsicMetric else { return proposed ?? 10 }
        guard let proposed else { return own }
        let least =
            view.contentCompressionResistancePriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue
            ? own : 0
        let most =
            view.contentHuggingPriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue
            ? own : CGFloat.infinity
        return min(max(proposed, least), max(most, least))
    }

    override func place(_ frame: CGRect, _ placement: Placement) {
        willPlace(placement)
        placement.put(view, frame)
    }
}

extension ViewNode {
    /// How what has changed is shown: as the code says that runs, or else the code that ran before the views were evaluated.
    fileprivate var transaction: Transaction {
        let now = TransactionState.current.transaction
        return now.animation == nil ? host?.evaluated ?? now : now
    }
}

/// The node of a view of UIKit.
final class ViewRepresentableNode<V: UIViewRepresentable>: TypedNode<V> {
    private var properties = StoredProperties()
    private var context: UIViewRepresentableContext<V>?
    private var uiView: V.UIViewType?
    private var element: UIKitElement?
    /// Whether it could be used when it was changed last.
    private var isEnabled = true

    override init(_ view: V, _ inputs: NodeInputs) {
        super.init(view, inputs)
        changed()
    }

    override var elements: [Element] { element.map { [$0] } ?? [] }

    override func changed() {
        properties.connect(view, to: self)
        var context =
            self.context ?? UIViewRepresentableContext<V>(coordinator: view.makeCoordinator(), environment: environment)
        context.environment = environment
        context.transaction = transaction
        self.context = context
        let uiView = self.uiView ?? view.makeUIView(context: context)
        if element == nil {
            self.uiView = uiView
            element = UIKitElement(uiView, host)
        }
        observed { view.updateUIView(uiView, context: context) }
        element?.fit = { [view] in view.sizeThatFits($0, uiView: uiView, context: context) }
        guard environment.isEnabled != isEnabled else { return }
        isEnabled = environment.isEnabled
        uiView.isUserInteractionEnabled = isEnabled
    }

    override func unmount() {
        super.unmount()
        properties.disconnect()
        if let uiView, let context { V.dismantleUIView(uiView, coordinator: context.coordinator) }
    }
}

/// The node of a controller of UIKit.
final class ControllerRepresentableNode<V: UIViewControllerRepresentable>: TypedNode<V> {
    private var properties = StoredProperties()
    private var context: UIViewControllerRepresentableContext<V>?
    private var controller: V.UIViewControllerType?
    private var element: ControllerElement?

    override init(_ view: V, _ inputs: NodeInputs) {
        super.init(view, inputs)
        changed()
    }

    override var elements: [Element] { element.map { [$0] } ?? [] }

    override func changed() {
        properties.connect(view, to: self)
        var context =
            self.context
            ?? UIViewControllerRepresentableContext<V>(coordinator: view.makeCoordinator(), environment: environment)
        context.environment = environment
        context.transaction = transaction
        self.context = context
        let controller = self.controller ?? view.makeUIViewController(context: context)
        if element == nil {
            self.controller = controller
            element = ControllerElement(controller, host)
        }
        observed { view.updateUIViewController(controller, context: context) }
    }

    override func unmount() {
        super.unmount()
        properties.disconnect()
        element?.end()
        if let controller, let context {
            V.dismantleUIViewController(controller, coordinator: context.coordinator)
        }
    }
}

/// The element of a controller of UIKit, which is a child of the one that shows it.
final class ControllerElement: Element {
    let controller: UIViewController
    /// Whether it goes on below bars.
    var fillsScreen = true

    init(_ controller: UIViewController, _ host: ViewHost?) {
        self.controller = controller
        super.init(host)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let preferred = controller.preferredContentSize
        return CGSize(
            width: proposal.width ?? max(preferred.width, 10), height: proposal.height ?? max(preferred.height, 10))
    }

    override func place(_ frame: CGRect, _ placement: Placement) {
        if controller.parent == nil, let parent = placement.host.controller {
            parent.addChild(controller)
            placement.host.afterwards { [controller] in controller.didMove(toParent: parent) }
        }
        placement.put(controller.view, fillsScreen ? placement.region?.extend(frame, .all) ?? frame : frame)
    }

    /// Takes it from the controller that shows it.
    func end() {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
    }
}
