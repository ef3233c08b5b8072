import QuartzCore

/// A context menu of something on the stage, and what hears of it.
@MainActor
final class ContextMenu {
    let configuration: UIContextMenuConfiguration
    /// What is lifted.
    let preview: UITargetedPreview
    /// To where it goes back; asked when the menu closes.
    var dismissalPreview: () -> UITargetedPreview? = { nil }
    var willDisplay: (ContextMenuAnimator) -> Void = { _ in }
    var willEnd: (ContextMenuAnimator) -> Void = { _ in }
    /// The preview has been tapped.
    var willPerform: (ContextMenuAnimator) -> Void = { _ in }

    init(_ configuration: UIContextMenuConfiguration, preview: UITargetedPreview) {
        self.configuration = configuration
        self.preview = preview
    }
}
