import QuartzCore

/// Shows what a search bar's text finds.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// Is called when the text or the scope has changed, and when the search begins or ends.
    func updateSearchResults(for searchController: UISearchController)
}

/// Follows a search controller.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    /// Is called before a search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Is called when a search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Is called before a search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Is called when a search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Is not called: a search bar is shown where it is.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar with what its text finds.
///
/// The search bar lies below the bar of a navigation controller that shows a controller whose navigation item has the
/// search controller, or where code puts it. The controller of the results is not shown: `searchResultsUpdater` has the
/// results shown where they are.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The search bar.
    open private(set) var searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    /// The controller that shows the results; nil for the one that searches.
    open private(set) var searchResultsController: UIViewController?
    /// The object that shows what the text finds.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that follows the search.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Has no effect: content stays as it is during a search.
    open var obscuresBackgroundDuringPresentation = true
    /// Has no effect: content stays as it is during a search.
    open var dimsBackgroundDuringPresentation = true
    /// Has no effect: navigation bars stay during a search.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the cancel button comes with a search; true by default.
    open var automaticallyShowsCancelButton = true
    /// Has no effect: scopes are shown as the search bar says.
    open var automaticallyShowsScopeBar = true
    /// Has no effect: results are shown where they are.
    open var showsSearchResultsController = false
    /// Has no effect: scopes are shown as the search bar says.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// Has no effect: nothing is suggested.
    open var searchSuggestions: [any UISearchSuggestion]?
    /// Has no effect: nothing is suggested.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true

    /// When the scopes of a search are shown.
    public enum ScopeBarActivation: Int, Sendable {
        case automatic, manual, onTextEntry, onSearchActivation
    }
    private final var active = false { didSet { searchBar.superview?.setNeedsLayout() } }

    /// Makes a search controller.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Makes a search controller without a controller of results.
    public convenience init() {
        self.init(searchResultsController: nil)
    }

    /// Makes a search controller without a controller of results: archives are not read here.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        searchBar.follower = { [weak self] event in self?.follow(event) }
    }

    /// Whether a search is under way.
    open var isActive: Bool {
        get { active }
        set {
            guard newValue != active else { return }
            if newValue {
                begin()
                _ = searchBar.becomeFirstResponder()
            } else {
                end()
            }
        }
    }

    private func follow(_ event: UISearchBar.Event) {
        switch event {
        case .beganEditing: begin()
        case .changed: searchResultsUpdater?.updateSearchResults(for: self)
        case .cancelled: end()
        }
    }

    private func begin() {
        guard !active else { return }
        delegate?.willPresentSearchController(self)
        active = true
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didPresentSearchController(self)
    }

    private func end() {
        guard active else { return }
        delegate?.willDismissSearchController(self)
        active = false
        searchBar.text = nil
        _ = searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }
}
