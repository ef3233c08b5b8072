import Wire

/// The keys of links: whoever shows one has a role in a room, and nobody without the server's secret can make one.
/// They are valid until the room's key changes.
struct Capabilities: Sendable {
    /// In bytes.
    static let secretLength = 32

    let authenticator: MessageAuthenticator
    private let host: String?

    /// - Parameters:
    ///   - secret: ``secretLength`` bytes; nil is a new one, with which nothing that was given out before counts.
    ///   - host: as of ``RoomLinks``.
    init(secret: [UInt8]? = nil, host: String? = nil) {
        self.host = host
        authenticator = MessageAuthenticator(key: secret ?? Self.newSecret())
    }

    /// ``secretLength`` bytes from the system's generator.
    static func newSecret() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<secretLength).map { _ in generator.next() }
    }

    /// The role's letter and 43 characters of base64url.
    ///
    /// - Parameter roomKey: nil for a public room whose links were never renewed.
    func key(_ role: ViewerRole, room: String, roomKey: RandomToken?) -> String {
        String(role.letter) + Base64URL.text(authenticator.code(for: Self.message(role, room, roomKey)))
    }

    /// The role that `key` gives in a room, or nil if it gives none. Takes the same time for every key of one length.
    func role(of key: String, room: String, roomKey: RandomToken?) -> ViewerRole? {
        guard let role = key.first.flatMap(ViewerRole.init(letter:)),
            let code = Base64URL.bytes(String(key.dropFirst()))
        else { return nil }
        return authenticator.isValid(code, for: Self.message(role, room, roomKey)) ? role : nil
    }

    /// What somebody with `role` may hand on.
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
