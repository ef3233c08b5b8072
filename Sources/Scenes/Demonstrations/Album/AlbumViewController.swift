import UIKit

/// A pager of photos above a strip of their thumbnails.
///
/// Scrolling either one drives the other: the one that was moved last is the master.
final class AlbumViewController: UIViewController {
    var configuration: AlbumConfiguration {
        didSet { if configuration != oldValue { configurationChanged(from: oldValue) } }
    }
    /// The photos, repeated or cut off to the number of items; not empty.
    let photos: [AlbumPhoto]

    init(configuration: AlbumConfiguration, photos: [AlbumPhoto]) {
        self.configuration = configuration
        self.photos = photos
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        configuration = AlbumConfiguration()
        photos = [AlbumPhoto(imageName: "", size: CGSize(width: 1, height: 1))]
        super.init(coder: coder)
    }

    let pagerLayout = HDLayout()
    let stripLayout = ThumbnailLayout()
    private(set) lazy var pagerView = UICollectionView(frame: .zero, collectionViewLayout: pagerLayout)
    private(set) lazy var stripView = UICollectionView(frame: .zero, collectionViewLayout: stripLayout)
    private let backdrop = GradientView(frame: .zero)
    private let toolbar = AlbumToolbar(frame: .zero)
    let centerLine = UIView(frame: .zero)
    /// The link that runs while the strip moves by itself.
    private(set) lazy var displayLink = CADisplayLink(target: self, selector: .albumStep)

    var strip = ThumbnailStrip()
    /// The photo that the pager is on its way to.
    var destination: Int?
    /// Whether one view is being moved to follow the other.
    private(set) var isSynchronizing = false
    /// Whether a finger holds a strip that it has stopped.
    var waitsForLift = false

    override func viewDidLoad() {
        super.viewDidLoad()
        backdrop.show([
            UIColor(red: 0.11, green: 0.12, blue: 0.17, alpha: 1),
            UIColor(red: 0.05, green: 0.05, blue: 0.08, alpha: 1),
        ])
        view.addSubview(backdrop)
        for collectionView in [pagerView, stripView] {
            collectionView.backgroundColor = .clear
            // What is touched answers at once.
            collectionView.delaysContentTouches = false
            collectionView.showsHorizontalScrollIndicator = false
            collectionView.register(AlbumCell.self, forCellWithReuseIdentifier: "photo")
            collectionView.dataSource = self
            collectionView.delegate = self
            view.addSubview(collectionView)
        }
        pagerView.isPagingEnabled = true
        pagerView.allowsSelection = false
        pagerView.accessibilityLabel = "Photos"
        stripView.backgroundColor = UIColor(white: 1, alpha: 0.06)
        stripView.accessibilityLabel = "Thumbnails"
        toolbar.backgroundColor = UIColor(white: 1, alpha: 0.1)
        view.addSubview(toolbar)
        centerLine.backgroundColor = .systemRed
        centerLine.isUserInteractionEnabled = false
        centerLine.isHidden = !configuration.debugOverlay
        view.addSubview(centerLine)
        displayLink.isPaused = true
        displayLink.add(to: .main, forMode: .common)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let item = current
        let stage = view.bounds.size
        let (bar, thumbnails) = (configuration.toolbarHeight, configuration.thumbnailHeight)
        backdrop.frame = view.bounds
        toolbar.frame = CGRect(x: 0, y: stage.height - bar, width: stage.width, height: bar)
        stripView.frame = CGRect(
            x: 0, y: stage.height - bar - thumbnails, width: stage.width, height: thumbnails)
        let isResized = pagerView.bounds.width != stage.width
        pagerView.frame = CGRect(x: 0, y: 0, width: stage.width, height: stage.height - bar - thumbnails)
        centerLine.frame = CGRect(x: stage.width / 2 - 0.5, y: 0, width: 1, height: stage.height)
        pagerLayout.configuration = configuration
        pagerLayout.photos = photos
        stripLayout.metrics = metrics
        if isResized { turn(to: item) }
        synchronize()
    }

    // MARK: Read-outs

    var metrics: StripMetrics {
        StripMetrics(
            configuration: configuration, photos: photos, count: configuration.itemCount,
            viewWidth: stripView.bounds.width)
    }

    var isPagerMaster: Bool { strip.phase == .following }

    var pagerPosition: PagerPosition { pagerLayout.position ?? PagerPosition(at: 0) }

    /// How far the strip is scrolled: contentOffset + inset.
    var stripScrolled: CGFloat { stripView.contentOffset.x + stripView.contentInset.left }

    /// The photo that is looked at.
    var current: Int {
        switch strip.phase {
        case .following: pagerPosition.current
        case .scrolling: metrics.item(atScrolled: stripScrolled)
        case .unfolding(let unfolding): unfolding.item
        }
    }

    /// The progress of the unfolding, 0...1.
    var progress: CGFloat { strip.progress(at: CACurrentMediaTime()) }

    // MARK: Synchronisation

    /// Shows the strip as it is now, and moves the view that is not the master.
    func synchronize() {
        let time = CACurrentMediaTime()
        let (metrics, pager) = (metrics, pagerPosition)
        let arrangement = strip.arrangement(at: time, pager: pager, metrics)
        let scrolled = strip.scrolled(at: time, pager: pager, metrics) ?? stripScrolled
        let inset = metrics.inset(arrangement)
        isSynchronizing = true
        stripLayout.arrangement = arrangement
        stripLayout.followsPager = isPagerMaster
        stripView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        stripView.contentOffset = CGPoint(x: scrolled - inset, y: 0)
        // The content's width is that of the arrangement before anyone asks for the edges.
        stripView.layoutIfNeeded()
        if !isPagerMaster { turn(to: current) }
        isSynchronizing = false
        toolbar.show(
            isPagerMaster ? pager.nearest(count: configuration.itemCount) : current, of: configuration.itemCount)
        displayLink.isPaused = !waitsForLift && !strip.isMoving(at: time)
    }

    /// Puts the pager on a photo.
    func turn(to item: Int) {
        let offset = CGPoint(x: pagerView.bounds.width * CGFloat(item), y: 0)
        if pagerView.contentOffset != offset { pagerView.setContentOffset(offset, animated: false) }
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    func step(_ link: CADisplayLink) {
        if waitsForLift, !stripView.isTracking {
            waitsForLift = false
            settleStrip()
        }
        synchronize()
    }
}
