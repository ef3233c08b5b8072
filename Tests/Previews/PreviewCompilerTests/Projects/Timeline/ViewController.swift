import UIKit

class EventCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var timeLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        titleLabel.numberOfLines = 2
    }
}

/// Everything that is not here is in the storyboard: the layout's class, the data source, the cell's class.
class ViewController: UIViewController {
    @IBOutlet weak var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        (collectionView.collectionViewLayout as! TimelineLayout).rowHeight = 80
    }
}

extension ViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 24 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Event", for: indexPath) as! EventCell
        cell.titleLabel.text = "Event \(indexPath.item)"
        cell.timeLabel.text = "\(8 + indexPath.item / 2):\(indexPath.item % 2 == 0 ? "00" : "30")"
        return cell
    }
}
