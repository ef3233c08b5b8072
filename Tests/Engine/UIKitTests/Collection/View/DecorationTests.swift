import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct DecorationTests {
    private final class Backdrop: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            tag = 42
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    /// A backdrop behind each line of items.
    private final class Backed: UICollectionViewFlowLayout {
        override init() {
            super.init()
            itemSize = CGSize(width: 200, height: 90)
            minimumLineSpacing = 10
            register(Backdrop.self, forDecorationViewOfKind: "backdrop")
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let items = super.layoutAttributesForElements(in: rect) ?? []
            return items + items.compactMap { layoutAttributesForDecorationView(ofKind: "backdrop", at: $0.indexPath) }
        }
        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard let item = layoutAttributesForItem(at: indexPath) else { return nil }
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            attributes.frame = item.frame.insetBy(dx: 0, dy: -5)
            attributes.zIndex = -1
            return attributes
        }
    }

    private let board = Board([(0..<30).map { "\($0)" }], layout: Backed())

    private var backdrops: [UIView] { board.view.subviews.filter { $0.tag == 42 } }

    @Test func decorationsStandBehindTheCellsAndAreMadeByTheirClass() {
        #expect(backdrops.count == board.view.visibleCells.count)
        #expect(backdrops[0].frame == CGRect(x: 0, y: -5, width: 200, height: 100))
        #expect(board.view.subviews.prefix(backdrops.count).allSatisfy { $0.tag == 42 })
        #expect(backdrops.allSatisfy { $0.layer.zPosition == -1 })
    }

    @Test func decorationsAreUsedAgain() {
        var views = Set(backdrops.map(ObjectIdentifier.init))
        for step in 1...80 {
            board.stage.advance { board.view.contentOffset.y = CGFloat(step * 30) }
            views.formUnion(backdrops.map(ObjectIdentifier.init))
        }
        #expect(views.count <= board.view.visibleCells.count + 2)
    }

    @Test func touchesGoToTheCellInFront() {
        let hit = board.stage.perform { board.view.hitTest(CGPoint(x: 100, y: 40), with: nil) }
        #expect(hit?.isDescendant(of: board.cell("0")!) == true)
    }
}
