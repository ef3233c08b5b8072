import QuartzCore

/// What a finger drags, from the long press on.
@MainActor
protocol ItemDrag: AnyObject {
    /// Follows the finger to a place in the window.
    func move(to place: CGPoint)
    /// Drops the items where the finger is.
    func drop()
    /// Has the items go back to where they were.
    func cancel()
}

/// A list whose items a long press drags.
@MainActor
protocol DraggableList: UIScrollView {
    var contextMenuInteraction: UIContextMenuInteraction? { get }
    /// Returns whether there is an item at a place in the list.
    func hasItem(at place: CGPoint) -> Bool
    /// Begins a drag; nil if nothing can be dragged there.
    ///
    /// - Parameter place: the finger's place in the window.
    /// - Returns: the drag.
    func beginDrag(at place: CGPoint) -> (any ItemDrag)?
}

/// The long press that drags a list's items.
///
/// It fails where there is nothing to drag, and where a menu opens instead, out of which the finger drags then.
@preconcurrency @MainActor
final class DragGestureRecognizer: UILongPressGestureRecognizer {
    private var drag: (any ItemDrag)?

    init() {
        super.init(target: nil, action: nil)
        addAction { [weak self] _ in self?.follow() }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let list = view as? any DraggableList, let touch = touches.first else { return }
        if !list.hasItem(at: touch.location(in: list)) { state = .failed }
    }

    override var state: State {
        get { super.state }
        set {
            guard newValue == .began, super.state == .possible, let list = view as? any DraggableList else {
                super.state = newValue
                return
            }
            let isPrevented = GestureArbiter.isPrevented(self)
            let opensMenu = !isPrevented && list.contextMenuInteraction?.decides(about: touches) == true
            drag = isPrevented || opensMenu ? nil : list.beginDrag(at: location(in: nil))
            super.state = drag == nil ? .failed : .began
        }
    }

    override func reset() {
        super.reset()
        endDrag { $0.cancel() }
    }

    private func follow() {
        switch state {
        case .began, .changed: drag?.move(to: location(in: nil))
        case .ended: endDrag { $0.drop() }
        default: endDrag { $0.cancel() }
        }
    }

    private func endDrag(_ end: (any ItemDrag) -> Void) {
        guard let ended = drag else { return }
        drag = nil
        end(ended)
    }
}
