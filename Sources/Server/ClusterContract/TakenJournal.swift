/// What happened in a room, for who goes on with it.
public struct TakenJournal: Equatable, Sendable {
    /// What its owners added, in order.
    public let entries: [[UInt8]]
    /// The time from when the last entry was stored until the journal was taken over, by one clock.
    public let age: Duration

    /// Makes a journal of its entries and its age.
    public init(entries: [[UInt8]], age: Duration) {
        self.entries = entries
        self.age = age
    }
}
