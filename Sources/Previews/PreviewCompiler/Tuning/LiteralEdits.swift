import Foundation
import PreviewProtocol
import SwiftParser
import SwiftSyntax

/// The replacement of literals in a source by tuned values, which leaves everything else as it is.
struct LiteralEdits {
    /// A value that is not of the property's kind.
    struct Fault: Error, CustomStringConvertible {
        var description: String
    }

    /// Returns the edits of one file.
    ///
    /// - Parameters:
    ///   - properties: the file's properties.
    ///   - values: the values by ``TunableProperty/keys``; others are ignored.
    /// - Returns: the edits.
    /// - Throws: ``Fault``.
    static func edits(of properties: [TunableProperty], values: [String: TunedValue]) throws -> [SourceEdit] {
        try properties.flatMap { property -> [SourceEdit] in
            guard case .parts(let type, let parts) = property.kind else {
                guard let value = values[property.key] else { return [] }
                return [SourceEdit(property.value.bytes, try property.literal(value))]
            }
            let changed = try parts.compactMap { part -> (String, String)? in
                guard let value = values["\(property.key).\(part)"] else { return nil }
                guard case .number(let number) = value, property.allows(number) else {
                    throw Fault(
                        description:
                            "'\(value.text)' is no value for \(property.key).\(part); allowed: \(property.allowed)")
                }
                return (part, number.literal)
            }
            guard !changed.isEmpty else { return [] }
            return structure(property.value, type, parts, Dictionary(uniqueKeysWithValues: changed))
        }
    }

    private static func structure(
        _ value: ExprSyntax, _ type: String, _ parts: [String], _ changed: [String: String]
    ) -> [SourceEdit] {
        if let call = value.as(FunctionCallExprSyntax.self),
            changed.keys.allSatisfy({ part in call.arguments.contains { $0.label?.text == part } })
        {
            return call.arguments.compactMap { argument in
                argument.label.flatMap { changed[$0.text] }.map { SourceEdit(argument.expression.bytes, $0) }
            }
        }
        // What is not a call with all parts is one of the constants; only zero has all its parts known.
        let isZero = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "zero"
        let name = value.trimmedDescription
        let all = parts.map { part in
            let rest = isZero ? "0" : name.hasPrefix(".") ? "\(type)\(name).\(part)" : "\(name).\(part)"
            return "\(part): \(changed[part] ?? rest)"
        }
        return [SourceEdit(value.bytes, "\(type)(\(all.joined(separator: ", ")))")]
    }
}

extension TunableProperty {
    var key: String { "\(owner).\(name)" }

    /// The keys, one for each number of a structure.
    var keys: [String] {
        if case .parts(_, let parts) = kind { return parts.map { "\(key).\($0)" } }
        return [key]
    }

    fileprivate func literal(_ value: TunedValue) throws -> String {
        switch (kind, value) {
        case (.number, .number(let number)) where allows(number): return number.literal(like: self.value)
        case (.integer, .number(let number)) where number == number.rounded() && allows(number):
            return "\(Int(number))"
        case (.toggle, .flag(let flag)): return "\(flag)"
        case (.choice(_, let cases), .text(let name)) where cases.contains(name):
            // As it was written: `.plain` or `Style.plain`.
            let base = self.value.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
            return "\(base).\(name)"
        case (.color, .text(let text)):
            guard let color = Self.color(text) else { break }
            return color
        default: break
        }
        throw LiteralEdits.Fault(description: "'\(value.text)' is no value for \(key); allowed: \(allowed)")
    }

    /// The greatest magnitude of a number that is written without an exponent.
    private static let greatest = 1e15

    /// Whether a number is in the range that the property's comment declares.
    fileprivate func allows(_ number: Double) -> Bool {
        guard number.magnitude < Self.greatest else { return false }
        guard let bounds, let lower = Double(bounds.lower), let upper = Double(bounds.upper) else { return true }
        return lower <= number && number <= upper
    }

    fileprivate var allowed: String {
        let range = bounds.map { " \($0.lower)...\($0.upper)" } ?? " between -1e15 and 1e15"
        return switch kind {
        case .number, .parts: "numbers" + range
        case .integer: "whole numbers" + range
        case .toggle: "true, false"
        case .color: "colours as #rrggbb or #rrggbbaa"
        case .choice(_, let cases): cases.joined(separator: ", ")
        }
    }

    /// Returns the Swift code of `#rrggbb` or `#rrggbbaa`.
    private static func color(_ text: String) -> String? {
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
            let value = UInt32(digits, radix: 16)
        else { return nil }
        let all = digits.count == 6 ? value << 8 | 0xFF : value
        let channels = [24, 16, 8, 0].map { (Double(all >> $0 & 0xFF) / 255).literal(places: 3) }
        return "UIColor(red: \(channels[0]), green: \(channels[1]), blue: \(channels[2]), alpha: \(channels[3]))"
    }
}

extension TunedValue {
    var text: String {
        switch self {
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .text(let text): text
        }
    }
}

extension Double {
    /// The number with at most four places after the point, none for whole numbers.
    fileprivate var literal: String { literal(places: 4) }

    fileprivate func literal(places: Int) -> String {
        var text = String(format: "%.\(places)f", self)
        while text.contains("."), text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text == "-0" ? "0" : text
    }

    /// Returns the number as a literal, with a point where the type follows from it: `var gap = 8.0`.
    fileprivate func literal(like expression: ExprSyntax) -> String {
        let text = literal
        return expression.is(FloatLiteralExprSyntax.self) && !text.contains(".") ? text + ".0" : text
    }
}
