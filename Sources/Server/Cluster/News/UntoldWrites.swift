/// What a node has heard by its watch of the bucket, and has not told those that don't watch.
struct UntoldWrites: Equatable {
    /// The time from one telling to the next while there is nothing to tell: it says that the teller is there.
    static let interval = Duration.milliseconds(200)

    private var writes: [BucketNews.Write] = []
    /// What each session's key said.
    private var records: [String: SessionRecord] = [:]
    /// The revision up to which everything was told; nil: nothing was yet.
    private var told: UInt64?
    private var toldAt = Duration.zero

    /// Notes what the watch tells.
    mutating func heard(_ write: BucketNews.Write) {
        switch ClusterKey(write.key) {
        case .session(let session):
            let record = write.value.flatMap(SessionRecord.init)
            if let record, record == records[session] { return }
            records[session] = record
        case .owner, .record: break
        case .secret, .fingerprint, nil: return
        }
        // What was before the first telling, those who don't watch know by a watch of their own.
        if let told, write.revision > told { writes.append(write) }
    }

    /// Returns what is to be told now: at once if there is something, and otherwise from time to time.
    ///
    /// - Parameters:
    ///   - upTo: the revision up to which the watch has told everything.
    ///   - now: the time.
    /// - Returns: the writes, and the revision before them; nil for nothing.
    mutating func take(upTo: UInt64, at now: Duration) -> (after: UInt64, writes: [BucketNews.Write])? {
        guard let told else {
            self.told = upTo
            return nil
        }
        guard !writes.isEmpty || now - toldAt >= Self.interval else { return nil }
        defer { (self.told, toldAt, writes) = (upTo, now, []) }
        return (told, writes)
    }

    /// Forgets what nobody has to be told.
    mutating func skip(upTo: UInt64) {
        (told, writes) = (upTo, [])
    }
}
