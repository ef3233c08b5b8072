import Foundation

/// The content of a session's key.
struct SessionRecord: Codable, Equatable {
    let state: SessionState
    /// The node's name, for people.
    let node: String
    /// Of its messages; nil: it is about to end, or of the first version.
    let version: Int?

    init(_ state: SessionState, _ node: String, version: Int? = nil) {
        self.state = state
        self.node = node
        self.version = version
    }

    init?(_ bytes: [UInt8]) {
        guard let record = try? JSONDecoder().decode(SessionRecord.self, from: Data(bytes)) else { return nil }
        self = record
    }

    var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map(Array.init) ?? [] }
}
