import QuartzCore

/// What is done to the view of UIKit that a view stands in.
nonisolated struct LayerEffect {
    var opacity = 1.0
    var transform = CATransform3DIdentity
    var clips = false
    var cornerRadius: CGFloat = 0
    var isHidden = false
    var filter: LayerFilter?
    var shadow: (color: UIColor, radius: CGFloat, offset: CGSize)?
    var takesTouches = true
}

/// A modifier that has views stand in a view of UIKit of their own, with an effect on it.
nonisolated struct EffectModifier: PrimitiveModifier {
    /// The numbers of the effect that are animated themselves: of angles in radians, as a whole turn is none for a matrix, and of
    /// filters, which no layer animates.
    var numbers: [Double] = []
    /// Returns the effect with some numbers, for a size.
    let effect: ([Double], CGSize, EnvironmentValues) -> LayerEffect

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { EffectElement(element, numbers) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) {
        (element as? EffectElement)?.show(numbers) { effect($0, $1, node.environment) }
    }

    private final class EffectElement: ContainerElement {
        private var effect: ([Double], CGSize) -> LayerEffect = { _, _ in LayerEffect() }
        private var goal: [Double]
        private var numbers: [Double]

        init(_ content: Element, _ numbers: [Double]) {
            (goal, self.numbers) = (numbers, numbers)
            super.init(content)
        }

        func show(_ numbers: [Double], _ effect: @escaping ([Double], CGSize) -> LayerEffect) {
            (goal, self.effect) = (numbers, effect)
        }

        override func decorate(_ frame: CGRect, _ placement: Placement) {
            move(placement)
            let effect = effect(numbers, frame.size)
            placement.change(view) {
                if view.alpha != effect.opacity { view.alpha = effect.opacity }
                if target == nil, !CATransform3DEqualToTransform(view.layer.transform, effect.transform) {
                    view.layer.transform = effect.transform
                }
                if target == nil { view.show(effect.filter) }
                if view.layer.cornerRadius != effect.cornerRadius { view.layer.cornerRadius = effect.cornerRadius }
                if let shadow = effect.shadow {
                    view.layer.shadowColor = shadow.color.withAlphaComponent(1).cgColor
                    view.layer.shadowOpacity = Float(shadow.color.cgColor.alpha)
                    view.layer.shadowRadius = shadow.radius
                    view.layer.shadowOffset = shadow.offset
                }
            }
            if view.clipsToBounds != effect.clips { view.clipsToBounds = effect.clips }
            if view.isHidden != effect.isHidden { view.isHidden = effect.isHidden }
            view.isUserInteractionEnabled = effect.takesTouches
        }

        /// The numbers that it moves to; nil while it does not move.
        private var target: [Double]?

        /// Begins to move, or goes to the numbers at once.
        private func move(_ placement: Placement) {
            guard goal != target ?? numbers else { return }
            guard let animation = placement.transaction.animation, !placement.surface.isNew(view) else {
                placement.host.driver.end(self)
                (numbers, target) = (goal, nil)
                return
            }
            let (from, to) = (numbers, goal)
            target = to
            placement.host.driver.run(self, animation) { [weak self] progress in
                guard let self else { return }
                numbers = zip(from, to).map { $0 + ($1 - $0) * progress }
                let effect = effect(self.numbers, view.bounds.size)
                UIView.performWithoutAnimation { self.view.layer.transform = effect.transform }
                view.show(effect.filter)
            } completion: { [weak self] in
                self?.target = nil
            }
        }
    }
}

/// An element whose content stands in a view of UIKit of its own.
class ContainerElement: WrappingElement {
    let view: ContainerView
    private lazy var inner = Surface(view)

    init(_ content: Element, _ view: ContainerView = ContainerView()) {
        self.view = view
        super.init(content)
    }

    /// Does to the view what the element is for.
    func decorate(_ frame: CGRect, _ placement: Placement) {}

    override func place(_ frame: CGRect, _ placement: Placement) {
        placement.inside(view, frame, inner) { content.place(CGRect(origin: .zero, size: frame.size), $0) }
        decorate(frame, placement)
    }
}

extension View {
    nonisolated func effect(
        _ effect: @escaping (inout LayerEffect, CGSize, EnvironmentValues) -> Void
    ) -> some View {
        modifier(
            EffectModifier { _, size, environment in
                var all = LayerEffect()
                effect(&all, size, environment)
                return all
            })
    }

    private nonisolated func turned(
        _ angle: Angle, _ transform: @escaping (CGFloat, CGSize) -> CATransform3D
    ) -> some View {
        modifier(
            EffectModifier(numbers: [angle.radians]) { numbers, size, _ in
                var effect = LayerEffect()
                effect.transform = transform(CGFloat(numbers[0]), size)
                return effect
            })
    }

    /// Sets how much of the view is seen, 0...1.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        effect { effect, _, _ in effect.opacity = opacity }
    }
    /// Hides the view, whose place stays.
    public nonisolated func hidden() -> some View { effect { effect, _, _ in effect.isHidden = true } }
    /// Shows of the view what is within its frame.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        effect { effect, _, _ in effect.clips = true }
    }
    /// Rounds the view's corners.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        effect { effect, size, _ in
            effect.clips = true
            effect.cornerRadius = min(radius, min(size.width, size.height) / 2)
        }
    }
    /// Draws the view larger or smaller around a point.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        transform(around: anchor) { CATransform3DScale($0, scale.width, scale.height, 1) }
    }
    /// Draws the view larger or smaller around a point.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    /// Draws the view larger or smaller around a point.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    /// Turns the view around a point, clockwise.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        turned(angle) { CATransform3DMakeRotation($0, 0, 0, 1).around(anchor, $1) }
    }
    /// Turns the view in space.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        turned(angle) { angle, size in
            var space = CATransform3DIdentity
            // The eye is as far away as the view is large.
            if perspective > 0 { space.m34 = -perspective / max(size.width, size.height, 1) }
            return CATransform3DRotate(space, angle, axis.x, axis.y, axis.z).around(anchor, size)
        }
    }
    /// Draws the view moved, turned and stretched.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        effect { effect, size, _ in
            effect.transform = CATransform3DMakeAffineTransform(transform).around(.topLeading, size)
        }
    }
    /// Draws a shadow of what the view shows.
    public nonisolated func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        effect { effect, _, environment in
            effect.shadow = (color.resolved(environment), radius, CGSize(width: x, height: y))
        }
    }
    /// Sets whether the view takes touches.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        effect { effect, _, _ in effect.takesTouches = enabled }
    }

    private nonisolated func transform(
        around anchor: UnitPoint, _ change: @escaping (CATransform3D) -> CATransform3D
    ) -> some View {
        effect { effect, size, _ in effect.transform = change(CATransform3DIdentity).around(anchor, size) }
    }
}

extension CATransform3D {
    /// Returns the transform around a point of a view of a size, in place of its middle.
    func around(_ anchor: UnitPoint, _ size: CGSize) -> CATransform3D {
        let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        guard x != 0 || y != 0 else { return self }
        let there = CATransform3DMakeTranslation(-x, -y, 0)
        let back = CATransform3DMakeTranslation(x, y, 0)
        return CATransform3DConcat(CATransform3DConcat(there, self), back)
    }
}
