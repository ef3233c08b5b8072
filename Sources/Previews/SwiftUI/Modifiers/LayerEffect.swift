import Previews

/// What is done to the view of UIKit that a view stands in.
nonisolated struct LayerEffect {
    var opacity = 1.0
    var transform = CATransform3DIdentity
    var clips = false
    var cornerRadius: CGFloat = 0
    var isHidden = false
    var blur: CGFloat = 0
    var shadow: (color: UIColor, radius: CGFloat, offset: CGSize)?
    var takesTouches = true
}

/// A modifier that has views stand in a view of UIKit of their own, with an effect on it.
nonisolated struct EffectModifier: PrimitiveModifier {
    /// The angles of the effect in radians: what is animated moves through those between, as a whole turn is none for a matrix.
    var angles: [Double] = []
    /// Returns the effect with some angles, for a size.
    let effect: ([Double], CGSize, EnvironmentValues) -> LayerEffect

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { EffectElement(element, angles) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) {
        (element as? EffectElement)?.show(angles) { effect($0, $1, node.environment) }
    }

    private final class EffectElement: ContainerElement {
        private var effect: ([Double], CGSize) -> LayerEffect = { _, _ in LayerEffect() }
        private var goal: [Double]
        private var angles: [Double]

        init(_ content: Element, _ angles: [Double]) {
            (goal, self.angles) = (angles, angles)
            super.init(content)
        }

        func show(_ angles: [Double], _ effect: @escaping ([Double], CGSize) -> LayerEffect) {
            (goal, self.effect) = (angles, effect)
        }

        override func decorate(_ frame: CGRect, _ placement: Placement) {
            turn(placement)
            let effect = effect(angles, frame.size)
            placement.change(view) {
                if view.alpha != effect.opacity { view.alpha = effect.opacity }
                if target == nil, !CATransform3DEqualToTransform(view.layer.transform, effect.transform) {
                    view.layer.transform = effect.transform
                }
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

        /// The angles that it turns to; nil while it does not turn.
        private var target: [Double]?

        /// Begins to turn, or goes to the angles at once.
        private func turn(_ placement: Placement) {
            guard goal != target ?? angles else { return }
            guard let animation = placement.transaction.animation, !placement.surface.isNew(view) else {
                placement.host.driver.end(self)
                (angles, target) = (goal, nil)
                return
            }
            let (from, to) = (angles, goal)
            target = to
            placement.host.driver.run(self, animation) { [weak self] progress in
                guard let self else { return }
                angles = zip(from, to).map { $0 + ($1 - $0) * progress }
                UIView.performWithoutAnimation {
                    self.view.layer.transform = self.effect(self.angles, self.view.bounds.size).transform
                }
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
            EffectModifier(angles: [angle.radians]) { angles, size, _ in
                var effect = LayerEffect()
                effect.transform = transform(CGFloat(angles[0]), size)
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

    /// Draws the view out of focus: has no effect, as the stage says.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        unseen("a blur of a view", radius != 0)
    }
    /// Mixes the view's colours with those behind: has no effect, as the stage says.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        unseen("a mixture of a view's colours with those behind", blendMode != .normal)
    }
    /// Draws the view as one picture: has no effect.
    public nonisolated func compositingGroup() -> some View { self }
    /// Draws the view as one picture: has no effect.
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View { self }
    /// Takes the view's colours away, 0...1: has no effect, as the stage says.
    public nonisolated func grayscale(_ amount: Double) -> some View { unseen("a view without colours", amount != 0) }
    /// Changes how strong the view's colours are: has no effect, as the stage says.
    public nonisolated func saturation(_ amount: Double) -> some View { unseen("a view's saturation", amount != 1) }
    /// Changes how bright the view is: has no effect, as the stage says.
    public nonisolated func brightness(_ amount: Double) -> some View { unseen("a view's brightness", amount != 0) }
    /// Changes how far the view's colours are apart: has no effect, as the stage says.
    public nonisolated func contrast(_ amount: Double) -> some View { unseen("a view's contrast", amount != 1) }
    /// Turns the view's colours around: has no effect, as the stage says.
    public nonisolated func colorInvert() -> some View { unseen("a view of inverted colours", true) }
    /// Multiplies the view's colours: has no effect, as the stage says.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        unseen("a view of multiplied colours", color != .white)
    }
    /// Turns the view's hues: has no effect, as the stage says.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { unseen("a view of turned hues", angle != .zero) }

    private nonisolated func unseen(_ name: String, _ isWanted: Bool) -> some View {
        modifier(UnseenModifier(name: isWanted ? name : nil))
    }
}

/// A modifier for what a stage does not draw, which says so.
nonisolated struct UnseenModifier: PrimitiveModifier {
    /// What is not drawn; nil for nothing.
    let name: String?

    @MainActor
    func changed(_ node: ViewNode) {
        if let name { LeftOutCode.tell(name, "the stage draws the view as it is") }
    }
}

/// How colours are mixed with those behind.
public enum BlendMode: Hashable, Sendable {
    /// One of them.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
        plusLighter
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
