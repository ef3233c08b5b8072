import UIKit

/// A plain flow layout over the whole stage.
final class GridViewController: UIViewController, UICollectionViewDataSource {
    var configuration: GridConfiguration {
        didSet { if configuration != oldValue, isViewLoaded { configurationChanged(from: oldValue) } }
    }

    init(configuration: GridConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        configuration = GridConfiguration(size: UIScreen.main.bounds.size)
        super.init(coder: coder)
    }

    private let layout = UICollectionViewFlowLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.09, alpha: 1)
        collectionView.backgroundColor = .clear
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.alwaysBounceVertical = true
        collectionView.contentInsetAdjustmentBehavior = .always
        collectionView.accessibilityLabel = "Cells"
        collectionView.register(GridCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
        view.addSubview(collectionView)
        apply()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        configurationChanged(from: configuration)
    }

    /// The width and height of a cell.
    private var side: CGFloat {
        let safe = view.safeAreaInsets
        return configuration.side(in: configuration.stage.width - safe.left - safe.right)
    }

    private func apply() {
        let configuration = configuration
        layout.scrollDirection = .vertical
        layout.minimumLineSpacing = configuration.spacing
        layout.minimumInteritemSpacing = configuration.spacing
        layout.itemSize = CGSize(width: side, height: side)
        collectionView.decelerationRate = UIScrollView.DecelerationRate(rawValue: configuration.decelerationRate)
    }

    /// Lays out anew with the first cell in sight where it was.
    private func configurationChanged(from old: GridConfiguration) {
        let offset = collectionView.contentOffset.y
        let first = collectionView.indexPathsForVisibleItems.first
        let before = first.flatMap { layout.layoutAttributesForItem(at: $0)?.frame }
        apply()
        collectionView.reloadData()
        // Asking the view has the layout ready; the cells wait for the step's layout pass, however many changes it has.
        guard let first, let before, before.height > 0,
            let now = collectionView.layoutAttributesForItem(at: first)?.frame, now != before
        else { return }
        let target = now.minY + (offset - before.minY) * now.height / before.height
        if collectionView.isTracking || collectionView.isDecelerating {
            collectionView.contentOffset.y = target
        } else {
            let inset = collectionView.adjustedContentInset
            let end = max(collectionView.contentSize.height + inset.bottom - collectionView.bounds.height, -inset.top)
            collectionView.setContentOffset(
                CGPoint(x: -inset.left, y: min(max(target, -inset.top), end)), animated: false)
        }
    }

    // MARK: UICollectionViewDataSource

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        configuration.itemCount
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? GridCell)?.show(
            item: indexPath.item, side: side, cornerRadius: configuration.cornerRadius)
        return cell
    }
}
