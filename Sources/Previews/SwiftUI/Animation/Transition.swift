/// How far a view is that comes or goes.
public nonisolated enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It has gone.
    case didDisappear

    /// Whether it is there.
    public var isIdentity: Bool { self == .identity }
    /// -1 before the view comes, 0 while it is there, 1 after it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A way in which views come and go.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the view that is shown.
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>
    /// Returns what is shown of the view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
    /// Returns what is shown of a view in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content: content), phase: phase)
    }
    /// Returns one that does both.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
    /// Returns one with an animation of its own: as without.
    public func animation(_ animation: Animation?) -> some Transition { self }
}

/// Two transitions at once.
private nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    @MainActor
    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// A transition by which a view comes into focus and goes out of it.
public nonisolated struct BlurReplaceTransition: Transition {
    /// How its size changes.
    public struct Configuration: Equatable, Sendable {
        let isUp: Bool
        /// It comes smaller and goes larger.
        public static let downUp = Configuration(isUp: false)
        /// It comes and goes smaller.
        public static let upUp = Configuration(isUp: true)
    }

    /// How its size changes.
    public var configuration: Configuration
    /// Makes one.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Returns what is shown of the view in a phase.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0)
            .scaleEffect(phase.isIdentity ? 1 : phase == .didDisappear && !configuration.isUp ? 1.1 : 0.9)
    }
}

/// A transition by opacity.
public nonisolated struct OpacityTransition: Transition {
    /// Makes one.
    public init() {}
    /// Returns what is shown of the view in a phase.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition by size.
public nonisolated struct ScaleTransition: Transition {
    /// How large the view is that is not there.
    public var scale: Double
    /// The point around which it grows.
    public var anchor: UnitPoint
    /// Makes one.
    public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
    /// Returns what is shown of the view in a phase.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : max(scale, 0.001), anchor: anchor)
    }
}

/// A transition from and to a distance.
public nonisolated struct OffsetTransition: Transition {
    /// The distance, in points.
    public var offset: CGSize
    /// Makes one.
    public init(_ offset: CGSize) { self.offset = offset }
    /// Returns what is shown of the view in a phase.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// No transition.
public nonisolated struct IdentityTransition: Transition {
    /// Makes one.
    public init() {}
    /// Returns the view.
    @MainActor
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
