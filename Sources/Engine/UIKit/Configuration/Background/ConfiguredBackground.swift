import QuartzCore

/// The background configuration of a view, and the view that shows it behind the content.
@MainActor
final class ConfiguredBackground {
    /// The configuration; nil for none.
    var configuration: UIBackgroundConfiguration?
    /// Whether the state of the view is applied to the configuration.
    var followsState = true
    private var shown: BackgroundConfigurationView?

    /// Shows the configuration behind all that a view has, or takes it away.
    ///
    /// - Parameters:
    ///   - host: the view that has the background.
    ///   - state: the view's state.
    ///   - rounding: returns the radius and the round corners of what is shown.
    func show(
        in host: UIView, for state: @autoclosure () -> any UIConfigurationState,
        rounding: (UIBackgroundConfiguration) -> (radius: CGFloat, corners: CACornerMask) = {
            ($0.cornerRadius, .all)
        }
    ) {
        guard let configuration else {
            shown?.removeFromSuperview()
            shown = nil
            return
        }
        let view = shown ?? BackgroundConfigurationView(frame: host.bounds)
        if shown == nil { host.insertSubview(view, at: 0) }
        shown = view
        let background = followsState ? configuration.updated(for: state()) : configuration
        let (radius, corners) = rounding(background)
        view.show(background, in: host, radius: radius, corners: corners)
    }
}
