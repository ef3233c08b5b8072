import Cassowary
import Foundation
import Testing

/// Random systems beside what scipy's linear programming says of them; `record.py` writes them.
@Suite struct LinearProgrammingTests {
    private struct System: Decodable {
        struct Item: Decodable {
            var terms: [[Double]]
            var constant: Double
            var relation: String
            var priority: Double
        }

        struct Solution: Decodable {
            var levels: [[Double]]
            var values: [Double?]
        }

        var variables: Int
        var constraints: [Item]
        var solution: Solution?
    }

    private static func systems() throws -> [System] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("systems.json")
        return try JSONDecoder().decode([System].self, from: Data(contentsOf: file))
    }

    @Test func systemsAreSolvedAsLinearProgramsAre() throws {
        let systems = try Self.systems()
        #expect(systems.count == 200)
        for (index, system) in systems.enumerated() {
            let solver = Solver()
            let variables = (0..<system.variables).map { Variable("\($0)") }
            var contradictions = 0
            for item in system.constraints {
                do {
                    try solver.add(constraint(item, variables))
                } catch {
                    contradictions += 1
                }
            }
            guard let solution = system.solution else {
                #expect(contradictions > 0, "system \(index)")
                continue
            }
            #expect(contradictions == 0, "system \(index)")
            for level in solution.levels {
                let missed = system.constraints.filter { $0.priority == level[0] }
                    .map { self.missed($0, variables.map(solver.value)) }.reduce(0, +)
                #expect((missed - level[1]).magnitude < 1e-3, "system \(index), priority \(level[0])")
            }
            for (variable, value) in zip(variables, solution.values) {
                #expect(solver.isDetermined(variable) == (value != nil), "system \(index), variable \(variable.name)")
                guard let value else { continue }
                #expect(
                    (solver.value(of: variable) - value).magnitude < 1e-3,
                    "system \(index), variable \(variable.name)")
            }
        }
    }

    private func constraint(_ item: System.Item, _ variables: [Variable]) -> Constraint {
        var sum = LinearExpression(item.constant)
        for term in item.terms { sum.add(variables[Int(term[0])], times: term[1]) }
        let relation: Constraint.Relation =
            switch item.relation {
            case "<=": .lessThanOrEqual
            case ">=": .greaterThanOrEqual
            default: .equal
            }
        return Constraint(sum, relation, priority: item.priority)
    }

    /// By how much values miss a constraint.
    private func missed(_ item: System.Item, _ values: [Double]) -> Double {
        let sum = item.terms.reduce(item.constant) { $0 + $1[1] * values[Int($1[0])] }
        return switch item.relation {
        case "<=": max(sum, 0)
        case ">=": max(-sum, 0)
        default: sum.magnitude
        }
    }
}
