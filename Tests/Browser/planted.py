"""Previews with four faults each of those that the inspector finds by itself, written in different ways."""

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


FADING = r"""
import UIKit

#Preview("Planted") {
    let layout = FadeLayout()
    layout.itemSize = CGSize(width: 358, height: 96)
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    return FadingController(collectionViewLayout: layout)
}

// Attributes are handed out from a cache, and changed there by the next query.
final class FadeLayout: UICollectionViewFlowLayout {
    private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView, let found = super.layoutAttributesForElements(in: rect) else { return nil }
        // A layout that changes the collection view.
        view.backgroundColor = UIColor(white: 0.9 + 0.1 * abs(sin(view.contentOffset.y / 300)), alpha: 1)
        return found.map { original in
            let attributes = cache[original.indexPath] ?? original
            cache[original.indexPath] = attributes
            let y = attributes.center.y - view.contentOffset.y
            attributes.alpha = max(0.3, 1 - abs(y - view.bounds.height / 2) / view.bounds.height)
            return attributes
        }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

final class Row: UICollectionViewCell {
    let title = UILabel()
    let badge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .white
        contentView.layer.cornerRadius = 14
        title.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(title)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            title.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
        badge.backgroundColor = .systemOrange
        badge.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(badge)
        pin()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func pin() {
        NSLayoutConstraint.activate([
            badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            badge.widthAnchor.constraint(equalToConstant: 20),
            badge.heightAnchor.constraint(equalToConstant: 20),
        ])
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        // Once more each time that the cell is used again.
        pin()
    }
}

final class FadingController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Row.self, forCellWithReuseIdentifier: "row")
    }
    override func collectionView(_ v: UICollectionView, numberOfItemsInSection s: Int) -> Int { 400 }
    override func collectionView(_ v: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell {
        let cell = v.dequeueReusableCell(withReuseIdentifier: "row", for: p) as! Row
        cell.title.text = "Row \(p.item)"
        return cell
    }
}
"""


def place(declaration, source=SOURCE):
    """Where the source has a declaration: `Planted.swift:14`."""
    lines = source.splitlines()
    return f"Planted.swift:{next(at for at, line in enumerate(lines, 1) if declaration in line)}"
