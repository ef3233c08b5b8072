import UIKit

private let reuseIdentifier = "Cell"

final class Model: NSObject {
    @objc dynamic var sizes: [CGSize] = []
    func build() {
        sizes = (0...60).map { _ in
            CGSize(width: Int(arc4random_uniform(50) + 50), height: Int(arc4random_uniform(50) + 50))
        }
    }
}

class ViewController: UIViewController {
    @IBOutlet var collectionView: UICollectionView!
    let model = Model()

    override func viewDidLoad() {
        super.viewDidLoad()
        model.build()
        setupCollectionView()
        view.addSubview(collectionView)
        collectionView.frame = view.bounds
    }

    func setupCollectionView() {
        let layout = WaterfallLayout()
        layout.minimumColumnSpacing = 1.0
        layout.minimumInteritemSpacing = 1.0
        layout.headerHeight = 60
        collectionView.autoresizingMask = [
            UIView.AutoresizingMask.flexibleHeight, UIView.AutoresizingMask.flexibleWidth,
        ]
        collectionView.alwaysBounceVertical = true
        collectionView.collectionViewLayout = layout
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(ImageUICollectionViewCell.self, forCellWithReuseIdentifier: reuseIdentifier)
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: waterfallHeaderKind,
            withReuseIdentifier: "header")
    }
}

class ImageUICollectionViewCell: UICollectionViewCell {
    lazy var image: UIImageView = {
        let view = UIImageView()
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        return view
    }()
    override init(frame: CGRect) {
        super.init(frame: frame); contentView.addSubview(image); contentView.backgroundColor = .systemTeal
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func prepareForReuse() { super.prepareForReuse(); image.image = nil }
}

// MARK: - CollectionView UICollectionViewDataSource
extension ViewController: UICollectionViewDataSource, CollectionViewDelegateWaterfallLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        model.sizes.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)
            as! ImageUICollectionViewCell
        cell.image.image = UIImage(named: "image\(indexPath.item % 4).jpg")
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        view.backgroundColor = .orange
        return view
    }
    //** Size for the cells in the Waterfall Layout */
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        return model.sizes[indexPath.item]
    }
}

struct ViewController_Previews {}

#Preview("Waterfall") { ViewController() }
