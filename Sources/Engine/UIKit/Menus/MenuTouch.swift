import QuartzCore

/// The long press that opens a button's menu.
@MainActor
final class MenuTouch: NSObject, UIGestureRecognizerDelegate {
    private unowned let button: UIButton
    private var recognizer: UILongPressGestureRecognizer?

    init(_ button: UIButton) {
        self.button = button
    }

    /// Begins to wait for long presses.
    func begin() {
        guard recognizer == nil else { return }
        let recognizer = UILongPressGestureRecognizer()
        recognizer.delegate = self
        recognizer.addAction { [weak self] recognizer in self?.follow(recognizer) }
        self.recognizer = recognizer
        button.addGestureRecognizer(recognizer)
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        guard let window = button.window else { return }
        let presenter = MenuPresenter.current(in: window)
        switch recognizer.state {
        case .began: button.presentMenu()
        case .changed: presenter?.pointAt(recognizer.location(in: window))
        case .ended: presenter?.liftAt(recognizer.location(in: window))
        default: break
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        button.menu != nil && !button.showsMenuAsPrimaryAction && button.isEnabled
    }
}
