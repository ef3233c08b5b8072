import Cassowary
import Testing

@Suite struct SolverTests {
    private let solver = Solver()
    private let x = Variable("x")
    private let y = Variable("y")
    private let z = Variable("z")

    private func e(_ variable: Variable) -> LinearExpression { LinearExpression(variable) }
    private func c(_ constant: Double) -> LinearExpression { LinearExpression(constant) }

    @discardableResult
    private func add(
        _ expression: LinearExpression, _ relation: Constraint.Relation, _ priority: Double = Constraint.required
    ) throws -> Constraint {
        let constraint = Constraint(expression, relation, priority: priority)
        try solver.add(constraint)
        return constraint
    }

    private func expect(_ variable: Variable, _ value: Double) {
        #expect(
            (solver.value(of: variable) - value).magnitude < 1e-6, "\(variable.name): \(solver.value(of: variable))")
    }

    @Test func equationsAreSolvedTogether() throws {
        // x + y = 10, x - y = 4: no substitution of one known after the other gives it.
        try add(e(x) + e(y) - c(10), .equal)
        try add(e(x) - e(y) - c(4), .equal)
        expect(x, 7)
        expect(y, 3)
    }

    @Test func threeEquationsWithThreeUnknowns() throws {
        try add(e(x) + e(y) + e(z) - c(6), .equal)
        try add(e(y) * 2 + e(z) * 5 + c(4), .equal)
        try add(e(x) * 2 + e(y) * 5 - e(z) - c(27), .equal)
        expect(x, 5)
        expect(y, 3)
        expect(z, -2)
    }

    @Test func inequalitiesLimit() throws {
        try add(e(x) - c(100), .greaterThanOrEqual)
        try add(e(x) - c(80), .equal, 250)
        expect(x, 100)
        try add(e(y) - e(x), .lessThanOrEqual)
        try add(e(y) - c(500), .equal, 750)
        // y may be no greater than x, whose own wish counts less.
        expect(y, 500)
        expect(x, 500)
        try add(e(x) - c(120), .lessThanOrEqual)
        expect(y, 120)
    }

    @Test func aHigherPriorityCountsMoreThanAnyNumberOfLowerOnes() throws {
        try add(e(x) - c(1), .equal, 500)
        for _ in 0..<40 { try add(e(x) - c(9), .equal, 499) }
        expect(x, 1)
    }

    @Test func whatIsRemovedDoesNotCount() throws {
        try add(e(x) - c(5), .equal, 250)
        let low = try add(e(x) - c(50), .lessThanOrEqual)
        let high = try add(e(x) - c(20), .greaterThanOrEqual)
        expect(x, 20)
        solver.remove(high)
        expect(x, 5)
        let exact = try add(e(x) - c(33), .equal)
        expect(x, 33)
        solver.remove(exact)
        solver.remove(low)
        expect(x, 5)
    }

    @Test func aContradictionNamesWhatItContradictsAndChangesNothing() throws {
        let first = try add(e(x) - e(y) - c(10), .equal)
        let second = try add(e(y) - c(5), .equal)
        try add(e(z) - c(1), .equal)
        let wrong = Constraint(e(x) - c(16), .equal)
        let error = #expect(throws: Contradiction.self) { try solver.add(wrong) }
        #expect(error?.constraint === wrong)
        #expect(Set(error?.others ?? []) == [first, second])
        #expect(!solver.contains(wrong))
        expect(x, 15)
        let limit = Constraint(e(x) - c(14), .lessThanOrEqual)
        #expect(throws: Contradiction.self) { try solver.add(limit) }
        expect(x, 15)
        expect(z, 1)
        // The same said twice is no contradiction.
        try add(e(x) - c(15), .equal)
        expect(x, 15)
    }

    @Test func ambiguityIsTold() throws {
        #expect(!solver.isDetermined(x))
        try add(e(x) + e(y) - c(10), .equal)
        #expect(!solver.isDetermined(x) && !solver.isDetermined(y))
        let low = try add(e(x) - c(3), .equal, 250)
        #expect(solver.isDetermined(x) && solver.isDetermined(y))
        solver.remove(low)
        try add(e(x) - c(2), .greaterThanOrEqual)
        #expect(!solver.isDetermined(x))
    }

    /// Wishes for numbers alone: the median of the wishes of the highest priority.
    @Test func equalWishesAreMetByTheirMedian() throws {
        for wish in [1.0, 2, 50] { try add(e(x) - c(wish), .equal, 700) }
        expect(x, 2)
    }

    /// Systems that have a known solution keep it, whatever is added and removed in between.
    @Test(arguments: 0..<60)
    func randomSystemsKeepAKnownSolution(seed: Int) throws {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        let variables = (0..<8).map { Variable("\($0)") }
        let known = variables.map { _ in Double(random(400) - 100) }
        func random(_ relation: Constraint.Relation) -> Constraint {
            var sum = LinearExpression()
            var value = 0.0
            for _ in 0..<(1 + random(3)) {
                let index = random(variables.count)
                let factor = Double(random(7) - 3)
                sum.add(variables[index], times: factor)
                value += factor * known[index]
            }
            let gap = Double(random(50))
            switch relation {
            case .equal: sum.constant = -value
            case .lessThanOrEqual: sum.constant = -value - gap
            case .greaterThanOrEqual: sum.constant = -value + gap
            }
            return Constraint(sum, relation)
        }
        let relations: [Constraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        var added: [Constraint] = []
        for _ in 0..<60 {
            if random(3) == 0, !added.isEmpty {
                solver.remove(added.remove(at: random(added.count)))
            } else {
                let constraint = random(relations[random(3)])
                try solver.add(constraint)
                added.append(constraint)
            }
            for constraint in added {
                let value = constraint.expression.terms.reduce(constraint.expression.constant) {
                    $0 + $1.factor * solver.value(of: $1.variable)
                }
                switch constraint.relation {
                case .equal: #expect(value.magnitude < 1e-5)
                case .lessThanOrEqual: #expect(value < 1e-5)
                case .greaterThanOrEqual: #expect(value > -1e-5)
                }
            }
        }
        for (variable, value) in zip(variables, known) {
            // The known solution is one: saying so contradicts nothing.
            try solver.add(Constraint(LinearExpression(variable) - LinearExpression(value), .equal))
            expect(variable, value)
        }
    }
}
