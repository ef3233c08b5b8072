import NATS

/// Messages between nodes. They arrive in order and at most once; whoever needs them all numbers them.
extension ClusterNode {
    /// Sends a message to one session.
    public func send(_ message: [UInt8], to session: String) {
        publish(message, to: names.inbox(of: session))
    }

    /// Sends a message that is made on another thread, in order with the others, to one session.
    ///
    /// - Parameters:
    ///   - session: the session.
    ///   - size: the message's approximate size in bytes, which counts among what waits to be sent.
    ///   - message: called on another thread.
    public func send(to session: String, size: Int, _ message: @escaping @Sendable () -> [UInt8]) {
        publish(to: names.inbox(of: session), size: size, message)
    }

    /// Sends a message to all nodes that relay a room.
    public func publish(_ message: [UInt8], of room: String) {
        publish(message, to: names.feed(of: room))
    }

    /// Receives what is published of a room, until ``leave(_:)``.
    public func follow(_ room: String) {
        guard state.withLock({ $0.feeds[room] == nil }) else { return }
        let deliver = deliver
        do throws(NATSError) {
            let feed = try connection.subscribe(
                to: names.feed(of: room), handler: MessageJoiner.handler(deliver) { .feed(room: room, $0) })
            state.withLock { $0.feeds[room] = feed }
        } catch {
            logger.warning("\(error)")
        }
    }

    /// Ends receiving what is published of a room.
    public func leave(_ room: String) {
        // It is let go outside the lock: that waits for libnats.
        let feed = state.withLock { $0.feeds.removeValue(forKey: room) }
        guard let feed else { return }
        state.withLock { $0.missed += feed.dropped }
    }

    /// Publishes a message.
    ///
    /// What NATS does not take in time is left out; its receivers notice the gap, and ask again.
    private func publish(_ message: [UInt8], to subject: String) {
        publish(to: subject, size: message.count) { message }
    }

    private func publish(to subject: String, size: Int, _ message: @escaping @Sendable () -> [UInt8]) {
        let hasPlace = state.withLock { state in
            guard state.unsent + size <= options.sendBuffer else {
                state.dropped += 1
                return false
            }
            state.unsent += size
            return true
        }
        guard hasPlace else { return }
        sending.async { [self] in
            let isSent = connection.isConnected && (try? publishParts(of: message(), to: subject)) != nil
            state.withLock { state in
                state.unsent -= size
                if !isSent { state.dropped += 1 }
            }
        }
    }

    private func publishParts(of message: [UInt8], to subject: String) throws(NATSError) {
        let number = state.withLock { state in
            state.lastMessage &+= 1
            return state.lastMessage
        }
        let parts = MessagePart.split(message, sender: sender, number: number, limit: connection.maximumPayload)
        for part in parts { try connection.publish(part, to: subject) }
    }
}
