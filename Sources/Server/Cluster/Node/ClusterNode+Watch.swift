import NATS

/// The thread that hears what is written to the bucket, if this node is one of those that watch it, and what they tell.
extension ClusterNode {
    /// Hears what is written to the bucket, until the node is closed.
    ///
    /// - Parameter completed: is called whenever all writes from before a watch have come.
    func watchBucket(completed: () -> Void) {
        while !isClosed {
            guard state.withLock({ $0.mustWatch(at: Self.now()) }) else {
                Self.pause(0.05)
                continue
            }
            do {
                if try watchWhileItMust(completed: completed) { continue }
            } catch {
                if !isClosed { logger.debug("\(error)") }
                Self.pause(0.1)
            }
            do {
                if !isClosed { try checkStore() }
            } catch {
                logger.debug("\(error)")
            }
        }
    }

    /// Watches the bucket.
    ///
    /// - Returns: whether the node goes on without; false if the watch is as good as lost, or the node is closed.
    private func watchWhileItMust(completed: () -> Void) throws(NATSError) -> Bool {
        state.withLock { $0.isWatchOutdated = false }
        let watch = try bucket.watch()
        state.withLock { $0.beginWatch(at: Self.now()) }
        while !isClosed {
            switch try watch.next(timeout: .milliseconds(200)) {
            case .entry(let entry):
                perform(
                    state.withLock {
                        $0.noteAge(entry.created)
                        return $0.watched(entry.value, of: entry.key, revision: entry.revision, at: Self.now())
                    })
            case .isComplete:
                state.withLock { $0.completeWatch() }
                completed()
            case .silence: break
            }
            let now = Self.now()
            let (isSilent, goesOn, news) = state.withLock {
                ($0.isWatchSilent(at: now), $0.leaveWatch(at: now), $0.takeNews(at: now))
            }
            if let news { publish(news.bytes, to: names.news) }
            if goesOn { return true }
            if isSilent { return false }
        }
        return false
    }

    /// Hears what nodes that watch the bucket tell, from now on.
    func hearNews() throws(NATSError) {
        let deliver = deliver
        let heard = try connection.subscribe(
            to: names.news,
            handler: MessageJoiner.handler(malformed: { deliver(.malformed) }) { [weak self] bytes in
                guard let self else { return }
                guard let news = BucketNews(bytes) else { return deliver(.malformed) }
                perform(state.withLock { $0.hear(news, at: Self.now()) })
            })
        subscriptions.withLock { $0.add(news: heard) }
    }
}
