import QuartzCore

/// The long press that opens a context menu, and goes on in it: who lifts the finger on an entry chooses that.
///
/// It fails where there is no menu.
@preconcurrency @MainActor
final class ContextMenuGestureRecognizer: UILongPressGestureRecognizer {
    private let menu: (CGPoint) -> ContextMenu?
    private var found: ContextMenu?

    /// Makes a press that is not added to a view yet.
    ///
    /// - Parameter menu: returns the menu at a place in the recogniser's view; nil for none.
    init(_ menu: @escaping (CGPoint) -> ContextMenu?) {
        self.menu = menu
        super.init(target: nil, action: nil)
        addAction { [weak self] _ in self?.follow() }
    }

    override var state: State {
        get { super.state }
        set {
            guard newValue == .began, super.state == .possible else {
                super.state = newValue
                return
            }
            found = menu(location(in: view))
            super.state = found == nil ? .failed : .began
        }
    }

    private func follow() {
        guard let window = view?.window else { return }
        switch state {
        case .began:
            if let found { ContextMenuPresenter.present(found, in: window, animated: true) }
            found = nil
        case .changed: MenuPresenter.current(in: window)?.pointAt(location(in: window))
        case .ended: MenuPresenter.current(in: window)?.liftAt(location(in: window))
        default: break
        }
    }
}
