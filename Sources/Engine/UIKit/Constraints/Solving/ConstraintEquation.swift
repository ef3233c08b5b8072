internal import Cassowary

/// What a constraint, or a rule about one view, says of the unknowns of a system.
struct ConstraintEquation: Equatable {
    var expression: LinearExpression
    var relation = Constraint.Relation.equal
    var priority = Constraint.required
    /// How much it counts among those of its priority.
    var weight = 1.0
    /// The constraint that it is of; nil for a rule.
    var source: NSLayoutConstraint?
    /// Whether its constant is found while the system is solved: a height that follows from a width.
    var isMeasured = false

    /// The order in which equations of one priority are installed, of which a later one that contradicts them is left out: what
    /// hides a stack's view counts more than what the view's own constraints say.
    @MainActor var turn: Int { source?.identifier == StackConstraints.hiding ? 0 : 1 }

    var constraint: Constraint { Constraint(expression, relation, priority: priority, weight: weight) }

    static func == (a: Self, b: Self) -> Bool {
        a.source === b.source && a.relation == b.relation && a.priority == b.priority
            && a.weight == b.weight
            && a.expression.constant == b.expression.constant
            && a.expression.terms.elementsEqual(b.expression.terms) {
                $0.variable == $1.variable && $0.factor == $1.factor
            }
    }
}
