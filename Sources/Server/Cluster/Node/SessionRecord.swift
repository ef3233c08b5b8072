import Foundation

/// The content of a session's key.
struct SessionRecord: Codable, Equatable {
    let state: SessionState
    /// The node's name, for people.
    let node: String
    /// Of the messages that the node sends; nil: it is about to end, or of the first version.
    ///
    /// Nodes that know no more than this field understand no others.
    var version: Int?
    /// The versions of messages that the node understands; nil: ``version`` alone.
    private var oldest: Int?
    private var newest: Int?
    /// Whether the node tells others what is written to the bucket, if it is to watch it; nil: it knows nothing of that.
    private(set) var tells: Bool?

    /// Makes the record of a session that has ended.
    init(endOf node: String) {
        state = .ended
        self.node = node
    }

    init(_ state: SessionState, _ node: String, version: Int, of versions: ClosedRange<Int>) {
        self.state = state
        self.node = node
        self.version = version
        (oldest, newest) = (versions.lowerBound, versions.upperBound)
        tells = true
    }

    init?(_ bytes: [UInt8]) {
        guard let record = try? JSONDecoder().decode(SessionRecord.self, from: Data(bytes)) else { return nil }
        self = record
    }

    var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map(Array.init) ?? [] }

    /// The versions of messages that the node understands.
    var versions: ClosedRange<Int> {
        // The first version had no number.
        let version = version ?? 1
        guard let oldest, let newest, oldest <= newest else { return version...version }
        return oldest...newest
    }
}
