/// A weight of a constraint, 0...1000.
///
/// Of constraints that contradict each other the one of the higher priority counts.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float

    /// Makes a priority of its number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Makes a priority of its number.
    public init(_ rawValue: Float) {
        self.init(rawValue: rawValue)
    }

    /// The priority of constraints that must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// The priority with which views resist to be smaller than their content: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which views resist to be larger than their content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size in `systemLayoutSizeFitting(_:)`: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns a priority that is higher by a number.
    public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + number)
    }

    /// Returns a priority that is lower by a number.
    public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - number)
    }

    /// Makes a priority higher by a number.
    public static func += (priority: inout UILayoutPriority, number: Float) { priority = priority + number }

    /// Makes a priority lower by a number.
    public static func -= (priority: inout UILayoutPriority, number: Float) { priority = priority - number }
}
