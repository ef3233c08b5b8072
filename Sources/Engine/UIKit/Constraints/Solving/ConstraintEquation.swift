internal import Cassowary

/// What a constraint, or a rule about one view, says of the unknowns of a system.
struct ConstraintEquation: Equatable {
    var expression: LinearExpression
    var relation = Constraint.Relation.equal
    var priority = Constraint.required
    /// The constraint that it is of; nil for a rule.
    var source: NSLayoutConstraint?
    /// Whether its constant is found while the system is solved: a height that follows from a width.
    var isMeasured = false

    var constraint: Constraint { Constraint(expression, relation, priority: priority) }

    static func == (a: Self, b: Self) -> Bool {
        a.source === b.source && a.relation == b.relation && a.priority == b.priority
            && a.expression.constant == b.expression.constant
            && a.expression.terms.elementsEqual(b.expression.terms) {
                $0.variable == $1.variable && $0.factor == $1.factor
            }
    }
}
