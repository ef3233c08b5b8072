import QuartzCore

/// A force that depends on where an item is, or how it moves.
///
/// Apple documents no units. Here a field of strength 1 accelerates an item of mass 1, which is a square of 100 points of
/// density 1, by 100 points per square second where its distance, velocity or charge does not say otherwise, as a push
/// of magnitude 1 does; gravity fields accelerate every item alike.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    /// The items that the field acts on.
    open private(set) var items: [any UIDynamicItem] = []
    /// The field's middle, in the animator's coordinates.
    open var position = CGPoint.zero { didSet { changed() } }
    /// The area about ``position`` in which the field acts; infinite by default.
    open var region = UIRegion.infinite { didSet { changed() } }
    /// The factor of the force; 1 by default.
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// The power of the distance by which the force is divided; 0 by default.
    ///
    /// Distances count in units of 100 points.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// The least distance that counts for ``falloff``, in points; 1 by default.
    open var minimumRadius: CGFloat = 1 { didSet { changed() } }
    /// The direction of a linear gravity field or a velocity field.
    open var direction = CGVector.zero { didSet { changed() } }

    private enum Kind {
        case drag, vortex, radialGravity, linearGravity, velocity, spring, electric, magnetic
        case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }

    private let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// Makes a field that slows items down by a force against their velocity: at strength 1 a mass of 1 keeps 1/e of it
    /// after a second.
    open class func dragField() -> Self { make(.drag) }

    /// Makes a field that pushes items sideways, from the x axis towards the y axis about the position.
    open class func vortexField() -> Self { make(.vortex) }

    /// Makes a field that pulls items towards a position.
    open class func radialGravityField(position: CGPoint) -> Self {
        let field = make(.radialGravity)
        field.position = position
        return field
    }

    /// Makes a field that accelerates items along a vector; (0, 1) is 1,000 points per square second down.
    open class func linearGravityField(direction: CGVector) -> Self {
        let field = make(.linearGravity)
        field.direction = direction
        return field
    }

    /// Makes a field that gives items a velocity, in units of 100 points per second.
    open class func velocityField(direction: CGVector) -> Self {
        let field = make(.velocity)
        field.direction = direction
        return field
    }

    /// Makes a field that draws items to the position as a spring does: at strength 1 a mass of 1 swings with one radian
    /// per second.
    open class func springField() -> Self { make(.spring) }

    /// Makes a field that pushes items of positive charge away from the position.
    open class func electricField() -> Self { make(.electric) }

    /// Makes a field that pushes charged items across their velocity.
    open class func magneticField() -> Self { make(.magnetic) }

    /// Makes a field of one's own.
    ///
    /// - Parameter block: gets the field, the item's place from the field's position in points, its velocity in points per
    ///   second, its mass and charge and the length of a step in seconds, and returns a force in units of a push.
    /// - Returns: the field.
    open class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> Self {
        make(.custom(block))
    }

    private class func make(_ kind: Kind) -> Self {
        // Its initialiser is private: there are no subclasses.
        unsafeDowncast(UIFieldBehavior(kind), to: Self.self)
    }

    /// Lets the field act on an item.
    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        changed()
    }

    /// Takes an item out of the field.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        changed()
    }

    override var actedOn: [any UIDynamicItem] { items }

    override func accelerate() {
        for body in bodies {
            let away = body.trial.position - SIMD2(point: position)
            guard region.contains(CGPoint(x: away.x, y: away.y)) else { continue }
            act(on: body, away: away)
        }
    }

    /// Pushes a body in the field.
    ///
    /// - Parameters:
    ///   - body: the body.
    ///   - away: the body's place from the position.
    private func act(on body: RigidBody, away: SIMD2<Double>) {
        let distance = length(away)
        let outward = distance > 1e-9 ? away / distance : .zero
        let near = max(distance, Double(minimumRadius), 1e-9) / 100
        let factor = Double(strength) / (falloff == 0 ? 1 : pow(near, Double(falloff)))
        let along = SIMD2(Double(direction.dx), Double(direction.dy))
        let velocity = body.trial.velocity
        switch kind {
        case .drag: body.accelerate(by: -factor * velocity, at: .zero)
        case .vortex: body.accelerate(by: 100 * factor * SIMD2(-outward.y, outward.x), at: .zero)
        case .radialGravity: body.acceleration -= 100 * factor * outward
        case .linearGravity: body.acceleration += 1000 * factor * along
        case .velocity: body.accelerate(by: Self.velocityGain * (100 * factor * along - velocity), at: .zero)
        case .spring: body.accelerate(by: -factor * away, at: .zero)
        case .electric: body.accelerate(by: 100 * factor * body.charge * outward, at: .zero)
        case .magnetic: body.accelerate(by: factor * body.charge * SIMD2(-velocity.y, velocity.x), at: .zero)
        case .custom(let evaluate):
            let force = evaluate(
                self, CGPoint(x: away.x, y: away.y), CGVector(dx: velocity.x, dy: velocity.y), CGFloat(body.mass),
                CGFloat(body.charge), DynamicsWorld.step)
            body.accelerate(by: 100 * SIMD2(Double(force.dx), Double(force.dy)), at: .zero)
        }
    }

    /// How fast a velocity field gives a mass of 1 its velocity: 1/e of the difference is left after 0.1 s.
    private static let velocityGain = 10.0
}
