/// A change of where and how views are drawn, animated by numbers.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform for a size.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Returns the effect: it also counts for where views are told to be.
    public nonisolated func ignoredByLayout() -> Self { self }
}

/// A transform in space, seen from the front.
public nonisolated struct ProjectionTransform: Equatable, Sendable {
    var transform: CATransform3D

    /// Makes one that changes nothing.
    public init() { transform = CATransform3DIdentity }
    /// Makes one in the plane.
    public init(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    /// Makes one in space.
    public init(_ m: CATransform3D) { transform = m }

    /// Whether it changes nothing.
    public var isIdentity: Bool { CATransform3DIsIdentity(transform) }
    /// Returns both, one after the other.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(CATransform3DConcat(transform, rhs.transform))
    }

    /// Whether two are the same.
    public static func == (one: ProjectionTransform, other: ProjectionTransform) -> Bool {
        CATransform3DEqualToTransform(one.transform, other.transform)
    }
}

/// The node of a view with such an effect.
final class GeometryEffectNode<Content: View, Effect: GeometryEffect>: TypedNode<ModifiedContent<Content, Effect>> {
    private var child: ViewNode?
    private var wrappers: [ObjectIdentifier: EffectElement] = [:]
    private let effects = Interpolation<Effect>()
    private var shown: Effect

    override init(_ view: ModifiedContent<Content, Effect>, _ inputs: NodeInputs) {
        shown = view.modifier
        super.init(view, inputs)
        changed()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override var isTransparent: Bool { true }

    override func changed() {
        shown = effects.value(for: view.modifier, in: self)
        child = shown(view.content, by: child)
    }

    override var elements: [Element] {
        var next: [ObjectIdentifier: EffectElement] = [:]
        let all = super.elements.map { element in
            let id = ObjectIdentifier(element)
            let wrapper = wrappers[id].flatMap { $0.content === element ? $0 : nil } ?? EffectElement(element)
            wrapper.effect = shown
            next[id] = wrapper
            return wrapper
        }
        wrappers = next
        return all
    }

    private final class EffectElement: ContainerElement {
        var effect: Effect?

        override func decorate(_ frame: CGRect, _ placement: Placement) {
            guard let effect else { return }
            // A transform of SwiftUI's is about the upper left corner.
            let transform = effect.effectValue(size: frame.size).transform.around(.topLeading, frame.size)
            UIView.performWithoutAnimation { view.layer.transform = transform }
        }
    }
}
