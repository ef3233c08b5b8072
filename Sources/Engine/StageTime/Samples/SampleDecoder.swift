import Foundation

/// A decoder that makes a value up: of each type one such as it may have, and three of each list within another, or eight.
///
/// What is made depends on the names of properties and the places in lists alone, so that it is the same each time.
struct SampleDecoder: Decoder {
    /// The names and places that lead to the value.
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]
    /// Whether there is null where a single value is asked for.
    var isNull = false

    /// Returns a value of a type.
    ///
    /// - Parameters:
    ///   - type: the type.
    ///   - number: which of all such values it is, from 1 on; nil for the first one.
    /// - Returns: the value.
    /// - Throws: what the type's own decoding throws of values that it does not allow.
    static func value<Value: Decodable>(of type: Value.Type, addressed number: Int? = nil) throws -> Value {
        try Self(codingPath: number.map { [SampleAddress(number: $0)] } ?? []).value(of: type)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(SampleProperties<Key>(codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { SampleElements(codingPath: codingPath) }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        SampleValue(codingPath: codingPath, isNull: isNull)
    }

    /// Returns a value of a type at this place.
    fileprivate func value<Value: Decodable>(of type: Value.Type) throws -> Value {
        if let value = SampleValues(codingPath).value(of: type) as? Value { return value }
        do {
            return try Value(from: self)
        } catch {
            // Of an enumeration with raw values none is known, but what it has in memory is.
            if let first = SampleValues.firstCase(of: type) { return first }
            // A type that stands for null, as code that is generated of samples has it.
            guard let null = try? Value(from: Self(codingPath: codingPath, isNull: true)) else { throw error }
            return null
        }
    }

    fileprivate func at(_ key: any CodingKey) -> SampleDecoder { SampleDecoder(codingPath: codingPath + [key]) }
}

/// The number with which the address of what is decoded ends: the first key of all others.
struct SampleAddress: CodingKey {
    let number: Int
    var stringValue: String { "" }
    var intValue: Int? { nil }

    init(number: Int) { self.number = number }
    init?(intValue: Int) { nil }
    init?(stringValue: String) { nil }
}

/// A place in a list.
struct SampleIndex: CodingKey {
    let intValue: Int?
    var stringValue: String { "\(intValue ?? 0)" }

    init(_ index: Int) { intValue = index }
    init?(intValue: Int) { self.init(intValue) }
    init?(stringValue: String) { nil }
}

/// The made up properties of an object.
private struct SampleProperties<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let codingPath: [any CodingKey]

    private var decoder: SampleDecoder { SampleDecoder(codingPath: codingPath) }

    /// Those of a dictionary: other keys can't be known.
    var allKeys: [Key] { SampleValues(codingPath).keys.compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { !SampleValues(codingPath).isMissing(key.stringValue) }
    func decodeNil(forKey key: Key) -> Bool { !contains(key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decoder.at(key).value(of: type)
    }

    /// Nothing, too, in the place of a value that the type does not allow.
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? {
        contains(key) ? try? decode(type, forKey: key) : nil
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedDecodingContainer<
        Nested
    > {
        decoder.at(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { decoder.at(key).unkeyedContainer() }
    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder.at(key) }
}

/// The made up elements of a list.
private struct SampleElements: UnkeyedDecodingContainer {
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(codingPath: [any CodingKey]) { self.codingPath = codingPath }

    var count: Int? { SampleValues(codingPath).count }
    var isAtEnd: Bool { currentIndex >= count! }

    private mutating func next() throws -> SampleDecoder {
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                Any.self,
                DecodingError.Context(codingPath: codingPath, debugDescription: "the list has \(count!) elements"))
        }
        defer { currentIndex += 1 }
        return SampleDecoder(codingPath: codingPath).at(SampleIndex(currentIndex))
    }

    mutating func decodeNil() -> Bool { false }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().value(of: type) }
    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try next().container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
    mutating func superDecoder() throws -> any Decoder { try next() }
}

/// A made up value.
private struct SampleValue: SingleValueDecodingContainer {
    let codingPath: [any CodingKey]
    let isNull: Bool

    func decodeNil() -> Bool { isNull }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard let value = SampleValues(codingPath).value(of: type) as? Value else {
            return try Value(from: SampleDecoder(codingPath: codingPath))
        }
        return value
    }
}
