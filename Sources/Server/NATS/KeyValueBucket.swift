import CNATS

/// A key-value bucket of JetStream.
///
/// Its writes have one order, and each key's newest write is its value. Calls wait for the server's answer, on any
/// thread.
public final class KeyValueBucket: Sendable {
    /// A key's newest write.
    public struct Entry: Equatable, Sendable {
        /// The key.
        public let key: String
        /// The value; nil if the key was removed.
        public let value: [UInt8]?
        /// The write's revision, which ascends over all keys.
        public let revision: UInt64
        /// When it was written: nanoseconds since 1970, by the server's clock.
        public let created: Int64
    }

    let pointer: NATSConnection.Pointer
    private let owner: JetStream

    init(_ pointer: OpaquePointer, of owner: JetStream) {
        self.pointer = .init(value: pointer)
        self.owner = owner
    }

    deinit {
        kvStore_Destroy(pointer.value)
    }

    /// Returns a key's newest value; nil if there is none, or it was removed: `kvStore_Get`.
    public func value(of key: String) throws(NATSError) -> Entry? {
        var entry: OpaquePointer?
        let status = kvStore_Get(&entry, pointer.value, key)
        if status == NATS_NOT_FOUND { return nil }
        try check(status, "read \(key)")
        defer { kvEntry_Destroy(entry) }
        return Entry(entry!)
    }

    /// Writes a key's value, whatever it was: `kvStore_Put`.
    ///
    /// - Returns: the write's revision.
    /// - Throws: ``NATSError``.
    @discardableResult
    public func set(_ key: String, to value: [UInt8]) throws(NATSError) -> UInt64 {
        var revision: UInt64 = 0
        try check(kvStore_Put(&revision, pointer.value, key, value, Int32(value.count)), "write \(key)")
        return revision
    }

    /// Writes a key's value if nobody has written since a revision: `kvStore_Create`, `kvStore_Update`.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - value: the new value.
    ///   - revision: the revision of the key's newest write; nil if it has no value.
    /// - Returns: the write's revision.
    /// - Throws: ``NATSError``, of kind `conflict` if somebody has written.
    public func set(_ key: String, to value: [UInt8], ifAt revision: UInt64?) throws(NATSError) -> UInt64 {
        var new: UInt64 = 0
        let count = Int32(value.count)
        if let revision {
            try check(kvStore_Update(&new, pointer.value, key, value, count, revision), "write \(key)")
            return new
        }
        let status = kvStore_Create(&new, pointer.value, key, value, count)
        guard status != NATS_OK else { return new }
        let fault = NATSError(status, "write \(key)")
        // The call fails alike whether the key has a value or the server has a fault.
        guard fault.kind == .other, try self.value(of: key) != nil else { throw fault }
        throw NATSError(.conflict, fault.description)
    }

    /// Removes a key with its history: `kvStore_Purge`.
    public func remove(_ key: String) throws(NATSError) {
        try check(kvStore_Purge(pointer.value, key, nil), "remove \(key)")
    }

    /// Removes a key with its history, if nobody has written it since a revision: `js_PublishMsg`.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - revision: the revision of the key's newest write.
    /// - Throws: ``NATSError``, of kind `conflict` if somebody has written.
    public func remove(_ key: String, ifAt revision: UInt64) throws(NATSError) {
        // libnats has no call for it; these headers are what its unconditional one sends.
        let headers = [("KV-Operation", "PURGE"), ("Nats-Rollup", "sub")]
        let subject = "$KV.\(String(cString: kvStore_Bucket(pointer.value))).\(key)"
        try owner.append([], to: subject, headers: headers, after: revision)
    }

    /// Deletes the records of keys that were removed at least half an hour ago: `kvStore_PurgeDeletes`.
    public func forgetRemoved() throws(NATSError) {
        try check(kvStore_PurgeDeletes(pointer.value, nil), "forget removed keys")
    }

    /// Begins to watch all keys: each key's newest write comes first, then every write: `kvStore_WatchAll`.
    public func watch() throws(NATSError) -> KeyValueWatch {
        var watcher: OpaquePointer?
        try check(kvStore_WatchAll(&watcher, pointer.value, nil), "watch the bucket")
        return KeyValueWatch(watcher!, of: self)
    }
}

extension KeyValueBucket.Entry {
    init(_ entry: OpaquePointer) {
        key = String(cString: kvEntry_Key(entry))
        revision = kvEntry_Revision(entry)
        created = kvEntry_Created(entry)
        guard kvEntry_Operation(entry) == kvOp_Put else {
            value = nil
            return
        }
        let data = UnsafeRawBufferPointer(start: kvEntry_Value(entry), count: Int(kvEntry_ValueLen(entry)))
        value = Array(data)
    }
}

/// The writes of a bucket, in order.
public final class KeyValueWatch: Sendable {
    /// A step of a watch.
    public enum Event: Equatable, Sendable {
        case entry(KeyValueBucket.Entry)
        /// All writes from before the watch have come.
        case isComplete
        /// Nothing was written within the time.
        case silence
    }

    private let pointer: NATSConnection.Pointer
    private let bucket: KeyValueBucket

    init(_ pointer: OpaquePointer, of bucket: KeyValueBucket) {
        self.pointer = .init(value: pointer)
        self.bucket = bucket
    }

    deinit {
        kvWatcher_Stop(pointer.value)
        kvWatcher_Destroy(pointer.value)
    }

    /// Waits for the next write; one thread at a time may call it: `kvWatcher_Next`.
    public func next(timeout: Duration) throws(NATSError) -> Event {
        var entry: OpaquePointer?
        let status = kvWatcher_Next(&entry, pointer.value, max(timeout.milliseconds, 1))
        if status == NATS_TIMEOUT { return .silence }
        try check(status, "watch the bucket")
        guard let entry else { return .isComplete }
        defer { kvEntry_Destroy(entry) }
        return .entry(.init(entry))
    }
}
