/// The names of a cluster's keys, subjects and streams.
///
/// Several clusters may share NATS servers, by other prefixes.
struct ClusterNames: Sendable {
    let prefix: String

    var bucket: String { prefix }
    /// The stream in which JetStream keeps the bucket.
    var bucketStream: String { "KV_" + prefix }
    var stream: String { prefix + "-journal" }
    var journals: String { "\(prefix).journal.*" }

    /// Returns the subject on which the steps of a room are published.
    func feed(of room: String) -> String { "\(prefix).room.\(room)" }
    /// Returns the subject of messages for one session.
    func inbox(of session: String) -> String { "\(prefix).node.\(session)" }
    /// The subject on which nodes that watch the bucket tell the others.
    var news: String { "\(prefix).news" }
    func journal(of room: String) -> String { "\(prefix).journal.\(room)" }

    func room(ofJournal subject: String) -> String? {
        let start = "\(prefix).journal."
        return subject.hasPrefix(start) ? String(subject.dropFirst(start.count)) : nil
    }
}

/// A key of the cluster's bucket.
enum ClusterKey: Hashable, Sendable {
    case session(String)
    case owner(room: String)
    case record(room: String)
    /// The secret of the links' keys.
    case secret
    /// What tells whether two nodes have the same secret.
    case fingerprint

    init?(_ text: String) {
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count) {
        case ("node", 2): self = .session(parts[1])
        case ("owner", 2): self = .owner(room: parts[1])
        case ("room", 2): self = .record(room: parts[1])
        case ("secret", 1): self = .secret
        case ("fingerprint", 1): self = .fingerprint
        default: return nil
        }
    }

    var text: String {
        switch self {
        case .session(let session): "node.\(session)"
        case .owner(let room): "owner.\(room)"
        case .record(let room): "room.\(room)"
        case .secret: "secret"
        case .fingerprint: "fingerprint"
        }
    }

    /// Returns whether a room's name can be part of a key and of a subject.
    static func isValid(room: String) -> Bool {
        !room.isEmpty && room.utf8.count <= 128
            && room.utf8.allSatisfy {
                switch $0 {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
