import Observation

/// When a view and its controller set what they show.
extension UIView {
    /// Has the next layout pass call `updateProperties()`, without a layout for it.
    final func askForProperties() {
        needsProperties = true
        markSubtree()
    }

    /// Calls the controller's and the view's own `updateProperties()`, if it is due, and again once something has changed that
    /// these have read of an observable object.
    final func bringPropertiesUpToDate() {
        guard needsProperties else { return }
        needsProperties = false
        // A reader is made only if something has been read.
        withObservationTracking(
            {
                viewController?.updateProperties()
                updateProperties()
            }, onChange: PropertyReader(self).valuesChange)
    }
}

/// The view that has read values of observable objects.
///
/// Such objects are changed where the stage is stepped: code that changes them elsewhere is not told of.
private final class PropertyReader: @unchecked Sendable {
    private let view: Backreference<UIView>
    private let thread = ObjectIdentifier(Thread.current)

    @MainActor
    init(_ view: UIView) {
        self.view = view.reference
    }

    /// Has the view read them again: it is told before they change.
    @Sendable func valuesChange() {
        guard thread == ObjectIdentifier(Thread.current) else { return }
        MainActor.assumeIsolated { view.object?.askForProperties() }
    }
}
