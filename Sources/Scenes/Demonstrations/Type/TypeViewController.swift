import UIKit

/// A wall of cards that find new places when their texts change their size.
final class TypeViewController: UIViewController, UICollectionViewDataSource {
    var configuration: TypeConfiguration {
        didSet { if configuration != oldValue, isViewLoaded { reflow() } }
    }

    init(configuration: TypeConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        configuration = TypeConfiguration()
        super.init(coder: coder)
    }

    private let layout = TypeWallLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    /// Measures the cards that are not shown.
    private let prototype = TypeCard(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = TypePalette.wall
        collectionView.backgroundColor = .clear
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.alwaysBounceVertical = true
        collectionView.contentInsetAdjustmentBehavior = .always
        collectionView.accessibilityLabel = "Cards"
        collectionView.register(TypeCard.self, forCellWithReuseIdentifier: "card")
        collectionView.dataSource = self
        view.addSubview(collectionView)
        layout.height = { [prototype, weak self] sample, width in
            guard let self else { return 0 }
            prototype.show(sample, TypePalette.at(0), style: TypeStyle(configuration: configuration))
            return prototype.sizeThatFits(CGSize(width: width, height: 0)).height
        }
        layout.configuration = configuration
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let previous = previousTraitCollection
        guard
            previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
                || previous?.layoutDirection != traitCollection.layoutDirection
        else { return }
        reflow()
    }

    /// Lays the wall out anew and lets every card in sight go to its place; the topmost one stays where it is.
    private func reflow() {
        let anchor = topmost
        let isCounted = collectionView.numberOfItems(inSection: 0) == configuration.cardCount
        layout.configuration = configuration
        layout.generation += 1
        let style = TypeStyle(configuration: configuration)
        UIView.animate(
            withDuration: configuration.reflowDuration, delay: 0, usingSpringWithDamping: 0.86,
            initialSpringVelocity: 0, options: [.beginFromCurrentState, .allowUserInteraction]
        ) { [self] in
            let cards = isCounted ? cardsInSight : [:]
            if isCounted { layout.invalidateLayout() } else { collectionView.reloadData() }
            collectionView.layoutIfNeeded()
            // Those that have come into sight show what they should.
            for (path, card) in cardsInSight.sorted(by: { $0.key < $1.key }) where cards[path] === card {
                card.show(path.item, style: style)
                card.layoutIfNeeded()
            }
            if let anchor, !collectionView.isTracking { keep(anchor) }
        }
    }

    private var cardsInSight: [IndexPath: TypeCard] {
        let paths = collectionView.indexPathsForVisibleItems
        return Dictionary(
            uniqueKeysWithValues: paths.compactMap { path in
                (collectionView.cellForItem(at: path) as? TypeCard).map { (path, $0) }
            })
    }

    /// The card in sight that begins first, and how far below the top edge it does.
    private var topmost: (path: IndexPath, distance: CGFloat)? {
        let top = collectionView.contentOffset.y
        guard top > -collectionView.adjustedContentInset.top else { return nil }
        return collectionView.indexPathsForVisibleItems
            .compactMap { path in
                layout.layoutAttributesForItem(at: path).map { (path: path, distance: $0.frame.minY - top) }
            }
            .min { abs($0.distance) < abs($1.distance) }
    }

    private func keep(_ anchor: (path: IndexPath, distance: CGFloat)) {
        guard let frame = layout.layoutAttributesForItem(at: anchor.path)?.frame else { return }
        let inset = collectionView.adjustedContentInset
        let end = max(collectionView.contentSize.height + inset.bottom - collectionView.bounds.height, -inset.top)
        collectionView.contentOffset.y = min(max(frame.minY - anchor.distance, -inset.top), end)
    }

    // MARK: UICollectionViewDataSource

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        configuration.cardCount
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        (cell as? TypeCard)?.show(indexPath.item, style: TypeStyle(configuration: configuration))
        return cell
    }
}
