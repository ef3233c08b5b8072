import UIKit

/// A cell whose subviews a nib would make.
class NibCell: UICollectionViewCell {
    weak var titleLabel: UILabel!
    private(set) var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
        titleLabel?.text = "awake"
        layer.cornerRadius = 8
    }
}

/// Registers its cell's nib, as controllers of storyboards do.
class NibListController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let nib = UINib(nibName: "NibCell", bundle: nil)
        collectionView.register(nib, forCellWithReuseIdentifier: "NibCell")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        return 3
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "NibCell", for: indexPath) as! NibCell
        cell.backgroundColor = UIColor.orange
        return cell
    }
}
