import QuartzCore
import Testing

@testable import UIKit

/// Rows that fold and unfold what lies below them.
@MainActor
@Suite struct OutlineDisclosureTests {
    private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

    private final class Selections: NSObject, UICollectionViewDelegate {
        var items: [Int] = []

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            items.append(indexPath.item)
        }
    }

    /// What collection views don't keep.
    private final class Kept { var source: Source? }

    private let stage = Stage(width: 320, height: 600)
    private let selections = Selections()
    private let kept = Kept()

    /// Shows a list of item 0, with items 1 and 2 below it.
    private func show(
        _ style: UICellAccessory.OutlineDisclosureOptions.Style, hasHeader: Bool = false,
        handler: (() -> Void)? = nil
    ) -> UICollectionView {
        let view = stage.perform {
            var list = UICollectionLayoutListConfiguration(appearance: .plain)
            list.headerMode = hasHeader ? .firstItemInSection : .none
            let view = UICollectionView(
                frame: stage.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
                cell.contentConfiguration = UIListContentConfiguration.cell()
                cell.accessories =
                    item == 0 ? [.outlineDisclosure(options: .init(style: style), actionHandler: handler)] : []
            }
            let source = Source(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            view.delegate = selections
            var tree = NSDiffableDataSourceSectionSnapshot<Int>()
            tree.append([0])
            tree.append([1, 2], to: 0)
            source.apply(tree, to: 0, animatingDifferences: false)
            kept.source = source
            return view
        }
        stage.add(view)
        return view
    }

    private func tap(_ x: CGFloat, _ y: CGFloat = 20) {
        stage.down(x, y)
        stage.up(x, y)
        stage.settle()
    }

    @Test func aHeadersWholeRowFoldsAndUnfoldsInsteadOfBeingSelected() {
        let view = show(.header)
        tap(40)
        #expect(view.numberOfItems(inSection: 0) == 3 && selections.items.isEmpty)
        tap(300)
        #expect(view.numberOfItems(inSection: 0) == 1)
        tap(40)
        tap(40, 66)
        #expect(selections.items == [1])
    }

    @Test func ofACellTheSignAloneDoes() {
        let view = show(.cell)
        tap(40)
        #expect(view.numberOfItems(inSection: 0) == 1 && selections.items == [0])
        tap(298)
        #expect(view.numberOfItems(inSection: 0) == 3)
    }

    @Test(arguments: [true, false])
    func byItselfTheHeaderOfASectionIsOne(hasHeader: Bool) {
        let view = show(.automatic, hasHeader: hasHeader)
        tap(40)
        #expect(view.numberOfItems(inSection: 0) == (hasHeader ? 3 : 1))
    }

    @Test func aHandlerTakesTheTapsInsteadOfTheTree() {
        var taps = 0
        let view = show(.header) { taps += 1 }
        tap(40)
        tap(298)
        #expect(taps == 2 && view.numberOfItems(inSection: 0) == 1)
    }
}
