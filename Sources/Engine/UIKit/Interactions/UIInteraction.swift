import QuartzCore

/// What reacts to touches and menus in a view, beside its recognisers.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view in which the interaction reacts.
    var view: UIView? { get }
    /// Is called before the interaction is added to a view, or, with nil, taken away from its view.
    func willMove(to view: UIView?)
    /// Is called when the interaction has been added to a view, or, with nil, taken away from its view.
    func didMove(to view: UIView?)
}
