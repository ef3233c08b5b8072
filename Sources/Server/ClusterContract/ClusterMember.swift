import Dispatch

/// One node's part in a cluster of servers that share their rooms, as its server uses it.
///
/// Any thread may use it. What the node hears goes to the function that ``JoinableCluster/connect(versions:logger:deliver:)``
/// was given.
public protocol ClusterMember: Sendable {
    /// The result of a call that waits for what the cluster keeps.
    typealias Outcome<Value> = Result<Value, ClusterFault>

    /// The name of the node's present session.
    var session: String { get }
    /// Whether the node may act for its rooms just now.
    var mayAct: Bool { get }
    /// Whether the node may take rooms of which the cluster keeps nothing just now.
    ///
    /// What it kept before may be lost, and with it who has them: until then that node can't act any more.
    var mayTakeUnknown: Bool { get }
    /// Whether there is a connection to what the cluster keeps just now.
    var isConnected: Bool { get }
    /// The other sessions that take rooms.
    var others: [String] { get }
    /// The version of the messages between nodes that all of them understand.
    var version: Int { get }
    /// The number of rooms of each session that takes any and understands this node's messages, this one included.
    var roomCounts: [String: Int] { get }
    /// The counts of the node's part in the cluster.
    var figures: ClusterFigures { get }

    // MARK: Beginning and end

    /// Returns the secret that all nodes share: these bytes if there is none yet.
    ///
    /// - Throws: ``ClusterFault``.
    func secret(or new: [UInt8]) throws(ClusterFault) -> [UInt8]
    /// Begins a session, and reports everything that there is. Returns once the node may act.
    ///
    /// - Throws: ``ClusterFault``, or an error that says why the node can't be one of this cluster.
    func start() throws
    /// Makes sure that all nodes have the same secret; the node has to be started.
    ///
    /// - Parameter fingerprint: bytes that tell nothing of the secret, and are others for another one.
    /// - Throws: ``ClusterFault``, or an error that says how the nodes differ.
    func agree(onSecretOf fingerprint: [UInt8]) throws
    /// Takes no rooms from now on, and tells the other nodes.
    func drain()
    /// Ends the session, so that its rooms are free at once.
    func close()

    // MARK: Rooms

    /// Returns whether a room has an owner, and which.
    func standing(of room: String) -> RoomStanding
    /// Returns the room's fencing number, if this node owns it.
    func fence(of room: String) -> UInt64?
    /// Returns the rooms that a session owns, or owned when it ended.
    func rooms(of session: String) -> [String]
    /// Takes a room that is free, if this node is the first to do so.
    ///
    /// - Parameters:
    ///   - room: the room's name.
    ///   - fence: the number of ``RoomStanding/free(after:)``.
    ///   - then: is called on another thread, with the fencing number, or a fault of kind `conflict` if another node was
    ///     first.
    func claim(_ room: String, after fence: UInt64?, then: @escaping @Sendable (Outcome<UInt64>) -> Void)
    /// Hands a room that this node owns, and for which it acts no more, over to a session.
    ///
    /// - Parameters:
    ///   - room: the room's name.
    ///   - fence: the fencing number by which this node owns it.
    ///   - session: the session; empty for none.
    ///   - then: is called on another thread, with the new fencing number.
    func handOver(
        _ room: String, _ fence: UInt64, to session: String, then: @escaping @Sendable (Outcome<UInt64>) -> Void)
    /// Removes the journal and the owner of a room that this node owns, and in which it acts no more.
    ///
    /// Nothing is removed if another node has taken the room.
    ///
    /// - Parameters:
    ///   - room: the room's name.
    ///   - fence: the fencing number by which this node owns it.
    ///   - record: what is kept of the room; nil for nothing.
    ///   - then: is called on another thread, with a fault of kind `conflict` if another node has the room; after any
    ///     other fault it may be this node's still.
    func remove(
        _ room: String, _ fence: UInt64, keeping record: [UInt8]?, then: @escaping @Sendable (ClusterFault?) -> Void)

    // MARK: Records and journals

    /// Stores a room's record, and calls back on another thread.
    func save(_ record: [UInt8], of room: String, then: @escaping @Sendable (ClusterFault?) -> Void)
    /// Removes a room's record, and calls back on another thread.
    func removeRecord(of room: String, then: @escaping @Sendable (ClusterFault?) -> Void)
    /// Adds to the journal of a room that this node owns; ``ClusterEvent/journalFault(room:)`` tells if that failed,
    /// or seems to have, and ``removeStored()`` once it is stored.
    ///
    /// - Parameters:
    ///   - room: the room's name.
    ///   - fence: the fencing number by which this node owns it.
    ///   - isWhole: whether the entry says all that happened so far; what was before is forgotten once it is stored.
    ///   - entry: called on another thread.
    /// - Returns: the entry's number, which ascends.
    func append(to room: String, _ fence: UInt64, isWhole: Bool, _ entry: @escaping @Sendable () -> [UInt8]) -> UInt64
    /// Returns the rooms of whose journals more is stored than when this was asked last, each with the number of an
    /// entry: nothing is lost up to there.
    func removeStored() -> [String: UInt64]
    /// The rooms of this node of which something has not been stored for half a second: nobody is to be shown more of them.
    var lateJournals: Set<String> { get }
    /// Reads what happened in a room up to its owner's last message, and keeps older messages from being added after it.
    ///
    /// - Parameters:
    ///   - room: the room's name.
    ///   - fence: the fencing number by which this node owns the room.
    ///   - then: is called on another thread.
    func takeOverJournal(
        of room: String, _ fence: UInt64, then: @escaping @Sendable (Outcome<TakenJournal>) -> Void)
    /// Waits until everything that was appended is stored, and calls back on another thread.
    func flushJournals(then: @escaping @Sendable (Bool) -> Void)
    /// Waits until what was begun for rooms is done, but not longer than until `deadline`.
    func finishWork(by deadline: DispatchTime)

    // MARK: Messages

    // They arrive in order and at most once; whoever needs them all numbers them.

    /// Sends a message to one session.
    func send(_ message: [UInt8], to session: String)
    /// Sends a message that is made on another thread, in order with the others, to one session.
    ///
    /// - Parameters:
    ///   - session: the session.
    ///   - size: the message's approximate size in bytes, which counts among what waits to be sent.
    ///   - message: called on another thread.
    func send(to session: String, size: Int, _ message: @escaping @Sendable () -> [UInt8])
    /// Sends a message to all nodes that relay a room.
    func publish(_ message: [UInt8], of room: String)
    /// Receives what is published of a room, until ``unsubscribe(from:)``.
    func subscribe(to room: String)
    /// Ends receiving what is published of a room.
    func unsubscribe(from room: String)
}
