import Testing
import UIKit

@testable import Demonstrations

@MainActor
@Suite struct TypeWallLayoutTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 2000

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        }
    }

    private let layout = TypeWallLayout()
    private let source = Source()
    private let view: UICollectionView

    init() {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        view.dataSource = source
    }

    @Test func eachSampleIsMeasuredOnceHoweverManyCardsThereAre() {
        var widths: [CGFloat] = []
        layout.height = { _, width in
            widths.append(width)
            return 50
        }
        view.layoutIfNeeded()
        #expect(widths.count == TypeSample.all.count)
        #expect(Set(widths).count == 1)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1999, section: 0))?.size.height == 50)

        // Scrolling measures nothing.
        view.contentOffset.y = 3000
        view.layoutIfNeeded()
        #expect(widths.count == TypeSample.all.count)
    }

    @Test func aCardIsAsHighAsItsSample() {
        layout.height = { sample, _ in
            switch sample {
            case .letters: 10
            case .quote: 20
            case .note: 30
            case .figure: 40
            }
        }
        view.layoutIfNeeded()
        for item in [0, 1, 2, 3, TypeSample.all.count, TypeSample.all.count + 1, 1999] {
            let height = layout.height(TypeSample.at(item), 0)
            #expect(layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.size.height == height)
        }
    }

    @Test func fewCardsMeasureNoMoreThanThereAre() {
        var count = 0
        layout.height = { _, _ in
            count += 1
            return 50
        }
        source.count = 3
        view.layoutIfNeeded()
        #expect(count == 3)
    }
}
