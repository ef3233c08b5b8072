import QuartzCore
import Testing

@testable import UIKit

/// Sections of named items, shown by a collection view whose cells know their names.
@MainActor
final class Board: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    private(set) var view: UICollectionView!
    let stage: Stage

    final class Cell: UICollectionViewCell {
        var name = ""
        var reuses = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    final class Header: UICollectionReusableView {
        var name = ""
    }

    init(_ sections: [[String]], layout: UICollectionViewLayout, stage: Stage = Stage(width: 200, height: 390)) {
        self.sections = sections
        self.stage = stage
        super.init()
        view = stage.perform {
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
            }
            view.dataSource = self
            return view
        }
        stage.add(view)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
        cell.name = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header =
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! Header
        header.name = "header of \(sections[indexPath.section].first ?? "nothing")"
        return header
    }

    func cell(_ name: String) -> Cell? {
        view.visibleCells.compactMap { $0 as? Cell }.first { $0.name == name }
    }

    func update(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        stage.perform { view.performBatchUpdates(changes, completion: completion) }
    }

    /// What is seen of a view now.
    func seen(_ view: UIView) -> LayerProperties {
        stage.perform { view.layer.presented }
    }

    /// All cells in the tree, those on their way out included.
    var cellsInTree: [Cell] { view.subviews.compactMap { $0 as? Cell } }
}

/// A list of rows 100 wide and 50 high that writes down what it is asked in an update.
final class RecordingList: UICollectionViewFlowLayout {
    var calls: [String] = []
    var initial: ((IndexPath, UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes?)?
    var final: ((IndexPath, UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes?)?

    override init() {
        super.init()
        itemSize = CGSize(width: 200, height: 50)
        minimumLineSpacing = 0
        minimumInteritemSpacing = 0
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepare() {
        super.prepare()
        calls.append("prepare")
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        let names = updateItems.map { item in
            let (before, after) = (item.indexPathBeforeUpdate?.item, item.indexPathAfterUpdate?.item)
            return "\(item.updateAction) \(before.map(String.init) ?? "-") \(after.map(String.init) ?? "-")"
        }
        calls.append("updates: " + names.joined(separator: ", "))
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        calls.append("initial \(itemIndexPath.item)")
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        return initial.map { $0(itemIndexPath, attributes) } ?? attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        calls.append("final \(itemIndexPath.item)")
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        return final.map { $0(itemIndexPath, attributes) } ?? attributes
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        calls.append("finalize")
    }
}

extension IndexPath {
    init(_ item: Int, in section: Int = 0) {
        self.init(item: item, section: section)
    }
}
