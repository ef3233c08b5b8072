import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct AttributesApplicationTests {
    private final class Cell: UICollectionViewCell {
        var applied = 0
        let first: CGRect
        override init(frame: CGRect) {
            first = frame
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            applied += 1
            center.y += 7
        }
    }

    /// Keeps one object for its item and changes it, as layouts do that know no better.
    private final class KeepingLayout: UICollectionViewLayout {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 2000) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            [attributes]
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            attributes
        }
    }

    private let stage = Stage()
    private let layout = KeepingLayout()
    private let source = OneItem()
    private let view: UICollectionView

    private final class OneItem: UICollectionViewDataSource {
        var fill: (UICollectionViewCell) -> Void = { _ in }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            fill(cell)
            return cell
        }
    }

    init() {
        layout.attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (window, layout, source) = (stage.window, layout, source)
        view = stage.perform {
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            return view
        }
        stage.add(view)
    }

    private var cell: Cell { view.visibleCells[0] as! Cell }

    @Test func aNewCellIsMadeWithItsAttributesFrame() {
        #expect(cell.first == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func whatTheDataSourceSetsOnACellStays() {
        var applied: [Int] = []
        source.fill = { cell in
            applied.append((cell as? Cell)?.applied ?? 0)
            cell.alpha = 0.5
            cell.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        }
        stage.advance { view.reloadData() }
        stage.advance { view.setNeedsLayout() }
        #expect(cell.alpha == 0.5 && cell.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
        #expect(applied == [cell.applied], "the attributes come before the content")
    }

    @Test func whatACellMakesOfItsAttributesStaysThroughLayoutPasses() {
        #expect(cell.center == CGPoint(x: 50, y: 57))
        stage.advance { view.contentOffset.y = 3 }
        stage.advance { view.setNeedsLayout() }
        #expect(cell.center == CGPoint(x: 50, y: 57))
        #expect(cell.applied == 1)
    }

    @Test func aTransformThatTheAppGaveACellStaysWhileItsAttributesDo() {
        stage.advance { cell.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
        stage.advance { view.contentOffset.y = 3 }
        #expect(cell.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
    }

    @Test func aChangeOfTheSameObjectIsNoticed() {
        stage.advance {
            layout.attributes.center.x = 80
            layout.invalidateLayout()
        }
        #expect(cell.center == CGPoint(x: 80, y: 57))
        #expect(cell.applied == 2)
    }

    @Test func aReusedCellHasNothingOfItsLastLife() {
        let first = cell
        stage.advance {
            layout.attributes.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
            layout.attributes.alpha = 0.3
            layout.attributes.zIndex = 5
            layout.attributes.isHidden = true
            layout.invalidateLayout()
        }
        #expect(first.alpha == 0.3 && first.isHidden && first.layer.zPosition == 5)
        stage.advance {
            layout.attributes.transform3D = CATransform3DIdentity
            layout.attributes.alpha = 1
            layout.attributes.zIndex = 0
            layout.attributes.isHidden = false
            view.reloadData()
        }
        #expect(cell === first)
        #expect(cell.transform3D == CATransform3DIdentity)
        #expect(cell.alpha == 1 && !cell.isHidden && cell.layer.zPosition == 0)
    }
}
