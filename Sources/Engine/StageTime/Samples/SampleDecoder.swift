import Foundation
import QuartzCore

/// A decoder that makes a value up: of each type one such as it may have, and three of each list within another, or eight.
///
/// What is made depends on the names of properties and the places in lists alone, so that it is the same each time.
struct SampleDecoder: Decoder {
    /// The names and places that lead to the value.
    let codingPath: [any CodingKey]
    /// What the decoder of the answer was given for the types.
    var userInfo: [CodingUserInfoKey: Any] {
        guard let address = codingPath.first as? SampleAddress else { return [:] }
        return address.userInfo
    }
    /// Whether there is null where a single value is asked for.
    var isNull = false

    /// Returns a value of a type.
    ///
    /// - Parameters:
    ///   - type: the type.
    ///   - number: which of all such values it is, from 1 on; nil for the first one.
    ///   - source: tells the addresses apart from which lists come, so that each has elements of its own; nil for the first one.
    ///   - userInfo: what the types find in their decoder.
    /// - Returns: the value.
    /// - Throws: what the type's own decoding throws of values that it does not allow.
    static func value<Value: Decodable>(
        of type: Value.Type, addressed number: Int? = nil, source: Int? = nil,
        userInfo: [CodingUserInfoKey: any Sendable] = [:]
    ) throws -> Value {
        try Self(codingPath: [SampleAddress(number: number, source: source, userInfo: userInfo)]).value(of: type)
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

/// What is known of the address of what is decoded: the first key of all others.
struct SampleAddress: CodingKey {
    /// The number with which it ends, if any.
    let number: Int?
    /// What tells it from others.
    let source: Int?
    /// What types find in their decoder.
    let userInfo: [CodingUserInfoKey: any Sendable]
    var stringValue: String { "" }
    var intValue: Int? { nil }

    init(number: Int?, source: Int?, userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
        (self.number, self.source, self.userInfo) = (number, source, userInfo)
    }
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

/// The addresses from which lists have come on a stage, by the types of their elements.
private final class SampleLists: Sendable {
    private nonisolated(unsafe) var sources: [ObjectIdentifier: [Int]] = [:]
    /// The most that are told apart.
    private static let count = 40

    /// Returns how many other addresses have given elements of a type before one did.
    func number<Value>(of source: Int, _ type: Value.Type) -> Int {
        var known = sources[ObjectIdentifier(type), default: []]
        if let number = known.firstIndex(of: source) { return number }
        guard known.count < Self.count else { return source % Self.count }
        known.append(source)
        sources[ObjectIdentifier(type)] = known
        return known.count - 1
    }
}

/// The made up elements of a list.
private struct SampleElements: UnkeyedDecodingContainer {
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(codingPath: [any CodingKey]) { self.codingPath = codingPath }

    var count: Int? { SampleValues(codingPath).count }
    var isAtEnd: Bool { currentIndex >= count! }

    /// Returns the place of the next element, for elements of a type: those of each address come after those of the addresses
    /// before it, as what is the same in two lists would be one for what tells elements apart.
    private func place<Value: Decodable>(of type: Value.Type) -> Int {
        guard !codingPath.contains(where: { $0.intValue != nil }), SampleValues(codingPath).value(of: type) == nil,
            let source = (codingPath.first as? SampleAddress)?.source, StageTurn.isOnMainActor
        else { return currentIndex }
        let lists = MainActor.assumeIsolated { FrameClock.current.shared { SampleLists() } }
        return lists.number(of: source, type) * SampleValues.longest + currentIndex
    }

    private mutating func next(at place: Int? = nil) throws -> SampleDecoder {
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                Any.self,
                DecodingError.Context(codingPath: codingPath, debugDescription: "the list has \(count!) elements"))
        }
        defer { currentIndex += 1 }
        return SampleDecoder(codingPath: codingPath).at(SampleIndex(place ?? currentIndex))
    }

    mutating func decodeNil() -> Bool { false }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try next(at: place(of: type)).value(of: type)
    }
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
