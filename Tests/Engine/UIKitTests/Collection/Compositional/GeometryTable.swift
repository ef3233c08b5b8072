import QuartzCore
import Testing

@testable import UIKit

/// A layout in a view of 400 x 800 with the frames that were worked out by hand.
@MainActor
struct GeometryRow {
    var name: String
    var count: Int
    /// x, y, width, height of the first items.
    var frames: [[CGFloat]]
    var length: CGFloat
    var section: NSCollectionLayoutSection

    init(
        _ name: String, _ count: Int, _ frames: [[CGFloat]], length: CGFloat, _ section: NSCollectionLayoutSection
    ) {
        (self.name, self.count, self.frames, self.length, self.section) = (name, count, frames, length, section)
    }
}

/// Checks frames, the content's length, and that every cell is found.
@MainActor
func checkGeometry(_ rows: [GeometryRow], _ direction: UICollectionView.ScrollDirection = .vertical) {
    for row in rows {
        let stage = Stage(width: 400, height: 800)
        let layout = stage.perform {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = direction
            return UICollectionViewCompositionalLayout(section: row.section, configuration: configuration)
        }
        let items = Items([row.count])
        let view = stage.addCollectionView(layout, items)
        stage.perform {
            for (index, frame) in row.frames.enumerated() {
                let found = layout.layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame
                let wanted = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
                #expect(
                    found.map { isClose($0, wanted) } == true,
                    "\(row.name), item \(index): \(String(describing: found))")
            }
            let size = layout.collectionViewContentSize
            let length = direction == .vertical ? size.height : size.width
            #expect((length - row.length).magnitude < 1e-6, "\(row.name): \(length)")
            guard !row.frames.contains(where: { $0[2] == 0 }) else { return }
            let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 1000, height: 2000)) ?? []
            #expect(all.filter { $0.representedElementCategory == .cell }.count == row.count, "\(row.name)")
        }
        withExtendedLifetime(view) {}
    }
}

private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    (a.minX - b.minX).magnitude < 1e-6 && (a.minY - b.minY).magnitude < 1e-6
        && (a.width - b.width).magnitude < 1e-6 && (a.height - b.height).magnitude < 1e-6
}
