/// Where a view is that comes into or goes out of sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It is at the beginning.
    case topLeading
    /// It is in sight.
    case identity
    /// It is at the end.
    case bottomTrailing

    /// Whether it is in sight.
    public var isIdentity: Bool { self == .identity }
    /// -1 at the beginning, 0 in sight, 1 at the end.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view changes that comes into or goes out of sight.
public nonisolated struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view must be seen.
    public struct Threshold: Sendable {
        let part: Double
        /// All of it.
        public static let visible = Threshold(part: 1)
        /// None of it.
        public static let hidden = Threshold(part: 0)
        /// The middle of what is seen: as all of it.
        public static var centered: Threshold { visible }
        /// Returns a part of it.
        public static func visible(_ amount: Double) -> Threshold { Threshold(part: amount) }
        /// Returns a mixture of this and another one.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(part: part + (other.part - part) * amount)
        }
        /// Returns one that is further inside, by points: has no effect.
        public func inset(by distance: Double) -> Threshold { self }
    }

    enum Kind {
        case animated, interactive, identity
    }

    let kind: Kind
    var threshold = Threshold.visible

    /// It changes at once, animated.
    public static let animated = ScrollTransitionConfiguration(kind: .animated)
    /// It changes with what is scrolled.
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
    /// It does not change.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)
    /// It changes at once, with an animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { animated }
    /// It changes with what is scrolled, along a curve: at a constant pace here.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { interactive }
    /// Returns one with another animation: as usual here.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    /// Returns one that is over when more or less of the view is seen.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }
}

/// A modifier that changes how views look that come into or go out of sight.
nonisolated struct ScrollTransitionModifier: PrimitiveModifier {
    let before: ScrollTransitionConfiguration
    let after: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: (EmptyVisualEffect, ScrollTransitionPhase) -> VisualChange

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { TransitionElement(element, self) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? TransitionElement)?.modifier = self }

    private final class TransitionElement: ContainerElement {
        var modifier: ScrollTransitionModifier
        private var phase: ScrollTransitionPhase?

        init(_ content: Element, _ modifier: ScrollTransitionModifier) {
            self.modifier = modifier
            super.init(content)
        }

        override func decorate(_ frame: CGRect, _ placement: Placement) {
            guard let scroll = placement.scroll, let start = placement.spaces[ScrollElement.name]?.origin else {
                return
            }
            scroll.dependsOnOffset = true
            let axis = modifier.axis ?? (scroll.axes == .horizontal ? .horizontal : .vertical)
            let place = placement.global(frame.origin)
            let position = axis == .vertical ? place.y - start.y : place.x - start.x
            let hidden = scroll.hidden
            let begin = axis == .vertical ? hidden.top : hidden.left
            let end = begin + scroll.room[axis]
            let length = max(frame.size[axis], 1)
            // How much of the view is beyond an edge, -1...1.
            let above = min(max((begin - position) / length, 0), 1)
            let below = min(max((position + length - end) / length, 0), 1)
            let (phase, part) = above > 0 ? (ScrollTransitionPhase.topLeading, above) : (.bottomTrailing, below)
            show(part == 0 ? .identity : phase, part, frame.size)
        }

        private func show(_ phase: ScrollTransitionPhase, _ part: CGFloat, _ size: CGSize) {
            let configuration = phase == .topLeading ? modifier.before : modifier.after
            let identity = modifier.transition(EmptyVisualEffect(), .identity)
            let full = modifier.transition(EmptyVisualEffect(), phase)
            // How far the change has come when some of the view is not seen.
            let start = 1 - configuration.threshold.part
            let amount = start >= 1 ? (part >= 1 ? 1 : 0) : max(0, (part - start) / (1 - start))
            switch configuration.kind {
            case .identity: apply(identity.opacity, identity.transform(size), identity.filter)
            case .interactive:
                apply(
                    identity.opacity + (full.opacity - identity.opacity) * Double(amount),
                    CATransform3D(from: identity.transform(size), to: full.transform(size), amount),
                    identity.filter == nil && full.filter == nil
                        ? nil : (identity.filter ?? LayerFilter()).mixed(with: full.filter ?? LayerFilter(), amount))
            case .animated:
                let goal: ScrollTransitionPhase = amount > 0 ? phase : .identity
                guard goal != self.phase else { return }
                let isFirst = self.phase == nil
                self.phase = goal
                let change = goal == .identity ? identity : full
                let run = { self.apply(change.opacity, change.transform(size), change.filter) }
                if isFirst { run() } else { Animation.default.run(run) }
            }
        }

        private func apply(_ opacity: Double, _ transform: CATransform3D, _ filter: LayerFilter?) {
            view.alpha = opacity
            view.layer.transform = transform
            view.show(filter)
        }
    }
}

extension CATransform3D {
    /// Makes a transform between two, by their numbers.
    fileprivate init(from: CATransform3D, to: CATransform3D, _ amount: CGFloat) {
        func mix(_ path: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
            from[keyPath: path] + (to[keyPath: path] - from[keyPath: path]) * amount
        }
        self.init(
            m11: mix(\.m11), m12: mix(\.m12), m13: mix(\.m13), m14: mix(\.m14), m21: mix(\.m21), m22: mix(\.m22),
            m23: mix(\.m23), m24: mix(\.m24), m31: mix(\.m31), m32: mix(\.m32), m33: mix(\.m33), m34: mix(\.m34),
            m41: mix(\.m41), m42: mix(\.m42), m43: mix(\.m43), m44: mix(\.m44))
    }
}

extension View {
    /// Changes how the view looks when it comes into or goes out of sight.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> VisualChange
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }
    /// Changes how the view looks when it comes into or goes out of sight.
    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> VisualChange
    ) -> some View {
        modifier(
            ScrollTransitionModifier(before: topLeading, after: bottomTrailing, axis: axis, transition: transition))
    }
}
