/// The search field of a page: the search controller of UIKit on the page's navigation item.
@MainActor
final class SearchField: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    private let controller = UISearchController(searchResultsController: nil)
    private weak var item: UINavigationItem?
    private var modifier: SearchModifier?
    private var submit = SubmitActions()
    private var isAttached = false
    private var scopes: [(title: String, select: () -> Void)] = []
    /// Is told whether somebody searches.
    private var activeChanged: (Bool) -> Void = { _ in }

    /// Has a closure called when searching begins and ends.
    func hear(_ changed: @escaping (Bool) -> Void) { activeChanged = changed }

    /// Whether somebody searches.
    private(set) var isActive = false

    nonisolated override init() {
        super.init()
        MainActor.assumeIsolated { begin() }
    }

    private func begin() {
        controller.searchResultsUpdater = self
        controller.delegate = self
        controller.searchBar.delegate = self
        controller.obscuresBackgroundDuringPresentation = false
    }

    /// Takes newer values.
    func update(_ modifier: SearchModifier, _ environment: EnvironmentValues) {
        self.modifier = modifier
        submit = environment.submitActions
        let bar = controller.searchBar
        let prompt = modifier.prompt?.string ?? "Search"
        if bar.placeholder != prompt { bar.placeholder = prompt }
        let text = modifier.text.wrappedValue
        if bar.text ?? "" != text { bar.text = text }
        if let isPresented = modifier.isPresented, isPresented.wrappedValue != isActive, isAttached {
            OnStage.perform(after: 0) { [controller] in controller.isActive = isPresented.wrappedValue }
        }
    }

    /// Shows the field on the navigation item of a controller, or of the page that is shown in it.
    func attach(_ owner: UIViewController?) {
        guard let page = Self.page(owner), let modifier else { return }
        let item = page.navigationItem
        guard item.searchController !== controller else { return }
        detach()
        // It is in sight at first.
        item.hidesSearchBarWhenScrolling = false
        item.searchController = controller
        if !modifier.placement.isAlwaysShown {
            OnStage.perform(after: 0.1) { [weak item] in item?.hidesSearchBarWhenScrolling = true }
        }
        (self.item, isAttached) = (item, true)
        if modifier.isPresented?.wrappedValue == true {
            OnStage.perform(after: 0) { [controller] in controller.isActive = true }
        }
    }

    /// Takes the field away.
    func detach() {
        if item?.searchController === controller { item?.searchController = nil }
        item = nil
    }

    private static func page(_ controller: UIViewController?) -> UIViewController? {
        guard let controller else { return nil }
        if controller.navigationController != nil { return controller }
        if let navigation = controller as? UINavigationController { return navigation.viewControllers.first }
        for child in controller.children {
            if let found = page(child) { return found }
        }
        return nil
    }

    /// Ends the search.
    func dismiss() { controller.isActive = false }

    /// Writes a text into the field.
    func complete(_ text: String) {
        controller.searchBar.text = text
        modifier?.text.wrappedValue = text
        _ = controller.searchBar.resignFirstResponder()
    }

    /// Shows the scopes of the search.
    func show(_ scopes: [(title: String, select: () -> Void)], _ selected: Int?) {
        self.scopes = scopes
        let bar = controller.searchBar
        let titles = scopes.map(\.title)
        if bar.scopeButtonTitles ?? [] != titles { bar.scopeButtonTitles = titles.isEmpty ? nil : titles }
        if let selected, bar.selectedScopeButtonIndex != selected { bar.selectedScopeButtonIndex = selected }
        bar.showsScopeBar = isActive && !titles.isEmpty
    }

    // MARK: What UIKit tells

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        guard let modifier, modifier.text.wrappedValue != text else { return }
        modifier.text.wrappedValue = text
    }

    func didPresentSearchController(_ searchController: UISearchController) { change(true) }
    func didDismissSearchController(_ searchController: UISearchController) { change(false) }

    private func change(_ isActive: Bool) {
        self.isActive = isActive
        controller.searchBar.showsScopeBar = isActive && !scopes.isEmpty
        if let isPresented = modifier?.isPresented, isPresented.wrappedValue != isActive {
            isPresented.wrappedValue = isActive
        }
        activeChanged(isActive)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        _ = searchBar.resignFirstResponder()
        submit.run(.search)
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        if scopes.indices.contains(selectedScope) { scopes[selectedScope].select() }
    }
}
