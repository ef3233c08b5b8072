import ClusterContract
import NATS

/// What the cluster keeps in NATS as a whole: that it is there, and that all nodes agree on it.
extension ClusterNode {
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
        let actions = state.withLock { $0.found(bucketCreatedAt: created, at: Self.now()) }
        share()
        perform(actions)
    }

    /// Writes again what all nodes share and NATS has lost.
    ///
    /// What cannot be written now is left for the next look.
    private func share() {
        for (key, value) in state.withLock({ $0.shared.lost }) {
            do {
                if try first(value, for: key) != value {
                    logger.error(
                        "the nodes of the cluster '\(options.name)' have different secrets, as one was started while NATS had lost what it kept: links of the one are refused by the other until all are started again"
                    )
                }
                state.withLock { $0.shared.wrote(key) }
            } catch {
                logger.debug("\(error)")
            }
        }
    }

    /// Returns the secret that all nodes share: the bucket's, or these bytes if it has none.
    ///
    /// - Throws: `ClusterFault`.
    public func secret(or new: [UInt8]) throws(ClusterFault) -> [UInt8] {
        let secret = try ClusterFault.of { () throws(NATSError) in try first(new, for: .secret) }
        state.withLock { $0.shared.keep(secret, for: .secret) }
        return secret
    }

    /// Makes sure that all nodes have the same secret; the node has to be started.
    ///
    /// Waits for as long as a lease lasts if nodes had another one that may be gone.
    ///
    /// - Parameter fingerprint: bytes that tell nothing of the secret, and are others for another one.
    /// - Throws: ``ClusterMismatch``, or `ClusterFault`.
    public func agree(onSecretOf fingerprint: [UInt8]) throws {
        let key = ClusterKey.fingerprint
        if try ClusterFault.of({ () throws(NATSError) in try first(fingerprint, for: key) }) != fingerprint {
            let own = session
            guard sessionThatIsRenewed({ session, _ in session != own }) == nil else {
                throw ClusterMismatch.secret(cluster: options.name)
            }
            // Nobody is left who has the one before.
            _ = try ClusterFault.of { () throws(NATSError) in try bucket.set(key.text, to: fingerprint) }
        }
        state.withLock { $0.shared.keep(fingerprint, for: key) }
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

    /// Makes sure that the nodes which are there speak a version that this one understands.
    ///
    /// - Throws: ``ClusterMismatch``.
    func checkVersions() throws {
        let own = options.versions
        guard let session = sessionThatIsRenewed({ _, versions in !versions.overlaps(own) }),
            let others = state.withLock({ $0.versions(of: session) })
        else { return }
        throw ClusterMismatch.version(cluster: options.name, own: own, others: others)
    }

    /// Waits until one of some sessions is renewed, for as long as a lease lasts.
    ///
    /// - Parameter isMeant: returns whether it is one of them, by its name and the versions of its messages.
    /// - Returns: a session; nil if their nodes have all gone, as those do that are killed, or if there are none.
    private func sessionThatIsRenewed(_ isMeant: (_ session: String, _ versions: ClosedRange<Int>) -> Bool) -> String? {
        // Of renewals only a watch tells.
        state.withLock { $0.watchNeeds += 1 }
        defer { state.withLock { $0.watchNeeds -= 1 } }
        let patience = Self.now() + options.timing.duration
        while Self.now() < patience, !state.withLock({ $0.isWatchComplete }) { Self.pause(0.02) }
        let before = state.withLock { $0.revisions(of: isMeant) }
        guard !before.isEmpty else { return nil }
        let deadline = Self.now() + options.timing.duration + options.timing.margin
        while Self.now() < deadline {
            let renewed = state.withLock { $0.revisions(of: isMeant) }.first { session, revision in
                before[session].map { revision > $0 } ?? false
            }
            if let renewed { return renewed.key }
            Self.pause(0.02)
        }
        return nil
    }
}
