/// An unknown of a system of constraints, compared by identity.
public final class Variable: Hashable, Sendable {
    /// The name, for descriptions.
    public let name: String

    /// Makes an unknown.
    public init(_ name: String = "") {
        self.name = name
    }

    /// Returns whether both are the same object.
    public static func == (a: Variable, b: Variable) -> Bool { a === b }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A sum of multiples of variables and a constant.
public struct LinearExpression: Sendable {
    /// A multiple of a variable.
    public struct Term: Sendable {
        /// The variable.
        public var variable: Variable
        /// Its factor.
        public var factor: Double
    }

    /// The multiple of each variable, in the order in which they were added: so the same sums are solved alike.
    public private(set) var terms: [Term] = []
    /// The constant.
    public var constant: Double

    /// Makes a constant.
    public init(_ constant: Double = 0) {
        self.constant = constant
    }

    /// Makes a multiple of a variable.
    public init(_ variable: Variable, times factor: Double = 1) {
        constant = 0
        add(variable, times: factor)
    }

    /// Adds a multiple of a variable.
    public mutating func add(_ variable: Variable, times factor: Double) {
        guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
            if factor != 0 { terms.append(Term(variable: variable, factor: factor)) }
            return
        }
        terms[index].factor += factor
        if terms[index].factor == 0 { terms.remove(at: index) }
    }

    /// Returns the sum of two expressions.
    public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = a
        sum.constant += b.constant
        for term in b.terms { sum.add(term.variable, times: term.factor) }
        return sum
    }

    /// Returns the difference of two expressions.
    public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + b * -1 }

    /// Returns the multiple of an expression.
    public static func * (a: LinearExpression, factor: Double) -> LinearExpression {
        var product = LinearExpression(a.constant * factor)
        for term in a.terms { product.add(term.variable, times: term.factor * factor) }
        return product
    }
}
