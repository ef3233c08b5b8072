import UIKit

/// The observer of a dashboard, whose tiles are counted from 0.
@MainActor
protocol DashboardViewControllerDelegate: AnyObject {
    func dashboard(_ dashboard: DashboardViewController, didHighlight tile: Int)
    func dashboard(_ dashboard: DashboardViewController, didUnhighlight tile: Int)
    func dashboard(_ dashboard: DashboardViewController, didSelect tile: Int)
    func dashboard(_ dashboard: DashboardViewController, didOpen tile: Int)
    func dashboard(_ dashboard: DashboardViewController, didClose tile: Int)
}

/// A controller of seven tiles, of which the selected one grows into a window through which its detail is seen, while
/// the others leave.
final class DashboardViewController: UIViewController {
    weak var delegate: (any DashboardViewControllerDelegate)?

    /// The constants; a transition that is under way keeps those with which it began.
    var configuration: DashboardConfiguration {
        didSet {
            guard configuration != oldValue else { return }
            switch state.phase {
            case .closed: showTiles(ifOtherThan: oldValue.itemCount)
            case .open: if let tile = state.selected { leaveAtOnce(for: tile) }
            case .opening, .closing: break
            }
        }
    }

    let layout = DashboardLayout()
    let detailView = DetailView(frame: .zero)
    let backgroundView = DashboardBackgroundView(frame: .zero)
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    private(set) var state = DashboardState()
    private var timeline: ReversibleTimeline?
    private var transitionConfiguration: DashboardConfiguration?
    /// The number of tiles, which follows the configuration while the dashboard is closed.
    private(set) var tileCount: Int
    let tap = DashboardTap()
    let focus = TileFocus()

    init(configuration: DashboardConfiguration) {
        self.configuration = configuration
        tileCount = configuration.itemCount
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        configuration = DashboardConfiguration()
        tileCount = configuration.itemCount
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        detailView.isHidden = true
        detailView.isUserInteractionEnabled = false
        collectionView.backgroundColor = .clear
        collectionView.accessibilityLabel = "Tiles"
        collectionView.backgroundView = backgroundView
        collectionView.isScrollEnabled = false
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(detailView)
        view.addSubview(collectionView)
        tap.attach(to: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        detailView.frame = view.bounds
        collectionView.frame = view.bounds
        backgroundView.frame = collectionView.bounds
    }

    // MARK: Opening and closing

    /// Selects a tile.
    ///
    /// While another one is selected, that one is closed first. Unknown tiles are ignored.
    func open(_ tile: Int) {
        guard (0..<tileCount).contains(tile) else { return }
        perform(state.open(tile))
    }

    /// Opens a tile of a closed dashboard without animation.
    ///
    /// - Parameters:
    ///   - tile: the tile.
    ///   - count: the number of tiles until it is closed; above `tile`.
    func open(_ tile: Int, of count: Int) {
        showTiles(count)
        collectionView.layoutIfNeeded()
        open(tile)
        timeline?.finish()
    }

    func close() {
        perform(state.close())
    }

    private func perform(_ effect: DashboardState.Effect) {
        switch effect {
        case .none: break
        case .turn: timeline?.reverse()
        case .begin(let tile):
            delegate?.dashboard(self, didSelect: tile)
            reveal(tile)
            run(tile, from: .start)
        case .beginClosing(let tile):
            detailView.isUserInteractionEnabled = false
            standStill()
            collectionView.alpha = 1
            run(tile, from: .end)
        case .opened(let tile):
            collectionView.alpha = 0
            detailView.isUserInteractionEnabled = true
            for cell in collectionView.visibleCells { cell.resetTransform() }
            // The constants may have changed on the way.
            if configuration != transitionConfiguration { leaveAtOnce(for: tile) }
            delegate?.dashboard(self, didOpen: tile)
        case .closed(let tile, let next):
            conceal(tile)
            delegate?.dashboard(self, didClose: tile)
            if let next { open(next) }
        }
    }

    private func run(_ tile: Int, from start: ReversibleTimeline.End) {
        let paths = collectionView.indexPathsForVisibleItems
        let cells = paths.compactMap { path in collectionView.cellForItem(at: path).map { (path.item, $0) } }
        transitionConfiguration = configuration
        let transition = DashboardTransition(
            configuration: configuration, geometry: layout.geometry, selected: tile,
            cells: Dictionary(uniqueKeysWithValues: cells), background: backgroundView)
        timeline = ReversibleTimeline(tracks: transition.tracks, from: start) { [weak self] _ in
            guard let self else { return }
            timeline = nil
            perform(state.arrive())
        }
    }

    /// Moves the tiles to where they are when a tile is open.
    private func leaveAtOnce(for tile: Int) {
        standStill()
        run(tile, from: .start)
        timeline?.finish()
        for cell in collectionView.visibleCells { cell.resetTransform() }
    }

    /// Puts the detail behind the dashboard, and the tile in front as a window.
    private func reveal(_ tile: Int) {
        focus.move(to: nil, in: collectionView)
        detailView.show(tile)
        detailView.isHidden = false
        layout.frontTile = tile
        collectionView.layoutIfNeeded()
        tileCell(tile)?.isWindow = true
    }

    private func conceal(_ tile: Int) {
        standStill()
        tileCell(tile)?.isWindow = false
        layout.frontTile = nil
        detailView.isHidden = true
        showTiles(ifOtherThan: tileCount)
        collectionView.layoutIfNeeded()
    }

    func tileCell(_ tile: Int) -> TileCell? {
        collectionView.cellForItem(at: IndexPath(item: tile, section: 0)) as? TileCell
    }

    /// Moves everything that a transition moves to where it is when no tile is selected.
    private func standStill() {
        backgroundView.alpha = 1
        for path in collectionView.indexPathsForVisibleItems {
            guard let attributes = layout.layoutAttributesForItem(at: path) else { continue }
            collectionView.cellForItem(at: path)?.stand(at: attributes)
        }
    }

    private func showTiles(ifOtherThan count: Int) {
        if configuration.itemCount != count { showTiles(configuration.itemCount) }
    }

    private func showTiles(_ count: Int) {
        guard count != tileCount else { return }
        tileCount = count
        guard isViewLoaded else { return }
        focus.move(to: nil, in: collectionView)
        collectionView.reloadData()
    }
}
