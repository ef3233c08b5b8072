/// A linear equation or inequality with a priority, compared by identity.
public final class Constraint: Hashable, Sendable {
    /// How an expression is related to 0.
    public enum Relation: Sendable {
        case lessThanOrEqual, equal, greaterThanOrEqual
    }

    /// The priority of a constraint that has to hold.
    public static let required = 1000.0

    /// The side that is related to 0.
    public let expression: LinearExpression
    /// How the expression is related to 0.
    public let relation: Relation
    /// The priority, 0...1000.
    ///
    /// A constraint of a higher priority counts more than any number of lower ones.
    public let priority: Double
    /// How much a miss of this constraint counts among those of its priority.
    public let weight: Double

    /// Makes a constraint: `expression` is at most, equal to or at least 0.
    public init(
        _ expression: LinearExpression, _ relation: Relation, priority: Double = Constraint.required, weight: Double = 1
    ) {
        self.expression = expression
        self.relation = relation
        self.weight = weight
        self.priority = min(max(priority, 0), Constraint.required)
    }

    /// Returns whether both are the same object.
    public static func == (a: Constraint, b: Constraint) -> Bool { a === b }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The error of a required constraint that contradicts others.
public struct Contradiction: Error {
    /// The constraint that was to be added.
    public let constraint: Constraint
    /// The required constraints that it contradicts, in the order in which they were added.
    public let others: [Constraint]
}
