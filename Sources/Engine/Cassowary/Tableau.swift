/// The rows of a system and its objective, in solved form: what is basic is told by what is not, which is 0.
///
/// The objective is a list of rows, one a priority, compared from the highest on: a symbol may lower one of them that is in
/// none above it.
struct Tableau {
    private(set) var rows: [Symbol: Row] = [:]
    /// The objective, from the highest priority to the lowest.
    private var levels: [(priority: Double, row: Row)] = []
    private var artificial: Row?
    private(set) var pivots = 0

    /// A constant beyond this contradicts.
    private static let contradiction = 1e-6
    /// A factor of less is no pivot: dividing by it would spread rounding.
    private static let pivot = 1e-7

    // MARK: Objective

    /// Makes a sum of errors part of what is to be as small as it can be.
    mutating func minimize(_ row: Row, at priority: Double) {
        let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
        if place == levels.count || levels[place].priority != priority { levels.insert((priority, Row()), at: place) }
        levels[place].row.add(row, times: 1)
    }

    /// Takes an error out of the objective.
    mutating func forget(_ symbol: Symbol, at priority: Double, weight: Double) {
        guard let level = levels.firstIndex(where: { $0.priority == priority }) else { return }
        if let row = rows[symbol] {
            levels[level].row.add(row, times: -weight)
        } else {
            levels[level].row.add(symbol, times: -weight)
        }
    }

    // MARK: Rows

    /// Makes a symbol basic.
    mutating func insert(_ symbol: Symbol, _ row: Row) {
        substitute(symbol, row)
        rows[symbol] = row
    }

    /// Adds `0 = row`, whose constant is not negative and whose symbols are restricted.
    ///
    /// - Parameters:
    ///   - row: the row.
    ///   - symbol: an unused symbol.
    /// - Returns: nil, or what is left of the row where it contradicts the others, of which it is no part then.
    mutating func insert(_ row: Row, artificial symbol: Symbol) -> Row? {
        rows[symbol] = row
        artificial = row
        optimize()
        let left = artificial!
        artificial = nil
        let isPossible = left.constant.magnitude < Self.contradiction
        if var basic = rows.removeValue(forKey: symbol), isPossible {
            // A row of marks alone repeats required equations: it is kept, as they may go.
            let cells = basic.cells.filter { $0.symbol.kind != .dummy }
            let entering = Self.largest(cells) ?? Self.largest(basic.cells)
            if let entering {
                basic.exchange(symbol, for: entering)
                insert(entering, basic)
            }
        }
        drop(symbol)
        return isPossible ? nil : left
    }

    private static func largest(_ cells: [(symbol: Symbol, factor: Double)]) -> Symbol? {
        var best: (symbol: Symbol, factor: Double)?
        for cell in cells where cell.factor.magnitude > best?.factor.magnitude ?? 0 { best = cell }
        return best?.symbol
    }

    /// Takes a constraint's mark out, and with it the constraint.
    mutating func remove(marker: Symbol) {
        if rows.removeValue(forKey: marker) == nil, let leaving = leavingRow(marking: marker) {
            var row = rows.removeValue(forKey: leaving)!
            row.exchange(leaving, for: marker)
            substitute(marker, row)
        }
        drop(marker)
    }

    /// Takes a symbol out that means nothing any more.
    mutating func drop(_ symbol: Symbol) {
        guard rows.removeValue(forKey: symbol) == nil else { return }
        change { $0.remove(symbol) }
    }

    private mutating func change(_ change: (inout Row) -> Void) {
        var index = rows.values.startIndex
        while index != rows.values.endIndex {
            change(&rows.values[index])
            rows.values.formIndex(after: &index)
        }
        for level in levels.indices { change(&levels[level].row) }
        if artificial != nil { change(&artificial!) }
    }

    private mutating func substitute(_ symbol: Symbol, _ row: Row) {
        pivots += 1
        change {
            $0.substitute(symbol, row)
            if $0.constant.magnitude < Row.tolerance { $0.constant = 0 }
        }
    }

    // MARK: Simplex

    /// Lowers the objective as far as it goes.
    ///
    /// The symbol that lowers it fastest enters. Should that go round in circles, Bland's rule ends it; should rounding
    /// prevent even that, what has been reached is kept.
    mutating func optimize() {
        let fastSteps = 50 + 2 * rows.count
        for step in 0..<10 * fastSteps {
            guard let entering = entering(byNumber: step > fastSteps),
                let leaving = leavingRow(for: entering, byNumber: step > fastSteps)
            else { return }
            var row = rows.removeValue(forKey: leaving)!
            row.exchange(leaving, for: entering)
            insert(entering, row)
        }
    }

    /// The symbol that lowers the highest possible level without raising a higher one.
    private func entering(byNumber: Bool) -> Symbol? {
        if let artificial { return Self.entering(artificial, byNumber) { _ in true } }
        for level in levels.indices {
            let symbol = Self.entering(levels[level].row, byNumber) { symbol in
                levels[..<level].allSatisfy { $0.row.factor(symbol).magnitude <= Self.pivot }
            }
            if let symbol { return symbol }
        }
        return nil
    }

    private static func entering(_ objective: Row, _ byNumber: Bool, where isAllowed: (Symbol) -> Bool) -> Symbol? {
        var best: (symbol: Symbol, factor: Double)?
        for cell in objective.cells where cell.symbol.kind != .dummy && cell.factor < -pivot {
            guard cell.factor < best?.factor ?? 0, isAllowed(cell.symbol) else { continue }
            if byNumber { return cell.symbol }
            best = cell
        }
        return best?.symbol
    }

    /// The row that limits a symbol that grows: of several that do, the one with the largest factor.
    private func leavingRow(for entering: Symbol, byNumber: Bool) -> Symbol? {
        var limits: [(symbol: Symbol, ratio: Double, factor: Double)] = []
        for (symbol, row) in rows where symbol.kind != .external {
            let factor = row.factor(entering)
            if symbol.kind == .dummy {
                // A mark stays 0, whichever way it is pulled.
                if factor.magnitude > Self.pivot { limits.append((symbol, 0, factor.magnitude)) }
            } else if factor < -Self.pivot {
                limits.append((symbol, max(row.constant, 0) / -factor, -factor))
            }
        }
        guard let least = limits.lazy.map(\.ratio).min() else { return nil }
        let tied = limits.filter { $0.ratio <= least + Row.tolerance * max(least, 1) }
        return tied.min {
            byNumber || $0.factor == $1.factor ? $0.symbol < $1.symbol : $0.factor > $1.factor
        }?.symbol
    }

    /// The row to which a constraint that goes is tied the least: that of an equation that repeats it and takes its place, a
    /// restricted one that stays feasible, or else a variable's.
    private func leavingRow(marking marker: Symbol) -> Symbol? {
        var best: (rank: Int, ratio: Double, factor: Double, symbol: Symbol)?
        for (symbol, row) in rows {
            let factor = row.factor(marker)
            guard factor.magnitude > Self.pivot else { continue }
            let rank =
                switch symbol.kind {
                case .dummy: 0
                case .slack, .error: factor < 0 ? 1 : 2
                case .external: 3
                }
            let ratio = rank == 1 || rank == 2 ? max(row.constant, 0) / factor.magnitude : 0
            let entry = (rank: rank, ratio: ratio, factor: -factor.magnitude, symbol: symbol)
            if best.map({ entry < $0 }) != false { best = entry }
        }
        return best?.symbol
    }

    // MARK: Ambiguity

    /// Whether a symbol can have no other value at the same cost.
    func isDetermined(_ symbol: Symbol) -> Bool {
        guard let row = rows[symbol] else { return false }
        let isFixed = row.cells.allSatisfy { cell in
            cell.symbol.kind == .dummy || levels.contains { $0.row.factor(cell.symbol) > Self.pivot }
        }
        if isFixed { return true }
        return [1.0, -1].allSatisfy { sign in
            var trial = self
            var goal = row
            goal.multiply(sign)
            trial.minimize(goal, at: -1)
            return trial.reaches(row.constant, symbol)
        }
    }

    private mutating func reaches(_ value: Double, _ symbol: Symbol) -> Bool {
        optimize()
        // What nothing limits is not determined: the simplex stops there without having moved.
        if let entering = entering(byNumber: true), leavingRow(for: entering, byNumber: true) == nil { return false }
        return ((rows[symbol]?.constant ?? 0) - value).magnitude < Self.contradiction * max(value.magnitude, 1)
    }
}
