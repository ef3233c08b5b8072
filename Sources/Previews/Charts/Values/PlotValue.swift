import SwiftUI

/// A value as charts reckon with it.
enum PlotValue: Hashable, Sendable {
    /// A text.
    case category(String)
    /// A number.
    case number(Double)
    /// A moment, in seconds since 2001.
    case date(Double)

    /// Makes one of what is shown.
    init(_ value: some Plottable) { self.init(primitive: value.primitivePlottable) }

    private init(primitive: Any) {
        switch primitive {
        case let text as String: self = .category(text)
        case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
        case let number as Double: self = .number(number)
        case let number as Decimal: self = .number(NSDecimalNumber(decimal: number).doubleValue)
        case let number as any BinaryInteger: self = .number(Double(number))
        case let number as any BinaryFloatingPoint: self = .number(Double(number))
        default: self = .category("\(primitive)")
        }
    }

    /// The number by which it is placed; nil for a text.
    var number: Double? {
        switch self {
        case .category: nil
        case .number(let number), .date(let number): number.isFinite ? number : nil
        }
    }

    /// The text; nil for anything else.
    var category: String? { if case .category(let text) = self { text } else { nil } }

    /// Whether it is a moment.
    var isDate: Bool { if case .date = self { true } else { false } }

    /// How it is called in a legend and by an axis.
    var name: String {
        switch self {
        case .category(let text): text
        case .number(let number): number.formatted(.number.locale(Locale(identifier: "en_US")))
        case .date(let seconds): DateStep(.day, 1).name(of: seconds, isFirst: false)
        }
    }

    /// Returns a value of a type; nil if it is none.
    func plottable<P: Plottable>(_ type: P.Type) -> P? {
        primitive(P.PrimitivePlottable.self).flatMap { P(primitivePlottable: $0) }
    }

    private func primitive<P>(_ type: P.Type) -> P? {
        switch self {
        case .category(let text): return text as? P
        case .date(let seconds): return Date(timeIntervalSinceReferenceDate: seconds) as? P
        case .number(let number):
            if let type = type as? any BinaryInteger.Type { return Self.integer(type, number) as? P }
            if type == Decimal.self { return Decimal(number) as? P }
            if type == Float.self { return Float(number) as? P }
            if type == CGFloat.self { return CGFloat(number) as? P }
            return number as? P
        }
    }

    private static func integer<I: BinaryInteger>(_ type: I.Type, _ number: Double) -> I? { I(exactly: number) }
}
