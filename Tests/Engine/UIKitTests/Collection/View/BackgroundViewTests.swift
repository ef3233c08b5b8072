import EngineTestSupport
import QuartzCore
import Testing

@testable import UIKit

/// What lies behind the cells.
///
/// "The view in this property is positioned underneath all of the other content and sized automatically to fill the entire bounds of
/// the collection view. The background view does not scroll with the collection view's other content" (Apple's reference of
/// `UICollectionView.backgroundView`).
@MainActor
@Suite struct BackgroundViewTests {
    private let stage = Stage(width: 400, height: 800)
    private let source = Source()
    private let view: UICollectionView

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    init() {
        let source = source
        view = stage.perform {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            return view
        }
        stage.add(view)
    }

    @Test func itFillsTheCollectionViewBehindTheCellsAndDoesNotScroll() {
        let background = stage.perform { UIView(frame: CGRect(x: 7, y: 7, width: 10, height: 10)) }
        stage.perform {
            view.backgroundView = background
            #expect(background.frame == view.bounds)
            view.contentOffset.y = 300
        }
        stage.settle()
        #expect(view.subviews.first === background)
        #expect(background.frame == CGRect(x: 0, y: 300, width: 400, height: 800))
        stage.perform { view.frame.size = CGSize(width: 300, height: 500) }
        stage.settle()
        #expect(background.frame == CGRect(x: 0, y: 300, width: 300, height: 500))
        #expect(view.visibleCells.count > 0 && view.subviews.first === background)
    }

    @Test func anotherOneTakesItsPlace() {
        let (first, second) = stage.perform { (UIView(), UIView()) }
        stage.perform {
            view.backgroundView = first
            view.backgroundView = second
        }
        stage.settle()
        #expect(first.superview == nil && view.subviews.first === second && second.frame == view.bounds)
        stage.perform { view.backgroundView = nil }
        #expect(second.superview == nil)
    }
}
