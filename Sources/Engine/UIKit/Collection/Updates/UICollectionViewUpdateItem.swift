import QuartzCore

/// One change of a batch of updates.
@preconcurrency @MainActor
public final class UICollectionViewUpdateItem: NSObject {
    /// A kind of update.
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    /// The place in the data before the updates; nil for an insertion.
    ///
    /// A section's has one index only.
    public let indexPathBeforeUpdate: IndexPath?
    /// In the data after the updates; nil for a deletion.
    public let indexPathAfterUpdate: IndexPath?
    /// The kind of update.
    public let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }
}
