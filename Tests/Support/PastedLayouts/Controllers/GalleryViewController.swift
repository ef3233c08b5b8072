import UIKit

/// Constraints, cell registration, prefetching and an animated change of layout.
class GalleryViewController: UIViewController {
    struct Photo: Hashable {
        let title: String
        let tint: UIColor
        init(title: String, tint: UIColor) {
            self.title = title
            self.tint = tint
        }
    }

    var photos: [Photo] = []
    private(set) var prefetched: [IndexPath] = []

    private let gridLayout: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        return layout
    }()
    private let listLayout: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 360, height: 60)
        return layout
    }()

    lazy var collectionView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: gridLayout)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.backgroundColor = .systemBackground
        view.dataSource = self
        view.delegate = self
        view.prefetchDataSource = self
        view.alwaysBounceVertical = true
        view.contentInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        return view
    }()

    let titleLabel: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = UIFont.preferredFont(forTextStyle: .headline)
        label.textColor = .label
        label.textAlignment = .center
        label.numberOfLines = 0
        label.text = "Gallery"
        return label
    }()

    let badge: UIView = {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.backgroundColor = .systemRed
        view.layer.cornerRadius = 8
        return view
    }()

    private lazy var cellRegistration = UICollectionView.CellRegistration<UICollectionViewCell, Photo> {
        cell, _, photo in
        cell.contentView.backgroundColor = photo.tint
        cell.accessibilityLabel = photo.title
    }

    private(set) var badgeTrailing: NSLayoutConstraint!

    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        view.backgroundColor = .secondarySystemBackground
        view.addSubview(titleLabel)
        view.addSubview(collectionView)
        view.addSubview(badge)

        let safeArea = view.safeAreaLayoutGuide
        badgeTrailing = badge.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        let height = collectionView.heightAnchor.constraint(equalToConstant: 44)
        height.priority = .defaultLow
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 12),
            titleLabel.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            titleLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 24),
            collectionView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
            collectionView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
            height,
            badge.widthAnchor.constraint(equalToConstant: 16),
            badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
            badge.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
            badgeTrailing,
        ])
    }

    func showList() {
        collectionView.setCollectionViewLayout(listLayout, animated: true) { _ in
            self.titleLabel.text = "List"
        }
    }

    func moveBadge() {
        badgeTrailing.constant = -40
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.view.layoutIfNeeded()
        }
    }

    func removePhoto(at indexPath: IndexPath) {
        photos.remove(at: indexPath.item)
        collectionView.performBatchUpdates(
            {
                self.collectionView.deleteItems(at: [indexPath])
            }, completion: nil)
    }
}

extension GalleryViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return photos.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        return collectionView.dequeueConfiguredReusableCell(
            using: cellRegistration, for: indexPath, item: photos[indexPath.item])
    }
}

extension GalleryViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        guard let cell = collectionView.cellForItem(at: indexPath) else { return }
        UIView.animate(withDuration: 0.2) {
            cell.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
        }
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        guard let cell = collectionView.cellForItem(at: indexPath) else { return }
        UIView.animate(withDuration: 0.2) {
            cell.transform = .identity
        }
    }
}

extension GalleryViewController: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        prefetched += indexPaths
    }
}
