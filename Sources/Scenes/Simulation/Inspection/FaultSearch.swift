import UIKit

/// What was found last in the calls of the collection view that an inspector has selected: to look for it takes as long as some
/// steps, and asks the layout.
@MainActor
final class FaultSearch {
    /// The steps that may pass while the stage moves before it is looked again.
    private static let interval: UInt64 = 60

    private var last: (view: ObjectIdentifier, record: UInt32, version: UInt64, found: [CallDescription.Found])?

    /// Describes a collection view's calls: what they show is looked for anew if a step has changed them, and while the stage moves
    /// once a second.
    func description(of view: UICollectionView, in calls: LayoutCalls, isMoving: Bool) -> CallDescription {
        if let last, last.view == ObjectIdentifier(view), last.record == calls.number,
            calls.version >= last.version, calls.version - last.version < (isMoving ? Self.interval : 1)
        {
            return CallDescription(view, in: calls, found: last.found)
        }
        let description = CallDescription(view, in: calls)
        last = (ObjectIdentifier(view), calls.number, calls.version, description.found)
        return description
    }
}
