import UIKit

/// A cell with outlets, as it is compiled: Interface Builder's file would place them.
class OutletCell: UICollectionViewCell {
    var photoView: UIImageView! = UIImageView()
    var titleLabel: UILabel! = UILabel()
    var subtitleLabel: UILabel! = UILabel()
    var badge: UIView?
    var padding = 4

    override func awakeFromNib() {
        super.awakeFromNib()
        titleLabel.text = "title"
        subtitleLabel.text = "subtitle"
        photoView.contentMode = .scaleAspectFill
    }
}

/// An heir whose own outlet comes after those of the class above, and that puts one of them elsewhere.
class BadgedOutletCell: OutletCell {
    var extraLabel: UILabel! = UILabel()

    override func awakeFromNib() {
        super.awakeFromNib()
        badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        if let badge { contentView.addSubview(badge) }
    }
}

/// A controller of a storyboard: its collection view is an outlet.
class OutletController: UIViewController, UICollectionViewDataSource {
    var collectionView: UICollectionView! = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var cellNib = "OutletCell"

    override func viewDidLoad() {
        super.viewDidLoad()
        (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 100, height: 80)
        collectionView.register(UINib(nibName: cellNib, bundle: nil), forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
