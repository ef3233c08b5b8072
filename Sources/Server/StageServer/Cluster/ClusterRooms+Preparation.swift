import ClusterContract
import StageModel
import WebSocketServer

/// Rooms that other nodes are about to give to this one, which simulates them along.
extension ClusterRooms {
    struct Preparation {
        /// By which the room's owner acts.
        let fence: UInt64
        let owner: String
        let opening: any FollowingOpening
        var session: RoomSession?
        /// The room's tick, and when it was told.
        var tick: (tick: UInt32, at: MonotonicInstant)
        /// What the owner had heard of other nodes' viewers, by stream.
        var heard: [UInt64: UInt64] = [:]
        /// How many entries of the room's history are known.
        var count: UInt64 = 1
        /// Whether the simulation is where the owner was known to be last.
        var hasCaughtUp = false
        /// Whether the owner was told so.
        var isReported = false
        /// By which this node has the room, and how many entries its history has.
        var handover: (fence: UInt64, count: UInt64)?
        /// When it is given up.
        var end: MonotonicInstant
    }

    /// The time for which a room is simulated along after its owner has told something last.
    private static let preparationPatience = Duration.seconds(3)
    /// The time for which a room that is this node's waits for its last owner to say that nothing is missing.
    private static let handoverPatience = Duration.milliseconds(150)
    /// The time of a step that all preparations together may take.
    private static let preparationTime = Duration.milliseconds(5)

    /// When a step is needed for rooms that are simulated along.
    var preparationDue: MonotonicInstant? {
        preparations.values.map { $0.hasCaughtUp ? $0.end : .distantPast }.min()
    }

    /// Takes in what happened in a room that is about to be this node's.
    func prepare(
        _ name: String, _ fence: UInt64, _ entry: RoomJournalEntry, _ index: UInt64, at now: MonotonicInstant
    ) {
        guard !isLeaving, case .owned(let owner) = node.standing(of: name), owner.fence == fence,
            owner.session != node.session, let scene = records[name]?.scene ?? publicScene(name)
        else { return }
        do {
            if entry.isWhole {
                let opening = try options.resume(scene, entry.changes, entry.newest)
                preparations[name] = (opening as? any FollowingOpening).map {
                    Preparation(
                        fence: fence, owner: owner.session, opening: $0, session: entry.session,
                        tick: (entry.tick ?? 0, now),
                        heard: entry.heard ?? [:], count: index + 1,
                        end: now + Self.preparationPatience)
                }
            } else if var preparation = preparations[name], preparation.fence == fence, preparation.count == index {
                try preparation.opening.follow(entry.changes, to: entry.newest)
                preparation.session = entry.session ?? preparation.session
                preparation.tick = entry.tick.map { ($0, now) } ?? preparation.tick
                preparation.heard = entry.heard ?? preparation.heard
                preparation.count += 1
                preparation.hasCaughtUp = false
                preparation.end = now + Self.preparationPatience
                preparations[name] = preparation
            } else {
                preparations[name] = nil
            }
        } catch {
            // The room's journal says all.
            options.logger.debug("\(logName(name)) can't be simulated along: \(error)")
            preparations[name] = nil
        }
    }

    /// Simulates rooms along for as long as there is time in a step.
    func goOnPreparing(at now: MonotonicInstant) {
        let end = MonotonicInstant.now + Self.preparationTime
        for (name, preparation) in preparations {
            if !preparation.hasCaughtUp {
                let hasCaughtUp = preparation.opening.catchUp { MonotonicInstant.now < end }
                preparations[name]?.hasCaughtUp = hasCaughtUp
                if hasCaughtUp, !preparation.isReported {
                    preparations[name]?.isReported = true
                    let message = NodeMessage.prepared(room: name, fence: preparation.fence)
                    node.send(message, to: preparation.owner)
                }
            }
            guard now >= preparation.end else { continue }
            preparations[name] = nil
            if case .opening(let fence)? = rooms[name]?.part { readJournal(of: name, fence) }
        }
    }

    /// Waits for a room's last owner to say that nothing of its history is missing.
    ///
    /// - Returns: whether the room was simulated along.
    func awaitHandover(of name: String, _ fence: UInt64, at now: MonotonicInstant) -> Bool {
        guard preparations[name] != nil else { return false }
        preparations[name]?.end = now + Self.handoverPatience
        openPrepared(name, at: now)
        return true
    }

    func receiveHandover(
        of name: String, _ fence: UInt64, after last: UInt64, _ count: UInt64, at now: MonotonicInstant
    ) {
        guard preparations[name]?.fence == last else { return }
        preparations[name]?.handover = (fence, count)
        openPrepared(name, at: now)
    }

    /// Has a room go on that this node has, and has simulated along.
    private func openPrepared(_ name: String, at now: MonotonicInstant) {
        guard case .opening(let fence)? = rooms[name]?.part, let preparation = preparations[name],
            let (given, count) = preparation.handover
        else { return }
        preparations[name] = nil
        guard given == fence, count == preparation.count else { return readJournal(of: name, fence) }
        options.metrics.handovers.increment()
        let passed = (now - preparation.tick.at).inSeconds * Double(TickClock.ticksPerSecond)
        let tick = preparation.tick.tick &+ UInt32(max(passed, 0))
        let stage = Stage.prepared(preparation.opening, preparation.session, tick: tick)
        opened(name, fence, .success(History(stage: stage, heard: preparation.heard)), at: now)
    }
}
