import QuartzCore

/// One of the things that a finger drags.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// What the item carries.
    open private(set) var itemProvider: NSItemProvider
    /// An object of one's own, for a drop on the same stage.
    open var localObject: Any?
    /// Has no effect: what is dragged looks as its cell did.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Makes an item of what it carries.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }
}

/// The look of a dragged item; has no effect: it looks as its cell did.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view that would be shown.
    open private(set) var view: UIView
    /// The outline and the colour of what would be shown.
    open private(set) var parameters: UIDragPreviewParameters

    /// Makes the look of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        self.view = view
        self.parameters = parameters
    }
}

/// The outline and the colour of a dragged item; has no effect: it looks as its cell did.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
