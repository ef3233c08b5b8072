import QuartzCore
import Testing

@testable import UIKit

/// What holds for any nested groups.
@MainActor
@Suite struct CompositionalPropertyTests {
    /// A group of fractions that add up to no more than the whole, nested `depth` deep.
    private func randomGroup(_ random: inout SplitMix64, depth: Int, size: NSCollectionLayoutSize)
        -> NSCollectionLayoutGroup
    {
        let isRow = Bool.random(using: &random)
        let count = Int.random(in: 1...4, using: &random)
        let cuts = (0..<count).map { _ in CGFloat.random(in: 0.2...1, using: &random) }
        let total = cuts.reduce(0, +) * CGFloat.random(in: 1...1.3, using: &random)
        let items: [NSCollectionLayoutItem] = cuts.map { cut in
            let across = CGFloat.random(in: 0.3...1, using: &random)
            let size =
                isRow
                ? layoutSize(.fractionalWidth(cut / total), .fractionalHeight(across))
                : layoutSize(.fractionalWidth(across), .fractionalHeight(cut / total))
            if depth > 0, Bool.random(using: &random) { return randomGroup(&random, depth: depth - 1, size: size) }
            let item = NSCollectionLayoutItem(layoutSize: size)
            let inset = CGFloat.random(in: 0...3, using: &random)
            item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: 0, trailing: 0)
            return item
        }
        return isRow
            ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
    }

    @Test(arguments: 0..<40)
    func itemsOfAGroupNeitherOverlapNorLeaveIt(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let group = randomGroup(&random, depth: 3, size: layoutSize(.fractionalWidth(1), .absolute(300)))
        let stage = Stage(width: 400, height: 800)
        let count = 60
        let layout = stage.perform { UICollectionViewCompositionalLayout(section: section(group)) }
        let items = Items([count])
        let view = stage.addCollectionView(layout, items)
        stage.perform {
            let frames = (0..<count).compactMap {
                layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
            }
            #expect(frames.count == count)
            let all = CGRect(origin: .zero, size: layout.collectionViewContentSize).insetBy(dx: -1e-6, dy: -1e-6)
            for (index, frame) in frames.enumerated() {
                #expect(all.contains(frame) || frame.isEmpty, "\(index): \(frame)")
                for other in frames[..<index] {
                    let common = frame.intersection(other)
                    #expect(common.isNull || common.width < 1e-6 || common.height < 1e-6, "\(index)")
                }
            }
            // Any rectangle has exactly what intersects it.
            for _ in 0..<5 {
                let rect = CGRect(
                    x: .random(in: 0...300, using: &random), y: .random(in: 0...all.height, using: &random),
                    width: .random(in: 1...200, using: &random), height: .random(in: 1...400, using: &random))
                let found = Set((layout.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath.item))
                let wanted = Set(frames.indices.filter { haveCommonArea(frames[$0], rect) })
                #expect(found == wanted)
            }
        }
        withExtendedLifetime(view) {}
    }

    @Test func groupLengthsAddUp() {
        let stage = Stage(width: 400, height: 800)
        let layout = stage.perform {
            UICollectionViewCompositionalLayout(
                section: section(
                    row(.fractionalWidth(1), .absolute(30), [layoutItem(.fractionalWidth(0.25), .fractionalHeight(1))])
                ) {
                    $0.interGroupSpacing = 5
                })
        }
        let items = Items([1_000_000])
        let view = stage.addCollectionView(layout, items)
        #expect(view.contentSize.height == 8_749_995.0)
        #expect(view.visibleCells.count == 4 * 23)
    }
}
