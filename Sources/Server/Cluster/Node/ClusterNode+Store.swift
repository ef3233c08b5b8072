import NATS

/// What the cluster keeps in NATS as a whole: that it is there, and that all nodes agree on it.
extension ClusterNode {
    /// The bucket's age, by which fencing numbers ascend from one bucket to the next.
    struct Store: Equatable {
        /// Nanoseconds since 1970.
        var created: Int64 = 0

        /// What is added to the revisions of this bucket.
        ///
        /// A bucket takes fewer than 8,192 writes a second, so that the fencing numbers of one that was made later, from the
        /// same servers' clock, are higher; they have some 45 bits.
        private var base: UInt64 { UInt64(max(created / 1_000_000_000 - 1_577_836_800, 0)) << 13 }

        func fence(_ revision: UInt64) -> UInt64 { base + revision }
        /// nil for a number of an earlier bucket.
        func revision(_ fence: UInt64) -> UInt64? { fence > base ? fence - base : nil }
    }

    /// Makes the bucket and the journals' stream if they are not there, and notices if they are others than before.
    ///
    /// - Throws: `NATSError`.
    func checkStore() throws(NATSError) {
        storeLock.lock()
        defer { storeLock.unlock() }
        if try stream.creationTime(of: names.bucketStream) == nil {
            _ = try stream.bucket(names.bucket, replicas: options.replicas)
        }
        try stream.makeStream(
            names.stream, subjects: [names.journals], replicas: options.replicas, maximumAge: options.journalAge,
            maximumBytes: options.journalBytes)
        guard let created = try stream.creationTime(of: names.bucketStream) else { return }
        let isOther = state.withLock { state in
            let isOther = state.store.created != 0 && state.store.created != created
            state.store = Store(created: created)
            if isOther {
                state.census = NodeCensus(options.timing)
                state.claims = RoomClaims()
                state.versions = [:]
                state.unshared = state.shared
            }
            return isOther
        }
        if isOther {
            logger.error(
                "NATS has lost what the cluster '\(options.name)' kept there: nodes tell it anew, and rooms go on as they are"
            )
        }
        share()
        if isOther { deliver(.storeLost) }
    }

    /// Writes again what all nodes share and NATS has lost.
    ///
    /// What cannot be written now is left for the next look.
    private func share() {
        for (key, value) in state.withLock({ $0.unshared }) {
            do {
                if try first(value, for: key) != value {
                    logger.error(
                        "the nodes of the cluster '\(options.name)' have different secrets, as one was started while NATS had lost what it kept: links of the one are refused by the other until all are started again"
                    )
                }
                state.withLock { _ = $0.unshared.removeValue(forKey: key) }
            } catch {
                logger.debug("\(error)")
            }
        }
    }

    /// Returns the secret that all nodes share: the bucket's, or these bytes if it has none.
    ///
    /// - Throws: `NATSError`.
    public func secret(or new: [UInt8]) throws(NATSError) -> [UInt8] {
        let secret = try first(new, for: .secret)
        state.withLock { $0.shared[.secret] = secret }
        return secret
    }

    /// Makes sure that all nodes have the same secret; the node has to be started.
    ///
    /// Waits for as long as a lease lasts if nodes had another one that may be gone.
    ///
    /// - Parameter fingerprint: bytes that tell nothing of the secret, and are others for another one.
    /// - Throws: ``ClusterMismatch``, or `NATSError`.
    public func agree(onSecretOf fingerprint: [UInt8]) throws {
        let key = ClusterKey.fingerprint
        if try first(fingerprint, for: key) != fingerprint {
            let session = sessionThatIsRenewed { state in
                Set(state.census.serving.filter { $0 != state.session })
            }
            guard session == nil else { throw ClusterMismatch.secret(cluster: options.name) }
            // Nobody is left who has the one before.
            try bucket.set(key.text, to: fingerprint)
        }
        state.withLock { $0.shared[key] = fingerprint }
    }

    /// The bucket's value of a key, or this one if it has none.
    private func first(_ value: [UInt8], for key: ClusterKey) throws(NATSError) -> [UInt8] {
        do throws(NATSError) {
            _ = try bucket.set(key.text, to: value, ifAt: nil)
            return value
        } catch {
            guard error.kind == .conflict, let kept = try bucket.value(of: key.text)?.value else { throw error }
            return kept
        }
    }

    /// Makes sure that the nodes which are there speak the same version.
    ///
    /// - Throws: ``ClusterMismatch``.
    func checkVersions() throws {
        let own = options.version
        let session = sessionThatIsRenewed { state in
            Set(state.versions.filter { $0.value.version != own && state.census.isServing($0.key) }.keys)
        }
        guard let session, let others = state.withLock({ $0.versions[session]?.version }) else { return }
        throw ClusterMismatch.version(cluster: options.name, own: own, others: others)
    }

    /// Waits until one of some sessions is renewed, for as long as a lease lasts.
    ///
    /// - Parameter sessions: returns the sessions that matter.
    /// - Returns: a session; nil if their nodes have all gone, as those do that are killed, or if there are none.
    private func sessionThatIsRenewed(_ sessions: (State) -> Set<String>) -> String? {
        func revisions() -> [String: UInt64] {
            state.withLock { state in
                let names = sessions(state)
                return state.versions.filter { names.contains($0.key) }.mapValues(\.revision)
            }
        }
        let before = revisions()
        guard !before.isEmpty else { return nil }
        let deadline = Self.now() + options.timing.duration + options.timing.margin
        while Self.now() < deadline {
            let renewed = revisions().first { session, revision in before[session].map { revision > $0 } ?? false }
            if let renewed { return renewed.key }
            Self.pause(0.02)
        }
        return nil
    }
}
