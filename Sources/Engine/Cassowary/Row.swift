/// A column of the tableau.
struct Symbol: Hashable, Comparable {
    enum Kind {
        /// A variable, of any sign.
        case external
        /// What an inequality leaves, not negative.
        case slack
        /// By how much a constraint that isn't required is missed, not negative.
        case error
        /// The mark of a required equation, always 0.
        case dummy
    }

    let number: Int
    let kind: Kind

    static func == (a: Symbol, b: Symbol) -> Bool { a.number == b.number }
    static func < (a: Symbol, b: Symbol) -> Bool { a.number < b.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A basic symbol's value: a constant and multiples of other symbols, which are 0.
struct Row {
    var constant: Double
    /// The multiples, none of them 0, in the symbols' order.
    private(set) var cells: [(symbol: Symbol, factor: Double)] = []

    /// A factor or a constant below this is rounding.
    static let tolerance = 1e-9

    init(_ constant: Double = 0) {
        self.constant = constant
    }

    /// Returns the symbol's factor, or 0, in O(log n).
    func factor(_ symbol: Symbol) -> Double {
        let index = index(symbol)
        return index < cells.count && cells[index].symbol == symbol ? cells[index].factor : 0
    }

    /// The index of the symbol's cell, or of the place where it belongs.
    private func index(_ symbol: Symbol) -> Int {
        var (low, high) = (0, cells.count)
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    mutating func add(_ symbol: Symbol, times factor: Double) {
        let index = index(symbol)
        guard index < cells.count, cells[index].symbol == symbol else {
            if factor.magnitude >= Self.tolerance { cells.insert((symbol, factor), at: index) }
            return
        }
        cells[index].factor += factor
        if cells[index].factor.magnitude < Self.tolerance { cells.remove(at: index) }
    }

    /// Adds a multiple of another row, in O(n).
    mutating func add(_ row: Row, times factor: Double) {
        constant += row.constant * factor
        guard factor != 0, !row.cells.isEmpty else { return }
        var sum: [(symbol: Symbol, factor: Double)] = []
        sum.reserveCapacity(cells.count + row.cells.count)
        var (own, other) = (0, 0)
        while own < cells.count || other < row.cells.count {
            if other == row.cells.count || (own < cells.count && cells[own].symbol < row.cells[other].symbol) {
                sum.append(cells[own])
                own += 1
                continue
            }
            var cell = row.cells[other]
            cell.factor *= factor
            if own < cells.count, cells[own].symbol == cell.symbol {
                cell.factor += cells[own].factor
                own += 1
            }
            other += 1
            if cell.factor.magnitude >= Self.tolerance { sum.append(cell) }
        }
        cells = sum
    }

    mutating func remove(_ symbol: Symbol) {
        let index = index(symbol)
        if index < cells.count, cells[index].symbol == symbol { cells.remove(at: index) }
    }

    mutating func multiply(_ factor: Double) {
        constant *= factor
        for index in cells.indices { cells[index].factor *= factor }
    }

    /// Turns `0 = constant + cells` into `symbol = ...`.
    mutating func solve(for symbol: Symbol) {
        let factor = factor(symbol)
        remove(symbol)
        multiply(-1 / factor)
    }

    /// Turns `basic = constant + cells` into `symbol = ...`.
    mutating func exchange(_ basic: Symbol, for symbol: Symbol) {
        add(basic, times: -1)
        solve(for: symbol)
    }

    /// Puts in a symbol's value.
    mutating func substitute(_ symbol: Symbol, _ row: Row) {
        let factor = factor(symbol)
        guard factor != 0 else { return }
        remove(symbol)
        add(row, times: factor)
    }
}
