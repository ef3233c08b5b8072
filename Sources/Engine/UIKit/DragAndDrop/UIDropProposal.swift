import QuartzCore

/// What a drop would do.
public enum UIDropOperation: UInt, Sendable {
    case cancel, forbidden, copy, move
}

/// What a view proposes for a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// What the drop would do.
    open private(set) var operation: UIDropOperation
    /// Has no effect: what is dragged keeps its size.
    open var isPrecise = false
    /// Has no effect: what is dragged keeps its size.
    open var prefersFullSizePreview = false

    /// Makes a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
    }
}

/// What a collection view proposes for a drop.
open class UICollectionViewDropProposal: UIDropProposal {
    /// What becomes of the item under the finger.
    public enum Intent: Int, Sendable {
        /// Nothing is shown.
        case unspecified
        /// The other items make room.
        case insertAtDestinationIndexPath
        /// The item under the finger takes what is dropped.
        case insertIntoDestinationIndexPath
    }

    /// What becomes of the item under the finger.
    open private(set) var intent: Intent

    /// Makes a proposal of an operation and what becomes of the item under the finger.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Makes a proposal of an operation.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}
