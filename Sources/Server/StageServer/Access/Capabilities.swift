import Wire

/// The keys of links, each of which gives its holder a role in a room.
///
/// Nobody without the server's secret can make one. Keys are valid until the room's key changes.
struct Capabilities: Sendable {
    /// The length of the secret in bytes.
    static let secretLength = 32

    let authenticator: MessageAuthenticator
    private let host: String?

    /// Makes keys with a secret.
    ///
    /// - Parameters:
    ///   - secret: ``secretLength`` bytes; nil makes a new one, by which no key of an earlier server is valid.
    ///   - host: the host of links, as in `RoomLinks`.
    init(secret: [UInt8]? = nil, host: String? = nil) {
        self.host = host
        authenticator = MessageAuthenticator(key: secret ?? Self.newSecret())
    }

    /// ``secretLength`` bytes from the system's generator.
    static func newSecret() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<secretLength).map { _ in generator.next() }
    }

    /// Returns the key of a role: the role's letter and 43 characters of base64url.
    ///
    /// - Parameters:
    ///   - role: the role.
    ///   - room: the room's name.
    ///   - roomKey: the room's key; nil for a public room whose links were never renewed.
    /// - Returns: the key.
    func key(_ role: ViewerRole, room: String, roomKey: RandomToken?) -> String {
        String(role.letter) + Base64URL.text(authenticator.code(for: Self.message(role, room, roomKey)))
    }

    /// What is another for another secret, and tells nothing of it.
    var fingerprint: [UInt8] { authenticator.code(for: Array("fingerprint of a cluster's secret".utf8)) }

    /// Returns the role that `key` gives in a room; nil if it gives none.
    ///
    /// It takes the same time for every key of one length.
    func role(of key: String, room: String, roomKey: RandomToken?) -> ViewerRole? {
        guard let role = key.first.flatMap(ViewerRole.init(letter:)),
            let code = Base64URL.bytes(String(key.dropFirst()))
        else { return nil }
        return authenticator.isValid(code, for: Self.message(role, room, roomKey)) ? role : nil
    }

    /// Returns the links that somebody with `role` may pass on.
    func links(for role: ViewerRole, room: String, isPrivate: Bool, roomKey: RandomToken?) -> RoomLinks {
        func link(_ role: ViewerRole) -> String { "/\(room)#\(key(role, room: room, roomKey: roomKey))" }
        var links = RoomLinks(view: link(.viewer), host: host)
        // In a public room everyone is a participant who shows no key.
        if role != .viewer { links.open = isPrivate ? link(.participant) : "/\(room)" }
        if role == .presenter { links.present = link(.presenter) }
        return links
    }

    private static func message(_ role: ViewerRole, _ room: String, _ roomKey: RandomToken?) -> [UInt8] {
        let fields = [WireFormat.subprotocol, room, String(role.letter), roomKey?.text ?? ""]
        return Array(fields.map { Array($0.utf8) }.joined(separator: [0]))
    }
}
