import QuartzCore

/// The keys that move through content.
package enum NavigationKey: Sendable {
    case left, right, up, down, pageUp, pageDown, home, end, enter
}

extension UIWindow {
    /// Gives a key to the first scroll view, front to back, that can use it.
    package final func press(_ key: NavigationKey) {
        _ = give(key, to: self)
    }

    private func give(_ key: NavigationKey, to view: UIView) -> Bool {
        guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01 else { return false }
        if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled, scrollView.navigate(key) { return true }
        return view.subviews.contains { give(key, to: $0) }
    }
}
