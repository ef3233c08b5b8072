import UIKit

/// A cell whose subviews a nib would make.
public class NibCell: UICollectionViewCell {
    public weak var titleLabel: UILabel!
    public private(set) var isAwake = false

    public override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
        titleLabel?.text = "awake"
        layer.cornerRadius = 8
    }
}

/// Registers its cell's nib, as controllers of storyboards do.
public class NibListController: UICollectionViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        let nib = UINib(nibName: "NibCell", bundle: nil)
        collectionView.register(nib, forCellWithReuseIdentifier: "NibCell")
    }

    public override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        return 3
    }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "NibCell", for: indexPath) as! NibCell
        cell.backgroundColor = UIColor.orange
        return cell
    }
}
