/// An incremental solver of linear equations and inequalities with priorities.
///
/// The algorithm is Cassowary (G. Badros, A. Borning, P. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", 2001): a simplex tableau in which variables of any sign are kept apart. Unlike the paper's weighted sum, the
/// objective is a list of rows, one a priority, compared from the highest on, so that a thousand priorities stay apart in
/// floating point. Ties are broken by the order in which constraints were added, so that the same constraints in the same
/// order have the same solution to the bit.
///
/// ```swift
/// let solver = Solver()
/// let width = Variable("width")
/// try solver.add(Constraint(LinearExpression(width) - LinearExpression(100), .greaterThanOrEqual))
/// try solver.add(Constraint(LinearExpression(width) - LinearExpression(80), .equal, priority: 250))
/// solver.value(of: width)  // 100
/// ```
///
/// Adding or removing a constraint of a system with n constraints takes O(n) pivots of O(n²) at worst, mostly a few.
public final class Solver {
    /// The symbols of a constraint.
    private struct Tag {
        var marker: Symbol
        /// The second error of an equation, or the error of an inequality, that isn't required.
        var other: Symbol?
    }

    private var tableau = Tableau()
    private var symbols: [Variable: Symbol] = [:]
    private var tags: [Constraint: Tag] = [:]
    private var constraints: [Symbol: Constraint] = [:]
    private var count = 0

    /// How many times the tableau has been changed.
    public var pivots: Int { tableau.pivots }

    /// Makes a solver without constraints.
    public init() {}

    /// Returns a variable's value: 0 for one that no constraint has.
    public func value(of variable: Variable) -> Double {
        symbols[variable].flatMap { tableau.rows[$0]?.constant } ?? 0
    }

    /// Whether the constraint is part of the system.
    public func contains(_ constraint: Constraint) -> Bool { tags[constraint] != nil }

    /// Whether the constraints leave a variable no other value.
    ///
    /// A variable that no constraint has is not determined.
    public func isDetermined(_ variable: Variable) -> Bool {
        symbols[variable].map(tableau.isDetermined) ?? false
    }

    // MARK: Changes

    /// Adds a constraint; one that is there already is ignored.
    ///
    /// - Throws: ``Contradiction`` if it is required and contradicts required ones. The system stays as it was.
    public func add(_ constraint: Constraint) throws {
        guard tags[constraint] == nil else { return }
        var (row, tag) = makeRow(constraint)
        if let subject = subject(of: row, tag) {
            row.solve(for: subject)
            tableau.insert(subject, row)
        } else if row.cells.allSatisfy({ $0.symbol.kind == .dummy }), row.constant == 0 {
            // It repeats required equations: it is kept, as they may go.
            row.solve(for: tag.marker)
            tableau.insert(tag.marker, row)
        } else if let left = tableau.insert(row, artificial: makeSymbol(.slack)) {
            let rivals = left.cells.filter { $0.symbol != tag.marker }.compactMap { constraints[$0.symbol] }
                .filter { $0.priority >= Constraint.required }
            tableau.optimize()
            throw Contradiction(constraint: constraint, others: rivals)
        }
        tags[constraint] = tag
        constraints[tag.marker] = constraint
        tableau.optimize()
    }

    /// Removes a constraint; an unknown one is ignored.
    public func remove(_ constraint: Constraint) {
        guard let tag = tags.removeValue(forKey: constraint) else { return }
        constraints[tag.marker] = nil
        for symbol in [tag.marker, tag.other].compactMap(\.self) where symbol.kind == .error {
            tableau.forget(symbol, at: constraint.priority, weight: constraint.weight)
        }
        tableau.remove(marker: tag.marker)
        // What the constraint has brought is in no row any more but, maybe, as a second error.
        if let other = tag.other { tableau.drop(other) }
        tableau.optimize()
    }

    // MARK: Rows

    private func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
        count += 1
        return Symbol(number: count, kind: kind)
    }

    private func makeRow(_ constraint: Constraint) -> (Row, Tag) {
        var row = Row(constraint.expression.constant)
        for term in constraint.expression.terms {
            let symbol = symbol(of: term.variable)
            if let basic = tableau.rows[symbol] {
                row.add(basic, times: term.factor)
            } else {
                row.add(symbol, times: term.factor)
            }
        }
        if row.constant.magnitude < Row.tolerance { row.constant = 0 }
        let isRequired = constraint.priority >= Constraint.required
        var tag: Tag
        var errors = Row()
        switch constraint.relation {
        case .equal where isRequired:
            tag = Tag(marker: makeSymbol(.dummy))
            row.add(tag.marker, times: 1)
        case .equal:
            tag = Tag(marker: makeSymbol(.error), other: makeSymbol(.error))
            row.add(tag.marker, times: -1)
            row.add(tag.other!, times: 1)
            errors.add(tag.marker, times: constraint.weight)
            errors.add(tag.other!, times: constraint.weight)
        case .lessThanOrEqual, .greaterThanOrEqual:
            let sign = constraint.relation == .lessThanOrEqual ? 1.0 : -1
            tag = Tag(marker: makeSymbol(.slack))
            row.add(tag.marker, times: sign)
            guard !isRequired else { break }
            let error = makeSymbol(.error)
            tag.other = error
            row.add(error, times: -sign)
            errors.add(error, times: constraint.weight)
        }
        if !isRequired { tableau.minimize(errors, at: constraint.priority) }
        if row.constant < 0 { row.multiply(-1) }
        return (row, tag)
    }

    private func symbol(of variable: Variable) -> Symbol {
        if let symbol = symbols[variable] { return symbol }
        let symbol = makeSymbol(.external)
        symbols[variable] = symbol
        return symbol
    }

    /// A symbol for which the row can be solved at once.
    private func subject(of row: Row, _ tag: Tag) -> Symbol? {
        var external: (symbol: Symbol, factor: Double)?
        for cell in row.cells where cell.symbol.kind == .external {
            if cell.factor.magnitude > external?.factor.magnitude ?? 0 { external = cell }
        }
        if let external { return external.symbol }
        return [tag.marker, tag.other].compactMap(\.self).first {
            $0.kind != .dummy && (row.constant == 0 ? row.factor($0) != 0 : row.factor($0) < 0)
        }
    }
}
