import UIKit

/// A controller of cards in a row across the middle of the stage.
final class MonzoViewController: UIViewController, UICollectionViewDataSource {
    var configuration: MonzoConfiguration {
        didSet { if configuration != oldValue { configurationChanged() } }
    }

    init(configuration: MonzoConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        configuration = MonzoConfiguration()
        super.init(coder: coder)
    }

    private let layout = MonzoLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    override func loadView() {
        let backdrop = GradientView(frame: UIScreen.main.bounds)
        self.backdrop = backdrop
        view = backdrop
        showColors()
    }

    private weak var backdrop: GradientView?

    private func showColors() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        backdrop?.show(
            isDark
                ? [
                    UIColor(hue: 0.63, saturation: 0.24, brightness: 0.15, alpha: 1),
                    UIColor(hue: 0.64, saturation: 0.32, brightness: 0.07, alpha: 1),
                ]
                : [
                    UIColor(hue: 0.63, saturation: 0.02, brightness: 0.99, alpha: 1),
                    UIColor(hue: 0.62, saturation: 0.075, brightness: 0.955, alpha: 1),
                ])
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .clear
        // What is touched answers at once.
        collectionView.delaysContentTouches = false
        collectionView.accessibilityLabel = "Cards"
        collectionView.decelerationRate = .fast
        collectionView.clipsToBounds = false
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.register(MonzoCell.self, forCellWithReuseIdentifier: "card")
        collectionView.dataSource = self
        layout.configuration = configuration
        view.addSubview(collectionView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let stage = view.bounds.size
        let side = (1 - configuration.itemWidthFraction) * stage.width / 2
        collectionView.frame = CGRect(
            x: 0, y: (stage.height - configuration.height) / 2, width: stage.width, height: configuration.height)
        collectionView.contentInset = UIEdgeInsets(top: configuration.topInset, left: side, bottom: 0, right: side)
    }

    /// Lays out again, with the card that was in the middle still there.
    ///
    /// What moves goes on.
    private func configurationChanged() {
        guard isViewLoaded else { return }
        let place = collectionView.contentOffset.x + collectionView.contentInset.left
        let step = layout.itemSize.width + layout.minimumLineSpacing
        layout.configuration = configuration
        collectionView.reloadData()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        let newStep = layout.itemSize.width + layout.minimumLineSpacing
        guard newStep != step else { return }
        let centered = place / step
        func offset(_ item: CGFloat) -> CGPoint {
            CGPoint(x: item * newStep - collectionView.contentInset.left, y: collectionView.contentOffset.y)
        }
        if collectionView.isTracking || collectionView.isDecelerating {
            collectionView.contentOffset = offset(centered)
        } else {
            let item = min(max(Int(centered.rounded()), 0), configuration.itemCount - 1)
            let isMoving = abs(centered - CGFloat(item)) > 1e-6
            if isMoving { collectionView.contentOffset = offset(centered) }
            // Not by scrollToItem, which would centre the main card where it has drifted to.
            collectionView.setContentOffset(offset(CGFloat(item)), animated: isMoving)
        }
    }

    // MARK: UICollectionViewDataSource

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        configuration.itemCount
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        (cell as? MonzoCell)?.show(item: indexPath.item, cornerRadius: configuration.cornerRadius)
        return cell
    }
}
