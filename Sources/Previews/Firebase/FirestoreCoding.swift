import Foundation

extension Firestore {
    /// What makes fields of a value.
    public final class Encoder {
        /// Makes an encoder.
        public init() {}
        /// Returns a value's fields.
        public func encode<Value: Encodable>(_ value: Value) throws -> [String: Any] {
            try FirestoreCoding.fields(of: value)
        }
    }

    /// What makes a value of fields.
    public final class Decoder {
        /// Makes a decoder.
        public init() {}
        /// Returns a value of fields.
        public func decode<Value: Decodable>(
            _ type: Value.Type, from container: Any, in document: DocumentReference? = nil
        ) throws -> Value {
            try FirestoreCoding.value(type, of: container as? [String: Any] ?? [:], in: document)
        }
    }
}

/// Makes fields of values, and values of fields.
enum FirestoreCoding {
    static let key = CodingUserInfoKey(rawValue: "DocumentRefUserInfoKey")!

    static func fields<Value: Encodable>(of value: Value) throws -> [String: Any] {
        let data = try JSONEncoder().encode(value)
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    static func value<Value: Decodable>(
        _ type: Value.Type, of fields: [String: Any], in document: DocumentReference?
    ) throws -> Value {
        let data = try JSONSerialization.data(withJSONObject: plain(fields))
        let decoder = JSONDecoder()
        decoder.userInfo[key] = document
        return try decoder.decode(type, from: data)
    }

    /// Returns a value of texts, numbers, lists and tables alone: moments are the seconds of dates.
    private static func plain(_ value: Any) -> Any {
        switch value {
        case let moment as Timestamp: moment.dateValue().timeIntervalSinceReferenceDate
        case let place as GeoPoint: ["latitude": place.latitude, "longitude": place.longitude]
        case let document as DocumentReference: document.path
        case let data as Data: data.base64EncodedString()
        case let table as [String: Any]: table.mapValues(plain)
        case let list as [Any]: list.map(plain)
        default: value
        }
    }
}

extension DocumentSnapshot {
    /// Returns the document as a value.
    ///
    /// - Throws: an error if its fields are not those of the type.
    public func data<Value: Decodable>(as type: Value.Type) throws -> Value {
        try FirestoreCoding.value(type, of: data() ?? [:], in: reference)
    }
}

extension DocumentReference {
    /// Keeps a value's fields.
    public func setData<Value: Encodable>(
        from value: Value, merge: Bool = false, completion: (((any Error)?) -> Void)? = nil
    ) throws {
        setData(try FirestoreCoding.fields(of: value), merge: merge, completion: completion)
    }
    /// Returns the document as a value.
    ///
    /// - Throws: an error if its fields are not those of the type.
    public func getDocument<Value: Decodable>(as type: Value.Type) async throws -> Value {
        try snapshot().data(as: type)
    }
}

extension CollectionReference {
    /// Keeps a value's fields in a document of a new name.
    @discardableResult
    public func addDocument<Value: Encodable>(
        from value: Value, completion: (((any Error)?) -> Void)? = nil
    ) throws -> DocumentReference {
        addDocument(data: try FirestoreCoding.fields(of: value), completion: completion)
    }
}

/// The name of the document that a value is read from, which is none of its fields.
@propertyWrapper
public struct DocumentID<Value: Codable & Hashable>: Codable, Hashable {
    /// The name; nil for a value that is not read.
    public var wrappedValue: Value?

    /// Makes a name.
    public init(wrappedValue value: Value?) { wrappedValue = value }

    /// Takes the document's name.
    public init(from decoder: any Decoder) throws { wrappedValue = Self.name(in: decoder.userInfo) }

    /// Writes nothing that is kept.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }

    fileprivate static func name(in info: [CodingUserInfoKey: Any]) -> Value? {
        let document = info[FirestoreCoding.key] as? DocumentReference
        return document as? Value ?? document?.documentID as? Value
    }
}

extension DocumentID: Sendable where Value: Sendable {}

extension KeyedDecodingContainer {
    /// Returns the document's name, whether or not there is a field.
    public func decode<Value>(_ type: DocumentID<Value>.Type, forKey key: Key) throws -> DocumentID<Value> {
        // A decoder tells what it was given only to what it decodes.
        DocumentID(wrappedValue: DocumentID<Value>.name(in: (try? superDecoder())?.userInfo ?? [:]))
    }
}

extension KeyedEncodingContainer {
    /// Writes nothing: the name is none of the fields.
    public mutating func encode<Value>(_ value: DocumentID<Value>, forKey key: Key) throws {}
}

/// The time at which a value is kept.
@propertyWrapper
public struct ServerTimestamp<Value: Codable & Hashable>: Codable, Hashable {
    /// The time; nil for one that is still to be told.
    public var wrappedValue: Value?

    /// Makes a time.
    public init(wrappedValue value: Value?) { wrappedValue = value }

    /// Reads the time.
    public init(from decoder: any Decoder) throws {
        wrappedValue = try? decoder.singleValueContainer().decode(Value.self)
    }

    /// Writes the time, or the stage's.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(wrappedValue) } else { try container.encode(Timestamp()) }
    }
}

extension ServerTimestamp: Sendable where Value: Sendable {}
