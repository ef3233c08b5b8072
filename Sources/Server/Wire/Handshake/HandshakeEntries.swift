/// The entries of a viewer's list of sub-protocols beside the sub-protocol.
public struct HandshakeEntries: Equatable, Sendable {
    /// The capability that was shown: a role's letter and 43 characters of base64url; nil for none.
    public var key: String?
    /// The identity that the viewer had before: 1...64 characters of base64url; nil for none.
    public var identity: String?

    /// A key that cannot be valid for any room: the connection is closed with ``RoomCloseCode/invalidKey``.
    public struct InvalidKey: Error, Equatable, Sendable {
        /// The reason in words.
        public let reason: String
    }

    static let keyLength = 44

    /// Reads the names that a viewer offered, in their order.
    ///
    /// A text that cannot be an identity counts as none; of several identities the first one counts. Other names are
    /// ignored.
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
