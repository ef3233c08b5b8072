/// Colours that turn into each other.
public nonisolated struct Gradient: Hashable, Sendable {
    /// A colour, and where it is.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// Where it is, 0...1.
        public var location: CGFloat
        /// Makes one.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    /// The colours.
    public var stops: [Stop]

    /// Makes one of colours at places.
    public init(stops: [Stop]) { self.stops = stops }
    /// Makes one of colours at equal distances.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    func resolved(_ environment: EnvironmentValues) -> Gradient {
        Gradient(
            stops: stops.map { Stop(color: Color(uiColor: $0.color.resolved(environment)), location: $0.location) })
    }

    var first: UIColor { stops.first.map { UIColor($0.color) } ?? .clear }
}

extension Gradient: ShapeStyle {
    /// Returns a gradient from the top down.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint { AnyGradient(self).paint(environment) }
}

/// Colours that turn into each other, in a direction that what is filled chooses.
public nonisolated struct AnyGradient: Hashable, ShapeStyle {
    let gradient: Gradient
    /// Makes one.
    public init(_ gradient: Gradient) { self.gradient = gradient }
    /// Returns a gradient from the top down.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint {
        LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom).paint(environment)
    }
}

/// A point of a rectangle, from 0, 0 for its upper left corner to 1, 1.
public nonisolated struct UnitPoint: Hashable, Sendable {
    /// How far to the right.
    public var x: CGFloat
    /// How far down.
    public var y: CGFloat
    /// Makes the upper left corner.
    public init() { self.init(x: 0, y: 0) }
    /// Makes one.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    /// The upper left corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the left edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the right edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The upper left corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper right corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower left corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower right corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    var point: CGPoint { CGPoint(x: x, y: y) }
}

/// A gradient along a line.
public nonisolated struct LinearGradient: ShapeStyle {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// Makes one.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
    }
    /// Makes one of colours at equal distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    /// Makes one of colours at places.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns the gradient.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint {
        let resolved = gradient.resolved(environment)
        return ShapePaint(color: resolved.first, kind: .linear(resolved, startPoint, endPoint))
    }
}

/// A gradient around a point, outwards.
public nonisolated struct RadialGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// Makes one.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.gradient, self.center) = (gradient, center)
        (self.startRadius, self.endRadius) = (startRadius, endRadius)
    }
    /// Makes one of colours at equal distances.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// Makes one of colours at places.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns the gradient.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint {
        let resolved = gradient.resolved(environment)
        return ShapePaint(color: resolved.first, kind: .radial(resolved, center, startRadius, endRadius))
    }
}

/// A gradient around a point, by the angle.
public nonisolated struct AngularGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle

    /// Makes one.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        (self.gradient, self.center, self.startAngle) = (gradient, center, startAngle)
    }
    /// Makes one that goes all around.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle)
    }
    /// Makes one of colours at equal distances.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: angle)
    }
    /// Makes one of colours at equal distances.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle)
    }

    /// Returns the gradient.
    public func _paint(in environment: EnvironmentValues) -> ShapePaint {
        let resolved = gradient.resolved(environment)
        return ShapePaint(color: resolved.first, kind: .angular(resolved, center, startAngle))
    }
}

extension LinearGradient: View, PrimitiveView {
    /// The type of what it is made of.
    public typealias Body = Never
    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { FillNode(self, inputs) { $0 } }
}
extension RadialGradient: View, PrimitiveView {
    /// The type of what it is made of.
    public typealias Body = Never
    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { FillNode(self, inputs) { $0 } }
}
extension AngularGradient: View, PrimitiveView {
    /// The type of what it is made of.
    public typealias Body = Never
    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { FillNode(self, inputs) { $0 } }
}
extension Material: View, PrimitiveView {
    /// The type of what it is made of.
    public typealias Body = Never
    @MainActor
    func makeNode(_ inputs: NodeInputs) -> ViewNode { FillNode(self, inputs) { $0 } }
}
extension ShapeStyle where Self == LinearGradient {
    /// A gradient along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    /// A gradient along a line.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}
extension ShapeStyle where Self == RadialGradient {
    /// A gradient around a point.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// An angle.
public nonisolated struct Angle: Hashable, Comparable, Sendable, Animatable {
    /// The angle in radians.
    public var radians: Double
    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Makes an angle of nothing.
    public init() { radians = 0 }
    /// Makes one of radians.
    public init(radians: Double) { self.radians = radians }
    /// Makes one of degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// Returns one of radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Returns one of degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// No angle.
    public static let zero = Angle()

    /// Whether one is smaller.
    public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
    /// Adds angles.
    public static func + (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians + other.radians) }
    /// Subtracts angles.
    public static func - (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians - other.radians) }
    /// Adds an angle.
    public static func += (one: inout Angle, other: Angle) { one.radians += other.radians }
    /// Subtracts an angle.
    public static func -= (one: inout Angle, other: Angle) { one.radians -= other.radians }
    /// Turns an angle around.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// Multiplies an angle.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    /// Divides an angle.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

    /// The number that animations change.
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}
