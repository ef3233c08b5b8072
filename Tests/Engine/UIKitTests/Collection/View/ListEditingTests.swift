import QuartzCore
import Testing

@testable import UIKit

/// Lists that are edited: their cells' accessories for that.
@MainActor
@Suite struct ListEditingTests {
    private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

    private let stage = Stage(width: 320, height: 600)
    private let view: UICollectionView
    private let source: Source
    private final class Log { var deleted: [Int] = [] }
    private let log = Log()

    init() {
        let (stage, log) = (stage, log)
        (view, source) = stage.perform {
            var list = UICollectionLayoutListConfiguration(appearance: .plain)
            list.trailingSwipeActionsConfigurationProvider = { path in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                        log.deleted.append(path.item)
                        done(true)
                    }
                ])
            }
            let view = UICollectionView(
                frame: stage.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
                cell.contentConfiguration = UIListContentConfiguration.cell()
                cell.accessories = [
                    .delete(), .disclosureIndicator(displayed: .whenNotEditing), .multiselect(), .reorder(),
                ]
            }
            let source = Source(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            source.reorderingHandlers.canReorderItem = { _ in true }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<30))
            source.apply(snapshot, animatingDifferences: false)
            view.allowsMultipleSelectionDuringEditing = true
            return (view, source)
        }
        stage.add(view)
    }

    private func cell(_ item: Int) throws -> UICollectionViewCell {
        try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
    }

    private func accessories(_ item: Int) throws -> [UICellAccessory.Kind] {
        try cell(item).subviews.compactMap { ($0 as? CellAccessoryView)?.accessory.kind }
    }

    private func edit(_ isEditing: Bool = true) {
        stage.advance { view.isEditing = isEditing }
        stage.settle()
    }

    @Test func accessoriesComeAndGoWithEditing() throws {
        #expect(try accessories(2) == [.disclosureIndicator])
        let start = try cell(2).contentView.frame.minX
        edit()
        #expect(try accessories(2) == [.delete, .multiselect, .reorder])
        #expect(try cell(2).contentView.frame.minX > start + 50 && cell(2).configurationState.isEditing)
        // Cells that come into sight later are edited, too.
        stage.advance { view.contentOffset.y = 600 }
        #expect(try accessories(20) == [.delete, .multiselect, .reorder])
        edit(false)
        #expect(try accessories(20) == [.disclosureIndicator])
    }

    @Test func aSelectedCellIsMarked() throws {
        edit()
        stage.down(200, 110)
        stage.up(200, 110)
        stage.settle()
        let signs = try (1...2).map { item in
            try cell(item).subviews.compactMap { $0 as? CellAccessoryView }.first { $0.accessory.kind == .multiselect }
        }
        #expect(signs.map { $0?.isOn } == [false, true])
    }

    @Test func theSignForDeletionShowsTheActions() throws {
        edit()
        stage.down(26, 110)
        stage.up(26, 110)
        stage.settle()
        #expect(try cell(2).frame.minX < -70)
        stage.down(300, 110)
        stage.up(300, 110)
        stage.settle()
        #expect(log.deleted == [2])
        #expect(try cell(2).frame.minX == 0)
    }

    @Test func theSignForReorderingCarriesItsItemAtOnce() throws {
        edit()
        stage.down(294, 22)
        for y in [40, 70, 100] as [CGFloat] { stage.move(294, y) }
        stage.up(294, 100)
        stage.settle()
        #expect(view.contentOffset.y == 0)
        #expect(Array(source.snapshot().itemIdentifiers.prefix(4)) == [1, 2, 0, 3])
    }
}
