"""A preview with four faults of those that the inspector finds by itself."""

SOURCE = """\
import UIKit

#Preview("Planted") {
    PlantedController(collectionViewLayout: PlantedLayout())
}

final class PlantedLayout: UICollectionViewLayout {
    private var all: [UICollectionViewLayoutAttributes] = []
    var inset: CGFloat = 16

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(all.count) * 100)
    }

    override func prepare() {
        let width = collectionView?.bounds.width ?? 0
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        all = (0..<count).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: inset, y: CGFloat(item) * 100 + 8, width: width - 2 * inset, height: 84)
            return attributes
        }
    }

    // Everything is made anew for each point that is scrolled.
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // A layout that changes a cell.
        collectionView?.visibleCells.first?.contentView.alpha = rect.minY.truncatingRemainder(dividingBy: 50) / 100 + 0.5
        // All, wherever they are.
        return all
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        all[indexPath.item]
    }
}

final class PlantedCell: UICollectionViewCell {
    let bar = UIView()

    func show(_ item: Int) {
        contentView.backgroundColor = UIColor(hue: CGFloat(item % 12) / 12, saturation: 0.5, brightness: 0.9, alpha: 1)
        contentView.layer.cornerRadius = 12
        bar.backgroundColor = .white
        bar.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bar)
        // Once more each time that the cell is used again.
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            bar.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            bar.widthAnchor.constraint(equalToConstant: 120),
            bar.heightAnchor.constraint(equalToConstant: 12),
        ])
    }
}

final class PlantedController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PlantedCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 300 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? PlantedCell)?.show(indexPath.item)
        return cell
    }
}
"""


def place(declaration):
    """Where the source has a declaration: `Planted.swift:14`."""
    lines = SOURCE.splitlines()
    return f"Planted.swift:{next(at for at, line in enumerate(lines, 1) if declaration in line)}"
