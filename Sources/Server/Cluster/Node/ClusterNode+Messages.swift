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

    /// Receives what is published of a room, until ``unsubscribe(from:)``.
    public func subscribe(to room: String) {
        guard subscriptions.withLock({ !$0.hasFeed(of: room) }) else { return }
        let deliver = deliver
        do throws(NATSError) {
            let feed = try connection.subscribe(
                to: names.feed(of: room), handler: MessageJoiner.handler(deliver) { .feed(room: room, $0) })
            subscriptions.withLock { $0.add(feed, of: room) }
        } catch {
            logger.warning("\(error)")
        }
    }

    /// Ends receiving what is published of a room.
    public func unsubscribe(from room: String) {
        // It is let go outside the lock: that waits for libnats.
        let feed = subscriptions.withLock { $0.removeFeed(of: room) }
        withExtendedLifetime(feed) {}
    }

    /// Publishes a message.
    ///
    /// What NATS does not take in time is left out; its receivers notice the gap, and ask again.
    func publish(_ message: [UInt8], to subject: String) {
        publish(to: subject, size: message.count) { message }
    }

    private func publish(to subject: String, size: Int, _ message: @escaping @Sendable () -> [UInt8]) {
        guard traffic.withLock({ $0.admit(size) }) else { return }
        sending.async { [self] in
            let isSent = connection.isConnected && (try? publishParts(of: message(), to: subject)) != nil
            traffic.withLock { $0.leave(size, isSent: isSent) }
        }
    }

    private func publishParts(of message: [UInt8], to subject: String) throws(NATSError) {
        let number = traffic.withLock { $0.nextNumber() }
        let parts = MessagePart.split(message, sender: sender, number: number, limit: connection.maximumPayload)
        for part in parts { try connection.publish(part, to: subject) }
    }
}
