import QuartzCore

/// The methods by which an object hears of taps on a pencil; no stage has one.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: AnyObject {
    /// Is called when a pencil has been tapped twice; it never is here.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    /// Does nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// What hears of taps on a pencil; no stage has one.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// What somebody wants a tap on the pencil to do.
    public enum PreferredAction: Int, Sendable {
        case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
        case runSystemShortcut
    }

    /// What a tap on the pencil is to do: nothing.
    open class var preferredTapAction: PreferredAction { .ignore }
    /// Whether a pencil alone draws: no stage has one.
    open class var prefersPencilOnlyDrawing: Bool { false }
    /// The view in which the interaction is.
    open private(set) weak var view: UIView?
    /// The object that would hear of taps.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether taps are heard; has no effect.
    open var isEnabled = true

    /// Makes an interaction.
    public override init() {}

    /// Makes an interaction.
    public init(delegate: any UIPencilInteractionDelegate) {
        self.delegate = delegate
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}
