import Foundation
import UIKit

/// A condition on an object as `NSPredicate` has it in words: `age >= %d AND name CONTAINS[cd] %@`.
///
/// Foundation reads no such words on Linux. Of the format's language there are comparisons, `ANY`, `ALL` and `NONE`, `AND`, `OR`,
/// `NOT` and brackets, key paths with `@count`, literals and arguments; functions and `SUBQUERY` are not.
public struct FormatPredicate {
    private let condition: Condition

    /// Reads a condition; nil for what is none.
    ///
    /// - Parameters:
    ///   - format: the words, with `%@` for values, `%K` for names, and `%d` and others for numbers.
    ///   - arguments: the values and names.
    public init?(format: String, arguments: [Any]) {
        guard var reader = FormatReader(format, arguments), let condition = reader.condition(), reader.isAtEnd else {
            return nil
        }
        self.condition = condition
    }

    /// Returns whether an object meets the condition: any value, or one whose values are read by their names.
    public func isMet(by object: Any?) -> Bool { condition.isMet(by: object) }
}

/// A condition, as it was read.
indirect enum Condition {
    case constant(Bool)
    case all([Condition])
    case any([Condition])
    case not(Condition)
    case comparison(FormatComparison)

    func isMet(by object: Any?) -> Bool {
        switch self {
        case .constant(let value): value
        case .all(let parts): parts.allSatisfy { $0.isMet(by: object) }
        case .any(let parts): parts.contains { $0.isMet(by: object) }
        case .not(let part): !part.isMet(by: object)
        case .comparison(let comparison): comparison.isMet(by: object)
        }
    }
}

/// What is compared.
enum FormatOperand {
    case value(Any?)
    case path([String])
    case list([FormatOperand])

    func value(of object: Any?) -> Any? {
        switch self {
        case .value(let value): value
        case .path(let names): names.reduce(object) { Self.value(of: $0, named: $1) }
        case .list(let parts): parts.map { $0.value(of: object) as Any }
        }
    }

    /// Returns an object's value by its name; of several objects those of each.
    private static func value(of object: Any?, named name: String) -> Any? {
        guard let object else { return nil }
        if name == "SELF" || name == "self" { return object }
        if let elements = elements(of: object) {
            return name == "@count" ? elements.count : elements.map { value(of: $0, named: name) as Any }
        }
        if let dictionary = object as? [String: Any] { return dictionary[name] }
        if name == "length", let text = object as? String { return text.utf16.count }
        if let object = object as? NSObject { return object.value(forKey: name) }
        return Mirror(reflecting: object).children.first { $0.label == name }.flatMap { present($0.value) }
    }

    /// The elements of an array or a set; nil for what is neither.
    static func elements(of value: Any?) -> [Any]? {
        switch value {
        case let array as [Any]: array
        case let array as NSArray: array.map { $0 }
        case let set as NSOrderedSet: set.array
        case let set as NSSet: set.allObjects
        case let set as Set<AnyHashable>: set.map(\.base)
        default: nil
        }
    }

    /// Returns what an optional that is stored as `Any` holds; nil for `NSNull`.
    static func present(_ value: Any) -> Any? { value is NSNull ? nil : unwrapped(value) }
}

/// A comparison of two values.
struct FormatComparison {
    /// How the values are compared.
    enum Relation: String, CaseIterable {
        case equal = "==", other = "!=", less = "<", greater = ">", atMost = "<=", atLeast = ">="
        case between, contains, beginsWith, endsWith, like, matches
        case isIn = "in"

        init?(word: String) {
            let same = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
            let word = same[word] ?? word
            guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == word.lowercased() }) else {
                return nil
            }
            self = found
        }
    }

    /// Of which of several values it is.
    enum Modifier: String { case any, all, none }

    let modifier: Modifier?
    let left: FormatOperand
    let relation: Relation
    let options: String.CompareOptions
    let right: FormatOperand

    func isMet(by object: Any?) -> Bool {
        let (left, right) = (self.left.value(of: object), self.right.value(of: object))
        guard let modifier else { return holds(left, right) }
        let each = (FormatOperand.elements(of: left) ?? []).lazy.map { holds(FormatOperand.present($0), right) }
        switch modifier {
        case .any: return each.contains(true)
        case .all: return !each.contains(false)
        case .none: return !each.contains(true)
        }
    }

    private func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch relation {
        case .equal: return isEqual(left, right)
        case .other: return !isEqual(left, right)
        case .less: return order(left, right) == .orderedAscending
        case .greater: return order(left, right) == .orderedDescending
        case .atMost: return order(left, right).map { $0 != .orderedDescending } ?? false
        case .atLeast: return order(left, right).map { $0 != .orderedAscending } ?? false
        case .between:
            guard let bounds = FormatOperand.elements(of: right), bounds.count == 2 else { return false }
            let (low, high) = (
                order(left, FormatOperand.present(bounds[0])), order(left, FormatOperand.present(bounds[1]))
            )
            return low != nil && low != .orderedAscending && high != nil && high != .orderedDescending
        case .isIn: return has(left, in: right)
        case .contains: return has(right, in: left)
        case .beginsWith: return find(right, in: left, .anchored)
        case .endsWith: return find(right, in: left, [.anchored, .backwards])
        case .matches: return isWhole(right.map { "\($0)" } ?? "", in: left)
        case .like:
            let pattern = NSRegularExpression.escapedPattern(for: right.map { "\($0)" } ?? "")
            return isWhole(pattern.replacing("\\*", with: ".*").replacing("\\?", with: "."), in: left)
        }
    }

    private func has(_ part: Any?, in whole: Any?) -> Bool {
        if let elements = FormatOperand.elements(of: whole) {
            return elements.contains { isEqual(FormatOperand.present($0), part) }
        }
        return find(part, in: whole, [])
    }

    private func find(_ part: Any?, in whole: Any?, _ where: String.CompareOptions) -> Bool {
        guard let part, let whole = whole as? String else { return false }
        return whole.range(of: "\(part)", options: options.union(`where`)) != nil
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let order = order(left, right) { return order == .orderedSame }
        if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return (left as AnyObject) === (right as AnyObject)
    }

    /// The order of two texts, numbers or dates; nil for what has none.
    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        guard let left, let right else { return nil }
        switch (left, right) {
        case (let left as String, let right as String): return left.compare(right, options: options)
        case (let left as Date, let right as Date): return left.compare(right)
        case (let left as NSNumber, let right as NSNumber): return left.compare(right)
        case (let left as UUID, let right as String): return left.uuidString.compare(right, options: .caseInsensitive)
        default: return nil
        }
    }

    private func isWhole(_ pattern: String, in value: Any?) -> Bool {
        guard let text = value as? String else { return false }
        let letters: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: letters) else {
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
