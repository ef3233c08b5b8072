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

/// The long press that opens a context menu, and goes on in it: who lifts the finger on an entry chooses that.
@MainActor
final class ContextMenuTouch: NSObject, UIGestureRecognizerDelegate {
    private let menu: (CGPoint) -> ContextMenu?
    private var found: ContextMenu?
    let recognizer = UILongPressGestureRecognizer()

    /// Makes a press that is not added to a view yet.
    ///
    /// - Parameter menu: returns the menu at a place in the recogniser's view; nil for none.
    init(_ menu: @escaping (CGPoint) -> ContextMenu?) {
        self.menu = menu
        super.init()
        recognizer.delegate = self
        recognizer.addAction { [weak self] recognizer in self?.follow(recognizer) }
    }

    // Here, as the default says in each touch that it is one.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        found = menu(gestureRecognizer.location(in: gestureRecognizer.view))
        return found != nil
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        guard let window = recognizer.view?.window else { return }
        switch recognizer.state {
        case .began:
            if let found { ContextMenuPresenter.present(found, in: window, animated: true) }
            found = nil
        case .changed: MenuPresenter.current(in: window)?.pointAt(recognizer.location(in: window))
        case .ended: MenuPresenter.current(in: window)?.liftAt(recognizer.location(in: window))
        default: break
        }
    }
}
