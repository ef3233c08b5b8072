import Foundation

/// A value that a property of a realm's object may have without saying which one it begins with.
public protocol Persistable {
    /// The value that a property begins with.
    static var initial: Self { get }
}

extension Persistable where Self: Numeric {
    /// 0.
    public static var initial: Self { 0 }
}

extension Persistable where Self: RangeReplaceableCollection {
    /// One without elements.
    public static var initial: Self { Self() }
}

extension Int: Persistable {}
extension Int8: Persistable {}
extension Int16: Persistable {}
extension Int32: Persistable {}
extension Int64: Persistable {}
extension Float: Persistable {}
extension Double: Persistable {}
extension String: Persistable {}
extension Data: Persistable {}

extension Bool: Persistable {
    /// False.
    public static var initial: Bool { false }
}

extension Date: Persistable {
    /// The first moment of 1970.
    public static var initial: Date { Date(timeIntervalSince1970: 0) }
}

extension Optional: Persistable {
    /// Nil.
    public static var initial: Wrapped? { nil }
}

extension UUID: Persistable {
    /// One that no other property of the stage begins with: the same one each time that the stage is repeated.
    public static var initial: UUID {
        let number = RealmStores.current.nextNumber()
        return withUnsafeBytes(of: number.bigEndian) { bytes in
            UUID(
                uuid: (
                    0, 0, 0, 0, 0, 0, 0x40, 0, bytes[0] | 0x80, bytes[1], bytes[2], bytes[3], bytes[4], bytes[5],
                    bytes[6], bytes[7]
                ))
        }
    }
}

/// An enumeration that is kept as its raw value.
public protocol PersistableEnum: RawRepresentable, CaseIterable, Hashable, Persistable, RealmCollectionValue
where RawValue: Hashable {}

extension PersistableEnum {
    /// The first case.
    public static var initial: Self { allCases.first! }
}

/// What is known of a wrapped property whatever its type.
protocol PersistedField {
    var isPrimaryKey: Bool { get }
    var origin: String? { get }
    var anyValue: Any { get }
    func set(_ value: Any?)
}

/// A property that is kept in a realm.
@propertyWrapper
public struct Persisted<Value: Persistable>: PersistedField {
    // What reflection finds is a copy, by which the object's own is set.
    private final class Box { var value: Value; init(_ value: Value) { self.value = value } }

    private let box: Box
    let isPrimaryKey: Bool
    let origin: String?

    /// The property's value.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set {
            if let list = box.value as? any ReplaceableCollection {
                list.replaceAll(with: newValue)
            } else {
                box.value = newValue
            }
        }
    }

    /// Makes a property with the value that its type begins with.
    public init() { self.init(.initial, isPrimaryKey: false) }
    /// Makes a property that tells objects of the class apart.
    public init(primaryKey: Bool) { self.init(.initial, isPrimaryKey: primaryKey) }
    /// Makes a property that is searched for.
    public init(indexed: Bool) { self.init(.initial, isPrimaryKey: false) }
    /// Makes a property with a value.
    public init(wrappedValue: Value) { self.init(wrappedValue, isPrimaryKey: false) }
    /// Makes a property with a value, which tells objects of the class apart.
    public init(wrappedValue: Value, primaryKey: Bool) { self.init(wrappedValue, isPrimaryKey: primaryKey) }
    /// Makes a property with a value that is searched for.
    public init(wrappedValue: Value, indexed: Bool) { self.init(wrappedValue, isPrimaryKey: false) }

    private init(_ value: Value, isPrimaryKey: Bool, origin: String? = nil) {
        box = Box(value)
        (self.isPrimaryKey, self.origin) = (isPrimaryKey, origin)
    }

    var anyValue: Any { box.value }

    func set(_ value: Any?) {
        guard let value else {
            if let none = (Value.self as? any OptionalType.Type)?.absent as? Value { box.value = none }
            return
        }
        if let list = box.value as? any ReplaceableCollection { return list.replaceAll(with: value) }
        let converted =
            (Value.self as? any BinaryInteger.Type)?.of(value)
            ?? (Value.self as? any BinaryFloatingPoint.Type)?.of(value)
            ?? (Value.self as? any OptionalType.Type)?.object(of: value) ?? value
        if let value = converted as? Value { box.value = value }
    }
}

extension Persisted where Value: LinkingCollection {
    /// Makes a property that finds the objects which lead to the one that has it by a property of theirs.
    public init(originProperty: String) { self.init(Value(), isPrimaryKey: false, origin: originProperty) }
}

extension BinaryInteger {
    fileprivate static func of(_ value: Any) -> Any? {
        (value as? any BinaryInteger).map { Self(truncatingIfNeeded: $0) }
    }
}

extension BinaryFloatingPoint {
    fileprivate static func of(_ value: Any) -> Any? {
        if let number = value as? any BinaryFloatingPoint { return Self(number) }
        return (value as? any BinaryInteger).map { Self(Double(Int64(truncatingIfNeeded: $0))) }
    }
}

/// An optional, whatever it holds.
private protocol OptionalType {
    static var absent: Any { get }
    static func object(of value: Any) -> Any?
}

extension Optional: OptionalType {
    fileprivate static var absent: Any { Optional(nilLiteral: ()) as Any }

    /// Returns an object of the optional's class with values by their names; nil for what has none.
    fileprivate static func object(of value: Any) -> Any? {
        guard let type = Wrapped.self as? ObjectBase.Type, value is [String: Any] || value is [Any] else { return nil }
        let object = type.init()
        Fields(of: object).set(value)
        return object
    }
}

extension Persisted: Decodable where Value: Decodable {
    /// Reads the value.
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
    }
}

extension Persisted: Encodable where Value: Encodable {
    /// Writes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}
