import Foundation

/// Values of documents' fields.
enum FirestoreValue {
    /// Returns what is kept of a value: dates are timestamps, and numbers are read as any kind of number.
    static func kept(_ value: Any) -> Any {
        switch value {
        case let date as Date: return Timestamp(date: date)
        case let flag as Bool: return NSNumber(value: flag)
        case let number as Int: return NSNumber(value: number)
        case let number as Double: return NSNumber(value: number)
        case let number as Float: return NSNumber(value: number)
        case let url as URL: return url.absoluteString
        case let table as [String: Any]:
            return table.compactMapValues { ($0 as? FieldValue).map { $0.applied(to: nil) } ?? kept($0) }
        case let list as [Any]: return list.map(kept)
        default: return value
        }
    }

    /// Whether two values are the same.
    static func areEqual(_ one: Any?, _ other: Any?) -> Bool { order(one, other) == .orderedSame }

    /// Returns how two values are ordered: none, truths, numbers, moments, texts, then others, which are the same if they are told alike.
    ///
    /// Source: Firestore's documentation of the order of value types.
    static func order(_ one: Any?, _ other: Any?) -> ComparisonResult {
        let (a, b) = (rank(one), rank(other))
        if a.kind != b.kind { return a.kind < b.kind ? .orderedAscending : .orderedDescending }
        if a.number != b.number { return a.number < b.number ? .orderedAscending : .orderedDescending }
        if a.text != b.text { return a.text < b.text ? .orderedAscending : .orderedDescending }
        return .orderedSame
    }

    private static func rank(_ value: Any?) -> (kind: Int, number: Double, text: String) {
        switch value {
        case nil, is NSNull: (0, 0, "")
        case let flag as Bool where !(value is NSNumber): (1, flag ? 1 : 0, "")
        case let number as NSNumber: (2, number.doubleValue, "")
        case let number as any BinaryInteger: (2, Double(number), "")
        case let number as any BinaryFloatingPoint: (2, Double(number), "")
        case let moment as Timestamp: (3, moment.secondsSince1970, "")
        case let date as Date: (3, date.timeIntervalSince1970, "")
        case let text as String: (4, 0, text)
        case let document as DocumentReference: (5, 0, document.path)
        case let value?: (6, 0, "\(value)")
        }
    }
}

/// A value that is made as it is kept.
public final class FieldValue {
    private let make: (Any?) -> Any?

    private init(_ make: @escaping (Any?) -> Any?) { self.make = make }

    /// Removes the field.
    public class func delete() -> FieldValue { FieldValue { _ in nil } }
    /// The time at which it is kept.
    public class func serverTimestamp() -> FieldValue { FieldValue { _ in Timestamp(date: FirebaseStage.now) } }
    /// The list with elements that it does not have.
    public class func arrayUnion(_ elements: [Any]) -> FieldValue {
        FieldValue { old in
            elements.map(FirestoreValue.kept).reduce(into: old as? [Any] ?? []) { list, element in
                if !list.contains(where: { FirestoreValue.areEqual($0, element) }) { list.append(element) }
            }
        }
    }
    /// The list without elements.
    public class func arrayRemove(_ elements: [Any]) -> FieldValue {
        let gone = elements.map(FirestoreValue.kept)
        return FieldValue { old in
            (old as? [Any] ?? []).filter { element in !gone.contains { FirestoreValue.areEqual($0, element) } }
        }
    }
    /// The sum of the number and another.
    public class func increment(_ number: Int64) -> FieldValue {
        FieldValue {
            NSNumber(value: (($0 as? NSNumber)?.int64Value ?? 0).addingReportingOverflow(number).partialValue)
        }
    }
    /// The sum of the number and another.
    public class func increment(_ number: Double) -> FieldValue {
        FieldValue { NSNumber(value: (($0 as? NSNumber)?.doubleValue ?? 0) + number) }
    }

    func applied(to old: Any?) -> Any? { make(old) }
}

/// A moment, in seconds and nanoseconds since 1970.
public struct Timestamp: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The whole seconds.
    public let seconds: Int64
    /// The nanoseconds after these.
    public let nanoseconds: Int32

    /// Makes a moment.
    public init(seconds: Int64, nanoseconds: Int32) { (self.seconds, self.nanoseconds) = (seconds, nanoseconds) }
    /// Makes a date's moment.
    public init(date: Date) {
        let whole = date.timeIntervalSince1970.rounded(.down)
        seconds = Int64(exactly: whole) ?? 0
        // A date may be no number.
        nanoseconds = Int32(exactly: ((date.timeIntervalSince1970 - whole) * 1e9).rounded(.down)) ?? 0
    }
    /// Makes the stage's moment.
    public init() { self.init(date: FirebaseStage.now) }

    /// Reads what ``FirestoreValue`` is decoded from: the seconds of a date.
    public init(from decoder: any Decoder) throws {
        self.init(date: Date(timeIntervalSinceReferenceDate: try decoder.singleValueContainer().decode(Double.self)))
    }
    /// Writes the seconds of a date.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(dateValue().timeIntervalSinceReferenceDate)
    }

    /// Returns the date.
    public func dateValue() -> Date { Date(timeIntervalSince1970: secondsSince1970) }

    var secondsSince1970: Double { Double(seconds) + Double(nanoseconds) / 1e9 }

    /// What tells it.
    public var description: String { "<FIRTimestamp: seconds=\(seconds) nanoseconds=\(nanoseconds)>" }

    /// Whether a moment is before another.
    public static func < (one: Timestamp, other: Timestamp) -> Bool {
        (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
    }
}

/// A place on the Earth, in degrees.
public struct GeoPoint: Hashable, Codable, Sendable {
    /// The degrees north of the equator.
    public let latitude: Double
    /// The degrees east of Greenwich.
    public let longitude: Double
    /// Makes a place.
    public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
}

/// The way to a field.
public final class FieldPath {
    let text: String
    private init(_ text: String) { self.text = text }
    /// Makes a way of names.
    public convenience init(_ fieldNames: [String]) { self.init(fieldNames.joined(separator: ".")) }
    /// Returns the way to a document's name.
    public class func documentID() -> FieldPath { FieldPath("__name__") }
}
