import UIKit
import os.log
@testable import DeckKit

final class CardsViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!
    var cornerRadius: CGFloat = 14  // 0...40 points
    var count = 12
    private let reuse = "card"
    private let layout = DeckLayout()
    private var ticks = 0
    lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

    private lazy var collectionView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(CardCell.self, forCellWithReuseIdentifier: reuse)
        view.dataSource = self
        view.delegate = self
        return view
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.paper
        titleLabel.text = #keyPath(UIViewController.view)
        collectionView.backgroundColor = .clear
        view.addSubview(collectionView)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(CardsViewController.handlePan(_:)))
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(tap)
        if collectionView.delegate?.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))) ?? false {
            collectionView.delegate?.scrollViewDidScroll?(collectionView)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.frame = view.bounds
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) { ticks += 1 }
    @IBAction @objc func tapped() { ticks += 1 }
}

extension CardsViewController: UICollectionViewDataSource, DeckLayoutDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuse, for: indexPath)
        cell.contentView.backgroundColor = UIColor(named: "brand")
        cell.layer.cornerRadius = cornerRadius
        return cell
    }

    func deckLayout(_ layout: DeckLayout, heightForItemAt indexPath: IndexPath) -> CGFloat {
        return indexPath.item % 2 == 0 ? 220 : 260
    }
}

class CardCell: UICollectionViewCell {}

#Preview("Cards", traits: .landscapeLeft) {
    CardsViewController()
}

@available(iOS 17.0, *)
#Preview("Few cards") {
    let controller = CardsViewController()
    controller.count = 3
    return controller
}

#Preview(traits: .fixedLayout(width: 300, height: 200)) {
    CardCell(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
}
