import QuartzCore

/// A context menu of something on the stage, and what hears of it.
@MainActor
final class ContextMenu {
    let configuration: UIContextMenuConfiguration
    /// The cell, or the view with the interaction, that was pressed.
    let source: UIView
    /// What is lifted.
    let preview: UITargetedPreview
    /// To where it goes back; asked when the menu closes.
    var dismissalPreview: () -> UITargetedPreview? = { nil }
    var willDisplay: (ContextMenuAnimator) -> Void = { _ in }
    var willEnd: (ContextMenuAnimator) -> Void = { _ in }
    /// The preview has been tapped.
    var willPerform: (ContextMenuAnimator) -> Void = { _ in }

    /// Begins to drag the item from a place in the window, or returns nil if it gives nothing to drag; nil where nothing is
    /// dragged.
    var drag: ((CGPoint) -> CollectionDrag?)?

    /// Makes the menu of a view.
    ///
    /// - Parameters:
    ///   - configuration: what it shows.
    ///   - source: the cell, or the view with the interaction.
    ///   - preview: what is lifted; nil for the view.
    init(_ configuration: UIContextMenuConfiguration, of source: UIView, preview: UITargetedPreview?) {
        self.configuration = configuration
        self.source = source
        self.preview = preview ?? UITargetedPreview(view: source)
    }
}
