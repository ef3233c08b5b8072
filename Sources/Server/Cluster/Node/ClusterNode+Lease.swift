import NATS

/// The thread that renews the node's lease, and what it writes for it.
extension ClusterNode {
    /// Does what is due until the node is closed.
    ///
    /// - Parameter joined: is called once the node may act.
    func holdLease(joined: () -> Void) {
        var hasJoined = false
        while !isClosed {
            perform(state.withLock { $0.due(at: Self.now()) })
            if !hasJoined, mayAct {
                hasJoined = true
                joined()
            }
            if hasJoined { tellLateJournals() }
            Self.pause(0.02)
        }
    }

    /// Asks the bucket about the session's key.
    func ask(_ request: NodeLease.Request, _ session: String, _ value: SessionState) {
        let sentAt = Self.now()
        let answer = answer(to: request, session, value)
        perform(state.withLock { $0.receive(answer, sentAt: sentAt, at: Self.now()) })
    }

    private func answer(
        to request: NodeLease.Request, _ session: String, _ value: SessionState
    ) -> NodeLease.Answer {
        let key = ClusterKey.session(session).text
        do throws(NATSError) {
            switch request {
            case .write(let revision):
                let record = SessionRecord(value, options.nats.name, version: version, of: options.versions)
                return .written(revision: try leaseBucket.set(key, to: record.bytes, ifAt: revision))
            case .read:
                guard let entry = try leaseBucket.value(of: key), let value = entry.value else { return .missing }
                return .value(isEnded: SessionRecord(value)?.state ?? .ended == .ended, revision: entry.revision)
            }
        } catch {
            return error.kind == .conflict ? .conflict : .unavailable
        }
    }

    /// Begins another session; if that cannot be now, the state asks for it again.
    func beginSession() {
        let session = Self.newSession()
        // If everything is gone, that is told first.
        try? checkStore()
        do { try listen(as: session) } catch { return logger.error("\(error)") }
        perform(state.withLock { $0.begin(session) })
    }

    /// Writes that the session of another node has ended, which was not renewed.
    func writeEnd(of session: String, after revision: UInt64) {
        workers[0].async { [self] in
            let record = SessionRecord(endOf: "")
            let revision = try? leaseBucket.set(
                ClusterKey.session(session).text, to: record.bytes, ifAt: revision)
            perform(state.withLock { $0.wroteEnd(of: session, revision: revision, at: Self.now()) })
        }
    }
}
