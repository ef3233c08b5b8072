import ClusterContract

/// Who watches the bucket, and what those that don't are told.
extension NodeState {
    /// Returns whether this node watches the bucket.
    func mustWatch(at now: Duration) -> Bool {
        if !hasAll || watchNeeds > 0 || duty.isFirst { return true }
        // While NATS does not answer, nobody is told anything, and all would watch.
        return mayAct(at: now) ? duty.mustStandIn(at: now) : !isTold
    }

    /// Notes that a watch of the bucket has begun.
    mutating func beginWatch(at now: Duration) {
        watch.begin(at: now, isNew: !isTold)
        // Of who is silent this node knows nothing yet.
        if isTold { hearOthersAgain(at: now) }
        isTold = false
        isWatchComplete = false
    }

    /// Notes that all writes from before the watch have come.
    mutating func completeWatch() {
        isWatchComplete = true
        noteAllHeard()
    }

    /// Has the node go on without a watch from now on, if it need not have one.
    ///
    /// - Returns: whether it does.
    mutating func leaveWatch(at now: Duration) -> Bool {
        guard isWatchComplete, !mustWatch(at: now) else { return false }
        isTold = true
        isWatchComplete = false
        untold = UntoldWrites()
        return true
    }

    /// Returns what others are to be told of the bucket; nil for nothing.
    mutating func takeNews(at now: Duration) -> BucketNews? {
        guard isWatchComplete, !isClosed else { return nil }
        guard duty.mustTell else {
            untold.skip(upTo: watch.heard)
            return nil
        }
        return untold.take(upTo: watch.heard, at: now).map { after, writes in
            BucketNews(
                teller: session, created: fencing.created, after: after, upTo: watch.heard, writes: writes)
        }
    }

    /// Hears what another node tells of the bucket.
    ///
    /// A node that watches itself knows better. Otherwise what follows on what is known already is taken in; of a gap
    /// somebody else tells, or the node's own watch.
    mutating func hear(_ news: BucketNews, at now: Duration) -> [Action] {
        guard news.created == fencing.created, news.teller != session, news.after <= watch.heard, !isClosed else {
            return []
        }
        if news.teller < session, !isTold || news.upTo > watch.heard { duty.told(at: now) }
        guard !isWatchComplete else { return [] }
        let known = watch.heard
        var actions: [Action] = []
        for write in news.writes where write.revision > known {
            actions += receive(write.value, of: write.key, revision: write.revision, at: now)
        }
        watch.heard = max(watch.heard, news.upTo)
        return actions
    }
}
