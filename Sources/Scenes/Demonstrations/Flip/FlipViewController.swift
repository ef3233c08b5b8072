import UIKit

/// A deck of emblems that fills the stage.
final class FlipViewController: UIViewController, FlipDeckDataSource {
    var configuration: FlipConfiguration {
        didSet {
            guard configuration != oldValue, isViewLoaded else { return }
            deck.configuration = configuration
            if configuration.itemCount != oldValue.itemCount { deck.reloadData() }
        }
    }

    let deck = FlipDeckView()

    init(configuration: FlipConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        configuration = FlipConfiguration()
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let backdrop = GradientView(frame: view.bounds)
        backdrop.show([
            UIColor(red: 0.13, green: 0.13, blue: 0.29, alpha: 1),
            UIColor(red: 0.42, green: 0.26, blue: 0.45, alpha: 1),
        ])
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(backdrop)
        deck.frame = view.bounds
        deck.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        deck.dataSource = self
        deck.configuration = configuration
        view.addSubview(deck)
        deck.reloadData()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        deck.frame = view.bounds.inset(by: view.safeAreaInsets)
    }

    // MARK: FlipDeckDataSource

    func numberOfCards(in deck: FlipDeckView) -> Int { configuration.itemCount }

    func numberOfVisibleCards(in deck: FlipDeckView) -> Int { configuration.visibleCount }

    func deck(_ deck: FlipDeckView, cardAt index: Int, reusing view: UIView?) -> UIView {
        let emblem = view as? EmblemView ?? EmblemView()
        emblem.show(card: index)
        return emblem
    }
}
