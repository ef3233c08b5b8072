import QuartzCore

/// A device on which a stage may be, as far as it takes something of the stage: the island or the camera, rounded corners
/// and the bar of the system at the bottom.
package enum StageDevice: String, CaseIterable, Sendable {
    case none, phone, tablet

    /// What it takes of a stage of a size, with Apple's lengths.
    package func insets(of size: CGSize) -> UIEdgeInsets {
        switch self {
        case .none: .zero
        case .phone where size.width > size.height: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        case .phone: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        case .tablet: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        }
    }
}

extension StageDevice {
    /// The kind of device.
    var idiom: UIUserInterfaceIdiom { self == .tablet ? .pad : .phone }

    /// The size classes of a stage of a size, by the table of Apple's Human Interface Guidelines: those of a phone that is turned
    /// are compact, but for the width of the larger ones, whose shorter side has 414 points and more.
    func sizeClasses(of size: CGSize) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        switch self {
        case .phone where size.width > size.height: (size.height >= 414 ? .regular : .compact, .compact)
        case .none, .phone: (.compact, .regular)
        case .tablet: (.regular, .regular)
        }
    }
}

extension UIView {
    /// What the superview's safe area leaves out of this view, and bars cover, with what the view's controller adds.
    final var inheritedSafeAreaInsets: UIEdgeInsets {
        guard StageFlags.hasSafeAreas else { return .zero }
        guard let viewController else { return coveredInsets }
        return coveredInsets + viewController.additionalSafeAreaInsets
    }

    /// What the superview's safe area leaves out of this view, and the bars of containers cover of a controller's.
    final var coveredInsets: UIEdgeInsets {
        guard StageFlags.hasSafeAreas else { return .zero }
        var insets = viewController?.barInsets ?? .zero
        guard let superview else { return insets }
        let around = superview.safeAreaInsets
        guard around != .zero else { return insets }
        let (frame, safe) = (frame, superview.bounds.inset(by: around))
        // A view that reaches beyond its superview has no more than that, as PinLayout's source notes it of iOS.
        insets.top = max(insets.top, min(max(safe.minY - frame.minY, 0), frame.height, around.top))
        insets.left = max(insets.left, min(max(safe.minX - frame.minX, 0), frame.width, around.left))
        insets.bottom = max(insets.bottom, min(max(frame.maxY - safe.maxY, 0), frame.height, around.bottom))
        insets.right = max(insets.right, min(max(frame.maxX - safe.maxX, 0), frame.width, around.right))
        return insets
    }

    /// The safe area's insets of which the view has been told last.
    final var knownSafeAreaInsets: UIEdgeInsets {
        get { settings?.safeAreaInsets ?? .zero }
        set { rare.safeAreaInsets = newValue }
    }

    /// Lays out anew with another safe area, and tells the view and its controller.
    final func adoptSafeArea() {
        if insetsLayoutMarginsFromSafeArea { marginsChanged() }
        safeAreaInsetsDidChange()
        viewController?.updateBarGuides()
        viewController?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        if superview?.constraints.isEmpty == false { superview?.setNeedsLayout() }
    }

    /// Tells the view, and those in it, if their safe areas have changed.
    final func updateSafeArea() {
        guard StageFlags.hasSafeAreas else { return }
        let (old, new) = (knownSafeAreaInsets, safeAreaInsets)
        guard new != old else { return }
        knownSafeAreaInsets = new
        safeAreaChanged()
        for view in subviews { view.updateSafeArea() }
    }
}
