import QuartzCore

/// What a controller shows in the place of content that it hasn't.
@MainActor
final class UnavailableContent {
    var configuration: (any UIContentConfiguration)?
    private var view: (UIView & UIContentView)?
    /// Whether the controller is to be asked before the next layout.
    var isOutdated = true

    /// Shows the configuration over all that a view has, or takes it away.
    func show(in host: UIView) {
        guard let configuration else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(configuration) {
            view.configuration = configuration
        } else {
            view?.removeFromSuperview()
            let made = configuration.makeContentView()
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view = made
            host.addSubview(made)
        }
        guard let view else { return }
        view.frame = host.bounds
        if host.subviews.last !== view { host.bringSubviewToFront(view) }
    }
}
