import UIKit

// Tiles in two boards that a long press lifts: dropped in their own board they are moved, in the other one copied.

class Board: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    let view: UICollectionView
    var names: [String]
    var log: [String] = []

    init(_ names: [String], frame: CGRect) {
        self.names = names
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        view = UICollectionView(frame: frame, collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Tile")
        view.dataSource = self
        view.dragDelegate = self
        view.dropDelegate = self
        view.dragInteractionEnabled = true
        view.reorderingCadence = .fast
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
        cell.accessibilityLabel = names[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard names[indexPath.item] != "fixed" else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.item] as NSString))
        item.localObject = names[indexPath.item]
        return [item]
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession) {
        log.append("drag ended")
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(
            operation: collectionView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
    ) {
        let destination = coordinator.destinationIndexPath ?? IndexPath(item: names.count, section: 0)
        for item in coordinator.items {
            if let source = item.sourceIndexPath {
                collectionView.performBatchUpdates {
                    let name = self.names.remove(at: source.item)
                    self.names.insert(name, at: destination.item)
                    collectionView.deleteItems(at: [source])
                    collectionView.insertItems(at: [destination])
                }
                coordinator.drop(item.dragItem, toItemAt: destination)
            } else {
                item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { [self] name, _ in
                    guard let name else { return }
                    names.insert("\(name)", at: destination.item)
                    collectionView.insertItems(at: [destination])
                }
                coordinator.drop(item.dragItem, toItemAt: destination)
            }
        }
        log.append("dropped at \(destination.item)")
    }
}
