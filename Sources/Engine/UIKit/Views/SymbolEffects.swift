import QuartzCore

/// A movement of a symbol; on a stage symbols stand still.
public protocol SymbolEffect: Sendable {}
/// A movement of a symbol that is over by itself.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A movement of a symbol that lasts until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A movement with which one symbol takes another's place.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// A movement with which a symbol comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// A movement by its name, with what is said of it.
public protocol NamedSymbolEffect: SymbolEffect {
    /// Makes the movement.
    init()
}

extension NamedSymbolEffect {
    /// The movement upwards.
    public var up: Self { self }
    /// The movement downwards.
    public var down: Self { self }
    /// The movement of one layer after the other.
    public var byLayer: Self { self }
    /// The movement of the whole symbol.
    public var wholeSymbol: Self { self }
    /// The movement to the left.
    public var left: Self { self }
    /// The movement to the right.
    public var right: Self { self }
    /// The movement with the clock.
    public var clockwise: Self { self }
    /// The movement against the clock.
    public var counterClockwise: Self { self }
    /// The movement of one part at a time.
    public var iterative: Self { self }
    /// The movement of one part more at a time.
    public var cumulative: Self { self }
    /// The movement there and back.
    public var reversing: Self { self }
    /// The movement there alone.
    public var nonReversing: Self { self }
    /// The movement with the other parts dimmed.
    public var dimInactiveLayers: Self { self }
    /// The movement with the other parts hidden.
    public var hideInactiveLayers: Self { self }
    /// The movement without a size of its own.
    public var plain: Self { self }
    /// The movement by the pulse of a breath.
    public var pulse: Self { self }
    /// The movement of the old symbol upwards, off the view.
    public var offUp: Self { self }
    /// The movement of the old symbol downwards, the new one upwards.
    public var downUp: Self { self }
    /// The movement of both symbols upwards.
    public var upUp: Self { self }
}

/// A symbol jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, NamedSymbolEffect {
    /// Makes the movement.
    public init() {}
}
/// A symbol's opacity pulses.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, NamedSymbolEffect {
    /// Makes the movement.
    public init() {}
}
/// A symbol's parts change colour.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, NamedSymbolEffect {
    /// Makes the movement.
    public init() {}
}
/// A symbol has another size.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, NamedSymbolEffect {
    /// Makes the movement.
    public init() {}
}
/// A symbol comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, NamedSymbolEffect {
    /// Makes the movement.
    public init() {}
}
/// A symbol goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, NamedSymbolEffect {
    /// Makes the movement.
    public init() {}
}
/// A symbol takes another's place.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, NamedSymbolEffect {
    /// Makes the movement.
    public init() {}
}
/// A symbol wiggles.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, NamedSymbolEffect {
    /// Makes the movement.
    public init() {}
}
/// A symbol turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, NamedSymbolEffect {
    /// Makes the movement.
    public init() {}
}
/// A symbol breathes.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, NamedSymbolEffect {
    /// Makes the movement.
    public init() {}
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol jumps.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// A symbol's opacity pulses.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A symbol's parts change colour.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol has another size.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol goes.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A symbol takes another's place.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A symbol wiggles.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// A symbol turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A symbol breathes.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Sendable {
    /// As the movement has it.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// Returns a number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Returns a speed, of which 1 is the movement's own.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Returns these options with a number of times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// Returns these options with a speed, of which 1 is the movement's own.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
