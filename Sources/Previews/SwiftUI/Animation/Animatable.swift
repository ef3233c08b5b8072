/// A number, or several, that can be added and multiplied.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each number.
    mutating func scale(by rhs: Double)
    /// The sum of the squares.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square.
    public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The square.
    public var magnitudeSquared: Double { Double(self * self) }
}
extension CGFloat: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The square.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// No numbers.
public nonisolated struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Makes none.
    public init() {}
    /// None.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Returns none.
    public static func + (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { one }
    /// Returns none.
    public static func - (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { one }
    /// Does nothing.
    public mutating func scale(by rhs: Double) {}
    /// 0.
    public var magnitudeSquared: Double { 0 }
}

/// Two numbers, or twice several.
public nonisolated struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first.
    public var first: First
    /// The second.
    public var second: Second
    /// Makes one.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    /// Zeros.
    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
    /// Adds both.
    public static func + (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
        AnimatablePair(one.first + other.first, one.second + other.second)
    }
    /// Subtracts both.
    public static func - (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
        AnimatablePair(one.first - other.first, one.second - other.second)
    }
    /// Multiplies both.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    /// The sum of the squares.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// What is animated by numbers.
public protocol Animatable {
    /// The type of the numbers.
    associatedtype AnimatableData: VectorArithmetic
    /// The numbers.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// No numbers.
    public nonisolated var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set { _ = newValue }
    }
}

extension Animatable where Self: VectorArithmetic {
    /// The numbers themselves.
    public nonisolated var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}
