import UIKit

/// A page of sections: a carousel, topics, stories that are as high as their texts, and shelves that open.
final class FeedViewController: UIViewController, UICollectionViewDelegate {
    var configuration: FeedConfiguration {
        didSet { if configuration != oldValue, isViewLoaded { configurationChanged() } }
    }

    init(configuration: FeedConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        configuration = FeedConfiguration()
        super.init(coder: coder)
    }

    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private(set) lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = FeedTheme.background
        collectionView.backgroundColor = .clear
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.alwaysBounceVertical = true
        collectionView.allowsMultipleSelection = true
        collectionView.accessibilityLabel = "Feed"
        collectionView.delegate = self
        view.addSubview(collectionView)
        var snapshot = NSDiffableDataSourceSnapshot<FeedSection, FeedItem>()
        snapshot.appendSections(FeedSection.allCases)
        snapshot.appendItems(FeedContent.cards.indices.map(FeedItem.card), toSection: .cards)
        snapshot.appendItems(FeedContent.topics.indices.map(FeedItem.topic), toSection: .topics)
        dataSource.apply(snapshot, animatingDifferences: false)
        showStories(animated: false)
        dataSource.apply(shelves(expanded: [0]), to: .shelves, animatingDifferences: false)
    }

    /// The tree of shelves and albums.
    private func shelves(expanded: Set<Int>) -> NSDiffableDataSourceSectionSnapshot<FeedItem> {
        var tree = NSDiffableDataSourceSectionSnapshot<FeedItem>()
        for (index, shelf) in FeedContent.shelves.enumerated() {
            tree.append([.shelf(index)])
            tree.append(shelf.albums.indices.map { FeedItem.album(shelf: index, $0) }, to: .shelf(index))
        }
        tree.expand(expanded.filter(FeedContent.shelves.indices.contains).map(FeedItem.shelf))
        return tree
    }

    /// The shelves that are open.
    ///
    /// Setting it opens and closes them at once.
    var expandedShelves: Set<Int> {
        get {
            let tree = dataSource.snapshot(for: .shelves)
            return Set(FeedContent.shelves.indices.filter { tree.isExpanded(.shelf($0)) })
        }
        set { dataSource.apply(shelves(expanded: newValue), to: .shelves, animatingDifferences: false) }
    }

    /// Opens or closes a shelf.
    func toggle(shelf: Int) {
        let open = expandedShelves.symmetricDifference([shelf])
        dataSource.apply(shelves(expanded: open), to: .shelves)
    }

    /// The stories that are marked for later.
    private(set) var savedStories: Set<Int> = []
    /// The stories that nobody wants to see.
    private(set) var hiddenStories: Set<Int> = []

    /// Marks and hides stories at once.
    func setStories(saved: Set<Int>, hidden: Set<Int>) {
        (savedStories, hiddenStories) = (saved, hidden)
        showStories(animated: false)
        reconfigure(saved.map(FeedItem.story))
    }

    /// Shows the hidden stories again.
    func showHiddenStories() {
        hiddenStories = []
        showStories(animated: true)
    }

    /// The topics whose stories are shown; none for all.
    ///
    /// Setting it shows them at once.
    var chosenTopics: Set<Int> {
        get {
            let paths = collectionView.indexPathsForSelectedItems ?? []
            return Set(paths.filter { $0.section == FeedSection.topics.rawValue }.map(\.item))
        }
        set { choose(topics: newValue, animated: false) }
    }

    private func choose(topics: Set<Int>, animated: Bool = true) {
        for topic in FeedContent.topics.indices {
            let path = IndexPath(item: topic, section: FeedSection.topics.rawValue)
            if topics.contains(topic) {
                collectionView.selectItem(at: path, animated: false, scrollPosition: [])
            } else {
                collectionView.deselectItem(at: path, animated: false)
            }
        }
        showStories(animated: animated)
    }

    private func showStories(animated: Bool) {
        var stories = NSDiffableDataSourceSectionSnapshot<FeedItem>()
        let shown = FeedContent.stories(ofTopics: chosenTopics).filter { !hiddenStories.contains($0) }
        stories.append(shown.map(FeedItem.story))
        dataSource.apply(stories, to: .stories, animatingDifferences: animated)
    }

    private func reconfigure(_ items: [FeedItem]) {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(items.filter { snapshot.indexOfItem($0) != nil })
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    // MARK: Menus

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = indexPaths.first, case .story(let story) = dataSource.itemIdentifier(for: path) else {
            return nil
        }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu(ofStory: story) })
    }

    private func menu(ofStory story: Int) -> UIMenu {
        let isSaved = savedStories.contains(story)
        let save = UIAction(title: isSaved ? "Remove from Saved" : "Save for Later") { [weak self] _ in
            self?.savedStories.formSymmetricDifference([story])
            self?.reconfigure([.story(story)])
        }
        let name = FeedContent.stories[story].topic
        let only = Set(FeedContent.topics.indices.filter { FeedContent.topics[$0] == name })
        // What is so already is not offered: the way back is.
        let isOnly = chosenTopics == only
        let topic = UIAction(title: isOnly ? "All Topics" : "Only \(name)") { [weak self] _ in
            self?.choose(topics: isOnly ? [] : only)
        }
        let hide = UIAction(title: "Hide", attributes: .destructive) { [weak self] _ in
            self?.hiddenStories.insert(story)
            self?.showStories(animated: true)
        }
        return UIMenu(
            title: FeedContent.stories[story].author,
            children: [save, topic, UIMenu(options: .displayInline, children: [hide])])
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectionChanged(at: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        selectionChanged(at: indexPath)
    }

    private func selectionChanged(at path: IndexPath) {
        if path.section == FeedSection.topics.rawValue {
            showStories(animated: true)
        } else {
            // Only topics stay chosen.
            collectionView.deselectItem(at: path, animated: true)
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        closeMenu()
        let previous = previousTraitCollection?.preferredContentSizeCategory
        if previous != traitCollection.preferredContentSizeCategory, isViewLoaded { configurationChanged() }
    }

    /// How far the photos of the cards lag behind, by item.
    private var lags: [Int: CGFloat] = [:]

    /// Moves the photo of a card, now or when the card comes into sight.
    func setLag(_ lag: CGFloat, ofCard path: IndexPath) {
        lags[path.item] = lag
        (collectionView.cellForItem(at: path) as? FeedCardCell)?.lag = lag
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        (cell as? FeedCardCell)?.lag = lags[indexPath.item] ?? 0
    }

    /// Lays out anew; what is seen is filled with the new values.
    private func configurationChanged() {
        closeMenu()
        collectionView.collectionViewLayout.invalidateLayout()
        reconfigure(dataSource.snapshot().itemIdentifiers)
    }

    /// Closes the open menu, above which a story stands out as it was.
    private func closeMenu() { collectionView.contextMenuInteraction?.dismissMenu() }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<FeedSection, FeedItem> {
        let card = UICollectionView.CellRegistration<FeedCardCell, Int> { [weak self] cell, _, index in
            cell.show(FeedContent.cards[index], cornerRadius: self?.configuration.cornerRadius ?? 0)
        }
        let topic = UICollectionView.CellRegistration<FeedTopicCell, Int> { cell, _, index in
            cell.show(FeedContent.topics[index])
        }
        let story = UICollectionView.CellRegistration<FeedStoryCell, Int> { [weak self] cell, _, index in
            guard let self else { return }
            cell.show(
                FeedContent.stories[index], size: configuration.textSize,
                cornerRadius: min(configuration.cornerRadius, 24), isSaved: savedStories.contains(index))
        }
        let shelf = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, index in
            self?.fill(cell, shelf: index)
        }
        let album = UICollectionView.CellRegistration<UICollectionViewListCell, FeedAlbum> {
            [weak self] cell, _, album in
            self?.fill(cell, album)
        }
        let header = UICollectionView.SupplementaryRegistration<FeedHeaderView>(elementKind: Self.headerKind) {
            [unowned collectionView] view, _, path in
            view.show(FeedSection.allCases[path.section], of: collectionView)
        }
        let source = UICollectionViewDiffableDataSource<FeedSection, FeedItem>(collectionView: collectionView) {
            view, path, item in
            switch item {
            case .card(let index): view.dequeueConfiguredReusableCell(using: card, for: path, item: index)
            case .topic(let index): view.dequeueConfiguredReusableCell(using: topic, for: path, item: index)
            case .story(let index): view.dequeueConfiguredReusableCell(using: story, for: path, item: index)
            case .shelf(let index): view.dequeueConfiguredReusableCell(using: shelf, for: path, item: index)
            case .album(let shelf, let index):
                view.dequeueConfiguredReusableCell(
                    using: album, for: path, item: FeedContent.shelves[shelf].albums[index])
            }
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        return source
    }

    private func fill(_ cell: UICollectionViewListCell, shelf index: Int) {
        let shelf = FeedContent.shelves[index]
        var content = rowContent()
        content.text = shelf.title
        content.textProperties.font = FeedTheme.font(18, .semibold)
        cell.accessories = [
            .label(
                text: "\(shelf.albums.count)",
                options: .init(tintColor: FeedTheme.faint, font: FeedTheme.font(15))),
            .outlineDisclosure(options: .init(style: .header, tintColor: FeedTheme.faint)),
        ]
        show(content, on: cell)
    }

    private func fill(_ cell: UICollectionViewListCell, _ album: FeedAlbum) {
        var content = rowContent()
        content.text = album.title
        content.secondaryText = album.note
        cell.accessories = [
            .customView(configuration: .init(customView: thumbnail(album.image), placement: .leading()))
        ]
        show(content, on: cell)
    }

    /// All alike, whatever the shape of the picture.
    private func thumbnail(_ image: String) -> UIImageView {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 64, height: 48))
        view.image = UIImage(named: image)
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.layer.cornerRadius = 8
        return view
    }

    private func rowContent() -> UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        content.textProperties.color = FeedTheme.text
        content.textProperties.font = FeedTheme.font(17, .medium)
        content.secondaryTextProperties.color = FeedTheme.faint
        content.secondaryTextProperties.font = FeedTheme.font(13)
        content.directionalLayoutMargins.top = 13
        content.directionalLayoutMargins.bottom = 13
        return content
    }

    private func show(_ content: UIListContentConfiguration, on cell: UICollectionViewListCell) {
        cell.contentConfiguration = content
        cell.accessibilityLabel = content.text
        cell.configurationUpdateHandler = { cell, state in
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.backgroundColor = state.isHighlighted ? FeedTheme.pressed : FeedTheme.surface
            cell.backgroundConfiguration = background
        }
    }
}
