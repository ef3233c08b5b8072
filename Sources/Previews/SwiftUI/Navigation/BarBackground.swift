import QuartzCore

/// What is behind the navigation bar of a page: nothing while the page's content rests at its beginning, as on iOS.
@MainActor
final class BarBackground {
    private weak var controller: UIViewController?
    private weak var content: UIScrollView?
    private var observation: NSKeyValueObservation?
    private var color: UIColor?
    private var isAlways: Bool?
    /// What is shown: whether the bar is clear, and its own colour.
    private var state: (isClear: Bool, color: UIColor?)?

    init(_ controller: UIViewController) { self.controller = controller }

    /// Takes what the views say.
    func show(_ look: BarLook, environment: EnvironmentValues?) {
        color = look.background?.paint(environment ?? EnvironmentValues()).color
        isAlways = look.showsBackground
        update()
    }

    /// Follows the content that is scrolled below the bar.
    func update() {
        guard let controller = controller as? PageController, let view = controller.viewIfLoaded else { return }
        let scrolled = view.subviews.first as? UIScrollView
        if scrolled !== content {
            content = scrolled
            observation = scrolled.map { scrolled in
                KeyValueObservers.current.observe(scrolled, options: [], read: { $0.contentOffset }) {
                    [weak self] _, _, _ in
                    self?.paint()
                }
            }
        }
        paint()
    }

    private func paint() {
        guard let controller, let bar = controller.navigationController?.navigationBar else { return }
        // What is scrolled by less than the room of a large title has its beginning below the bar.
        let isAtEdge = content.map { $0.contentOffset.y <= -$0.adjustedContentInset.top + 0.5 } ?? true
        let isClear = isAlways.map { !$0 } ?? isAtEdge
        if let state, state.isClear == isClear, state.color == color { return }
        state = (isClear, color)
        controller.navigationItem.standardAppearance = look(of: bar, isClear)
    }

    /// Returns the look of the bar; nil for its own.
    private func look(of bar: UINavigationBar, _ isClear: Bool) -> UINavigationBarAppearance? {
        if isClear {
            if let own = bar.scrollEdgeAppearance { return own }
            let look = UINavigationBarAppearance(barAppearance: bar.standardAppearance)
            look.configureWithTransparentBackground()
            return look
        }
        guard let color else { return nil }
        let look = UINavigationBarAppearance(barAppearance: bar.standardAppearance)
        (look.backgroundColor, look.shadowColor) = (color, nil)
        return look
    }
}
