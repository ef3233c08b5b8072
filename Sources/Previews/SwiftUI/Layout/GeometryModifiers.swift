/// A modifier that tells somebody where views are.
nonisolated struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
    let transform: (GeometryProxy) -> Value
    let action: (_ old: Value, _ new: Value) -> Void

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { ChangeElement(element, self) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? ChangeElement)?.modifier = self }

    private final class ChangeElement: WrappingElement {
        var modifier: GeometryChangeModifier
        private var value: Value?

        init(_ content: Element, _ modifier: GeometryChangeModifier) {
            self.modifier = modifier
            super.init(content)
        }

        override func place(_ frame: CGRect, _ placement: Placement) {
            placement.scroll?.dependsOnOffset = true
            content.place(frame, placement)
            let now = modifier.transform(placement.proxy(frame))
            let before = value
            guard now != before else { return }
            value = now
            placement.host.afterwards { [modifier] in modifier.action(before ?? now, now) }
        }
    }
}

/// A modifier that changes how views look by where they are.
nonisolated struct VisualEffectModifier<Effect: View>: PrimitiveModifier {
    let effect: (EmptyVisualEffect, GeometryProxy) -> VisualChange
    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { VisualElement(element, self) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? VisualElement)?.modifier = self }

    private final class VisualElement: ContainerElement {
        var modifier: VisualEffectModifier

        init(_ content: Element, _ modifier: VisualEffectModifier) {
            self.modifier = modifier
            super.init(content)
        }

        override func decorate(_ frame: CGRect, _ placement: Placement) {
            placement.scroll?.dependsOnOffset = true
            let change = modifier.effect(EmptyVisualEffect(), placement.proxy(frame))
            view.alpha = change.opacity
            view.layer.transform = change.transform(frame.size)
            view.show(change.filter)
        }
    }
}

extension View {
    /// Does something when what is told by the view's size and place changes.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform) { action($1) })
    }
    /// Does something when what is told by the view's size and place changes.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
    /// Changes how the view looks by where it is.
    public nonisolated func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> VisualChange
    ) -> some View {
        modifier(VisualEffectModifier<Self>(effect: effect))
    }
}

/// How a view looks that nothing has changed.
public typealias EmptyVisualEffect = VisualChange

/// How a view looks.
public nonisolated struct VisualChange: Sendable {
    var opacity = 1.0
    var filter: LayerFilter?
    var steps: [@Sendable (CATransform3D, CGSize) -> CATransform3D] = []

    init() {}

    func transform(_ size: CGSize) -> CATransform3D {
        steps.reduce(CATransform3DIdentity) { $1($0, size) }
    }

    private func adding(_ step: @escaping @Sendable (CATransform3D, CGSize) -> CATransform3D) -> VisualChange {
        var copy = self
        copy.steps.append(step)
        return copy
    }

    /// Sets how much of it is seen, 0...1.
    public func opacity(_ opacity: Double) -> VisualChange {
        var copy = self
        copy.opacity *= opacity
        return copy
    }
    /// Draws it larger or smaller.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> VisualChange {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }
    /// Draws it larger or smaller.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> VisualChange {
        adding { CATransform3DConcat($0, CATransform3DMakeScale(x, y, 1).around(anchor, $1)) }
    }
    /// Moves it, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> VisualChange {
        adding { base, _ in CATransform3DConcat(base, CATransform3DMakeTranslation(x, y, 0)) }
    }
    /// Moves it, in points.
    public func offset(_ offset: CGSize) -> VisualChange { self.offset(x: offset.width, y: offset.height) }
    /// Turns it, clockwise.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> VisualChange {
        adding { CATransform3DConcat($0, CATransform3DMakeRotation(angle.radians, 0, 0, 1).around(anchor, $1)) }
    }
    /// Turns it in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> VisualChange {
        adding { base, size in
            var space = CATransform3DIdentity
            if perspective > 0 { space.m34 = -perspective / max(size.width, size.height, 1) }
            let turned = CATransform3DRotate(space, angle.radians, axis.x, axis.y, axis.z)
            return CATransform3DConcat(base, turned.around(anchor, size))
        }
    }
    /// Draws it out of focus.
    public func blur(radius: CGFloat, opaque: Bool = false) -> VisualChange { filtering { $0.blur += max(radius, 0) } }
    /// Changes how bright it is.
    public func brightness(_ amount: Double) -> VisualChange { coloring(.brightness(amount)) }
    /// Changes how far its colours are apart.
    public func contrast(_ amount: Double) -> VisualChange { coloring(.contrast(amount)) }
    /// Changes how strong its colours are.
    public func saturation(_ amount: Double) -> VisualChange { coloring(.saturation(amount)) }
    /// Takes its colours away.
    public func grayscale(_ amount: Double) -> VisualChange { coloring(.saturation(1 - amount)) }
    /// Turns its hues.
    public func hueRotation(_ angle: Angle) -> VisualChange { coloring(.hueRotation(angle.radians)) }

    private func coloring(_ matrix: ColorMatrix) -> VisualChange {
        filtering { $0.colors = $0.colors?.then(matrix) ?? matrix }
    }
    private func filtering(_ change: (inout LayerFilter) -> Void) -> VisualChange {
        var copy = self
        var filter = filter ?? LayerFilter()
        change(&filter)
        copy.filter = filter
        return copy
    }
}
