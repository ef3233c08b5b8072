import CoreGraphics

/// The changes of a collection view's items and of its layout that have begun and not ended.
@MainActor
struct ChangesUnderWay {
    /// The batch that is being collected.
    private var batch: CollectionUpdates?
    /// The change of layout that an app drives.
    private(set) var transition: InteractiveTransition?

    /// Whether a batch is being collected.
    var isCollecting: Bool { batch != nil }

    /// Begins to collect a batch.
    mutating func beginBatch() {
        batch = CollectionUpdates()
    }

    /// Adds changes to the batch that is being collected.
    mutating func add(_ changes: (inout CollectionUpdates) -> Void) {
        if batch != nil { changes(&batch!) }
    }

    /// Has the end of the batch that is being collected be heard by a batch inside of it.
    mutating func add(completion: @escaping (Bool) -> Void) {
        batch?.completions.append(completion)
    }

    /// Ends the batch.
    ///
    /// - Returns: what has been collected.
    mutating func endBatch() -> CollectionUpdates {
        defer { batch = nil }
        return batch ?? CollectionUpdates()
    }

    /// Begins a change of layout that an app drives.
    mutating func begin(_ transition: InteractiveTransition) {
        self.transition = transition
    }

    /// Ends the change of layout.
    ///
    /// - Returns: the change; nil if none was under way.
    mutating func endTransition() -> InteractiveTransition? {
        defer { transition = nil }
        return transition
    }
}
