/// How views come and go.
public nonisolated struct AnyTransition {
    /// How a view looks before it comes, or after it has gone.
    enum Effect {
        case opacity
        case scale(CGFloat, UnitPoint)
        case offset(CGSize)
        case move(Edge)
        /// As a modified view looks.
        case modified(PhasedChange)
    }

    /// What a view is made of another in a phase.
    typealias PhasedChange = @MainActor (AnyView, TransitionPhase) -> AnyView

    var coming: [Effect]
    var going: [Effect]

    init(_ effects: [Effect], going: [Effect]? = nil) { (coming, self.going) = (effects, going ?? effects) }

    /// At once.
    public static let identity = AnyTransition([])
    /// By its opacity.
    public static let opacity = AnyTransition([.opacity])
    /// In from the left and out to the right.
    public static let slide = AnyTransition([.move(.leading)], going: [.move(.trailing)])
    /// By its size.
    public static let scale = AnyTransition([.scale(0, .center)])
    /// By its size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition([.scale(scale, anchor)])
    }
    /// By its size, around a point.
    public static func scale(anchor: UnitPoint) -> AnyTransition { AnyTransition([.scale(0, anchor)]) }
    /// From and to a distance.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition([.offset(offset)]) }
    /// From and to a distance.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// From and to an edge, as far as the view is large.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }
    /// From an edge, and to the other one, with its opacity.
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: Edge =
            switch edge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        return AnyTransition([.move(edge), .opacity], going: [.move(opposite), .opacity])
    }
    /// By its focus, its size and its opacity.
    public static let blurReplace = AnyTransition(BlurReplaceTransition(configuration: .downUp))
    /// Returns one that comes one way, and goes another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion.coming, going: removal.going)
    }
    /// Returns one of two modifiers: of the view before it comes and after it has gone, and of the one that is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition([.modified { AnyView($0.modifier($1.isIdentity ? identity : active)) }])
    }
    /// Makes one of a transition's type.
    public init<T: Transition>(_ transition: T) {
        self.init([.modified { AnyView(transition.body(content: PlaceholderContentView(content: $0), phase: $1)) }])
    }

    /// Returns one of both.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(coming + other.coming, going: going + other.going)
    }
    /// Returns one with an animation of its own: as without.
    public func animation(_ animation: Animation?) -> AnyTransition { self }

    /// Shows how a view comes.
    @MainActor
    func insert(_ view: UIView, _ animation: Animation) {
        guard !coming.isEmpty else { return }
        (view as? PhasedView)?.come(animation)
        let (alpha, transform) = (view.alpha, view.layer.transform)
        UIView.performWithoutAnimation { Self.apply(coming, view, transform) }
        animation.run {
            view.alpha = alpha
            view.layer.transform = transform
        }
    }

    /// Shows how a view goes, and does something then.
    @MainActor
    func remove(_ view: UIView, _ animation: Animation, completion: @escaping () -> Void) {
        guard !going.isEmpty else { return completion() }
        let phased = (view as? PhasedView).flatMap { $0.isPhased ? $0 : nil }
        if going.allSatisfy(\.isModified), let phased { return phased.go(animation, completion: completion) }
        phased?.go(animation) {}
        let (alpha, transform) = (view.alpha, view.layer.transform)
        animation.run {
            Self.apply(going, view, transform)
        } completion: {
            completion()
            guard view.superview == nil else { return }
            (view.alpha, view.layer.transform) = (alpha, transform)
        }
    }

    @MainActor
    private static func apply(_ effects: [Effect], _ view: UIView, _ base: CATransform3D) {
        let size = view.bounds.size
        for effect in effects {
            switch effect {
            case .opacity: view.alpha = 0
            case .scale(let scale, let anchor):
                // At nothing at all there is no way back.
                let scale = max(scale, 0.001)
                view.layer.transform = CATransform3DConcat(
                    CATransform3DMakeScale(scale, scale, 1).around(anchor, size), view.layer.transform)
            case .offset(let offset): move(view, offset)
            case .modified: break
            case .move(let edge):
                switch edge {
                case .top: move(view, CGSize(width: 0, height: -size.height))
                case .bottom: move(view, CGSize(width: 0, height: size.height))
                case .leading: move(view, CGSize(width: -size.width, height: 0))
                case .trailing: move(view, CGSize(width: size.width, height: 0))
                }
            }
        }
    }

    @MainActor
    private static func move(_ view: UIView, _ offset: CGSize) {
        view.layer.transform = CATransform3DConcat(
            view.layer.transform, CATransform3DMakeTranslation(offset.width, offset.height, 0))
    }
}

extension AnyTransition.Effect {
    var isModified: Bool { change != nil }

    var change: AnyTransition.PhasedChange? {
        if case .modified(let change) = self { change } else { nil }
    }
}

/// A modifier that says how views come and go.
nonisolated struct TransitionModifier: PrimitiveModifier {
    let transition: AnyTransition

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { TransitionElement(element, PhasedView()) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) {
        guard let element = element as? TransitionElement else { return }
        element.transition = transition
        element.environment = node.environment
    }

    private final class TransitionElement: ContainerElement {
        var transition = AnyTransition.opacity
        var environment = EnvironmentValues()

        override func place(_ frame: CGRect, _ placement: Placement) {
            var placement = placement
            placement.transition = transition
            guard let view = view as? PhasedView, view.isPhased || transition.isPhased else {
                return super.place(frame, placement)
            }
            placement.put(view, frame)
            view.show(transition, frame.size, environment)
            placement.within(at: frame, isNew: placement.surface.isNew(view), view.surface) {
                content.place(CGRect(origin: .zero, size: frame.size), $0)
            }
        }
    }
}

extension View {
    /// Says how the view comes and goes.
    public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }
    /// Says how the view comes and goes.
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
}
