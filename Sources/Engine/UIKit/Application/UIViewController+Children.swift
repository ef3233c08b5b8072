import QuartzCore

extension UIViewController {
    /// Has the controller own a view that it had not.
    final func setView(_ view: UIView?) {
        loadedView?.viewController = nil
        loadedView = view
        view?.viewController = self
        if overrideUserInterfaceStyle != .unspecified { view?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
        if let earlyOverrides { view?.traitOverrides = earlyOverrides }
        // Apple's margins of a controller's view in a compact width.
        view?.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }

    /// Tells those who observe ``parent``.
    final func parentChanged() {
        let observers = KeyValueObservers.current
        if !observers.isEmpty { observers.changed(self) }
    }

    /// Replaces the controller's view by that of another child, animated.
    final func giveWay(
        to other: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard let old = view, let new = other.view, let container = old.superview else {
            completion?(false)
            return
        }
        beginAppearanceTransition(false, animated: duration > 0)
        other.beginAppearanceTransition(true, animated: duration > 0)
        if new.superview !== container { container.addSubview(new) }
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { isFinished in
            old.removeFromSuperview()
            self.endAppearanceTransition()
            other.endAppearanceTransition()
            completion?(isFinished)
        }
    }

    /// Makes the button that begins and ends editing, with its first title.
    final func makeEditButton(title: String) -> UIBarButtonItem {
        UIBarButtonItem(
            title: title,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.setEditing(!self.isEditing, animated: true)
            })
    }
}
