/// What a viewer's list of sub-protocols says beside the sub-protocol.
public struct HandshakeEntries: Equatable, Sendable {
    /// The capability that was shown, if any: a role's letter and 43 characters of base64url.
    public var key: String?
    /// Who the viewer says that it was; 1...64 characters of base64url.
    public var identity: String?

    /// Why a key cannot be valid for any room: close with ``RoomCloseCode/invalidKey``.
    public struct InvalidKey: Error, Equatable, Sendable {
        public let reason: String
    }

    static let keyLength = 44

    /// Reads the names that a viewer offered, in their order. An identity that cannot be one counts as none; of several
    /// the first one counts. Other names are ignored.
    ///
    /// - Throws: ``InvalidKey`` if a key is not of a key's form, or there are several.
    public init(offered: [some StringProtocol]) throws(InvalidKey) {
        for name in offered {
            if let key = Self.value(of: name, after: "key.") {
                guard self.key == nil else { throw InvalidKey(reason: "a handshake shows one key, this one several") }
                guard key.utf8.count == Self.keyLength, Self.isBase64URL(key),
                    key.first.flatMap(ViewerRole.init(letter:)) != nil
                else {
                    throw InvalidKey(
                        reason: "the link's key is cut short or mistyped; it has \(Self.keyLength) characters")
                }
                self.key = key
            } else if identity == nil, let identity = Self.value(of: name, after: "id."),
                1...WireFormat.identityLimit ~= identity.utf8.count, Self.isBase64URL(identity)
            {
                self.identity = identity
            }
        }
    }

    private static func value(of name: some StringProtocol, after prefix: String) -> String? {
        name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
    }

    private static func isBase64URL(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }
}
