import WebSocketServer
import Wire

/// A room that concerns this node: it owns the room, relays it, or is about to.
struct ClusterRoom {
    enum Part {
        /// This node has asked to own it.
        case claiming
        /// This node owns it, and reads what happened in it.
        case opening(fence: UInt64)
        case owned(RoomFeed)
        case relayed(Relay)
        /// This node has stopped, and says who goes on; nobody, if it has ended.
        case releasing(hasEnded: Bool)
        /// NATS did not answer: it is tried again then.
        case waiting(until: MonotonicInstant)
    }

    struct Relay {
        let session: String
        var replica: RoomReplica
        /// The number of the next entry to send.
        var sent: UInt64
        /// The number of the last message from the owner that concerned some viewers.
        var heard: UInt64 = 0
        /// When the room's state was asked for; nil: it has been told.
        var askedAt: MonotonicInstant?
        /// When something was heard of the room last.
        var heardAt: MonotonicInstant
        /// When the owner was asked last what it has heard.
        var signedAt = MonotonicInstant.distantPast
    }

    struct Viewer {
        let admission: RoomDirectory.Admission
        /// By which it comes back as the same viewer.
        var identity: RandomToken?
        /// Whether it is told of the stage's scroll views.
        var inspects = false
        /// What it is told of the stage's views; nil: nothing.
        var views: ViewWish?
        /// What it is told of what the stage's steps cost; nil: nothing.
        var costs: CostWish?
        /// Whether its hand is raised.
        var hand = false
        /// Whether it is told who is in the room.
        var asksWho = false
    }

    struct Kept {
        let room: ResumedRoom
        /// When NATS had lost it.
        let since: MonotonicInstant
        /// Whether no other node can have owned it then.
        let isOwn: Bool
    }

    let scene: String
    var part: Part
    /// Those of this node, by connection.
    var viewers: [UInt64: Viewer] = [:]
    /// When this node began to simulate it, if it does.
    var since = MonotonicInstant.distantPast
    /// Whether it was given away or removed, and nobody knows whether that takes effect: it is claimed before it goes on.
    var isUncertain = false
    /// Since when nothing has been heard of the room's owner, or there is none; nil: all is well.
    var waitsSince: MonotonicInstant?
    /// The reason for which the room does not go on, as its viewers here were told; nil: it goes on.
    var toldInterruption: String?
    /// What happened in it while this node owned it, until NATS lost what it kept: it goes on from here, unless another
    /// node has it by now.
    var kept: Kept?
    /// What has been asked of the room since nobody has taken it, but for what viewers do.
    var arrivals: [RoomArrival] = []
    /// What viewers of this node do, for whoever has the room.
    var stream = EntryStream()
    /// What other nodes have said to an owner who is not ready.
    var early: [ViewerBatch] = []

    /// How many batches may wait; of more, their nodes are asked for again.
    static let earlyLimit = 256

    init(scene: String, part: Part) {
        self.scene = scene
        self.part = part
    }

    /// The owner has what viewers here did before the entry of a number.
    ///
    /// What it says before it has told the room's state may be of a stream that this node had before.
    mutating func acknowledge(_ number: UInt64, _ fence: UInt64) {
        guard case .relayed(let relay) = part, relay.replica.fence == fence, relay.askedAt == nil else { return }
        stream.acknowledge(number)
    }

    /// All viewers, as they join a new owner's room, and what they have asked to be told.
    var joins: [ViewerEntry] {
        viewers.sorted { $0.key < $1.key }.flatMap { connection, viewer in
            let join = ViewerEvent.joined(viewer.admission, identity: viewer.identity)
            var events = [join]
            if viewer.inspects { events.append(.request(.inspect(true))) }
            // Another owner has told nothing yet.
            if let wish = viewer.views {
                events.append(
                    .request(
                        .views(ViewWish(isWanted: true, selected: wish.selected, wantsProperties: wish.wantsProperties))
                    ))
            }
            if let wish = viewer.costs {
                events.append(.request(.costs(CostWish(isWanted: true, step: wish.step))))
            }
            if viewer.hand { events.append(.request(.hand(true))) }
            if viewer.asksWho { events.append(.request(.who(true))) }
            return events.map { ViewerEntry(connection: connection, event: $0) }
        }
    }
}
