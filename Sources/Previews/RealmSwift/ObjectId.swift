import Foundation
import QuartzCore

/// What tells objects apart: twelve bytes, written as 24 hexadecimal digits.
public struct ObjectId: Hashable, Sendable, Codable, LosslessStringConvertible, Persistable, RealmCollectionValue {
    /// The digits.
    public let stringValue: String
    /// The digits.
    public var description: String { stringValue }

    /// Makes one that no other object of the stage has: the same one each time that the stage is repeated.
    public init() {
        let digits = String(RealmStores.current.nextNumber(), radix: 16)
        let time = String(Int(FrameClock.startDate) + Int(Date.timeIntervalBetween1970AndReferenceDate), radix: 16)
        stringValue = time + String(repeating: "0", count: 24 - time.count - digits.count) + digits
    }

    /// Reads one.
    ///
    /// - Throws: if the text has other than 24 hexadecimal digits.
    public init(string: String) throws {
        guard string.count == 24, string.allSatisfy(\.isHexDigit) else {
            throw Realm.Error(code: .fail, text: "'\(string)' is not 24 hexadecimal digits")
        }
        stringValue = string.lowercased()
    }

    /// Reads one; nil if the text has other than 24 hexadecimal digits.
    public init?(_ string: String) {
        guard let value = try? ObjectId(string: string) else { return nil }
        self = value
    }

    /// Returns one that no other object has.
    public static func generate() -> ObjectId { ObjectId() }

    /// One that no other object has.
    public static var initial: ObjectId { ObjectId() }
}
