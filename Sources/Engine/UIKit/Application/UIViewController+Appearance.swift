import QuartzCore

/// What a controller has heard last of its appearing.
enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}

/// How controllers and their children are told that they appear and disappear: each before its children.
extension UIViewController {
    /// Tells the controller and its children that they are about to appear, and, as they have their places, that they are
    /// appearing; not those that have heard of it.
    package final func willAppear(_ animated: Bool) {
        let told = toldToAppear(animated)
        viewIfLoaded?.window?.showInputViews(isAnimated: true)
        for controller in told {
            ObservedMessages.send("viewIsAppearing", to: controller, [animated]) {
                controller.viewIsAppearing(animated)
            }
        }
    }

    /// Returns the controllers that have been told that they are about to appear.
    private func toldToAppear(_ animated: Bool) -> [UIViewController] {
        guard appearanceState != .appearing, appearanceState != .appeared else { return [] }
        appearanceState = .appearing
        ObservedMessages.send("viewWillAppear", to: self, [animated]) { viewWillAppear(animated) }
        return [self] + appearingChildren.flatMap { $0.toldToAppear(animated) }
    }

    /// Tells the controller and its children that they have appeared; not those that have heard of it.
    package final func didAppear(_ animated: Bool) {
        guard appearanceState != .appeared else { return }
        appearanceState = .appeared
        isHearingOfAppearance = true
        ObservedMessages.send("viewDidAppear", to: self, [animated]) { viewDidAppear(animated) }
        isHearingOfAppearance = false
        for child in appearingChildren { child.didAppear(animated) }
        takeKeys()
    }

    /// Has the controller that appeared take keys, if it can and nobody does, and shows input views that are seen again.
    private func takeKeys() {
        guard let window = viewIfLoaded?.window else { return }
        if canBecomeFirstResponder, window.firstResponder?.inputWindow == nil { becomeFirstResponder() }
        window.showInputViews(isAnimated: true)
    }

    /// Tells the controller and its children that they are about to disappear; not those that have heard of it.
    package final func willDisappear(_ animated: Bool) {
        guard appearanceState != .disappearing else { return }
        appearanceState = .disappearing
        ObservedMessages.send("viewWillDisappear", to: self, [animated]) { viewWillDisappear(animated) }
        for child in appearingChildren { child.willDisappear(animated) }
    }

    /// Tells the controller and its children that they have disappeared.
    package final func didDisappear(_ animated: Bool) {
        appearanceState = .disappeared
        let children = appearingChildren
        ObservedMessages.send("viewDidDisappear", to: self, [animated]) { viewDidDisappear(animated) }
        for child in children { child.didDisappear(animated) }
        UIApplication.shared.keyWindow?.showInputViews(isAnimated: true)
    }

    /// Whether the controller is told of its appearing by the way of its view into the window and out of it.
    private var appearsWithItsView: Bool {
        guard let parent, parent.childrenAppearWithTheirViews else { return false }
        return parent.appearanceState == .appearing || parent.appearanceState == .appeared
    }

    /// The view is about to come into a window, or to leave one.
    final func viewWillMove(isInWindow: Bool) {
        guard appearanceState == (isInWindow ? .disappeared : .appeared), appearsWithItsView else { return }
        appearsByItsView = true
        if isInWindow { willAppear(false) } else { willDisappear(false) }
    }

    /// The view, and what it holds, has come into a window, or left one.
    final func viewDidMove(isInWindow: Bool) {
        defer { appearsByItsView = false }
        switch appearanceState {
        // Of a child that comes while its parent hears of it, the child hears afterwards.
        case .appearing where isInWindow && appearsByItsView && parent?.appearanceState == .appeared:
            if parent?.isHearingOfAppearance != true { didAppear(false) }
        case .disappearing where !isInWindow && appearsByItsView: didDisappear(false)
        case .appeared where !isInWindow: appearanceState = .disappeared
        default: break
        }
    }
}
