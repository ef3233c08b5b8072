import QuartzCore
import Testing

@testable import UIKit

/// The colour behind lists, which is the configuration's: tarikbozyak/AdvancedCompositionalLayout's grouped list was white.
@MainActor
@Suite struct ListGroundTests {
    private let stage = Stage()

    /// A collection view of a green background with one list for each configuration, or, for nil, other items.
    private func view(_ lists: [UICollectionLayoutListConfiguration?]) -> UICollectionView {
        let view = stage.perform {
            let layout = UICollectionViewCompositionalLayout { section, environment in
                if let list = lists[section] { return .list(using: list, layoutEnvironment: environment) }
                let size = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
                return NSCollectionLayoutSection(
                    group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            }
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            view.backgroundColor = .green
            source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
                view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            }
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            for section in lists.indices {
                snapshot.appendSections([section])
                snapshot.appendItems([section])
            }
            source?.apply(snapshot, animatingDifferences: false)
            return view
        }
        stage.add(view)
        return view
    }

    private final class Kept { var source: UICollectionViewDiffableDataSource<Int, Int>? }
    private let kept = Kept()
    private var source: UICollectionViewDiffableDataSource<Int, Int>? {
        get { kept.source }
        nonmutating set { kept.source = newValue }
    }

    @Test(arguments: [UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped])
    func aGroupedListIsOnGrey(appearance: UICollectionLayoutListConfiguration.Appearance) {
        let view = view([UICollectionLayoutListConfiguration(appearance: appearance)])
        #expect(view.layer.backgroundColor == UIColor.systemGroupedBackground.cgColor)
        // The view's own colour is as it was given.
        #expect(view.backgroundColor == .green)
        stage.perform { view.backgroundColor = .red }
        #expect(view.layer.backgroundColor == UIColor.systemGroupedBackground.cgColor && view.backgroundColor == .red)
        stage.perform { view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) }
        stage.settle()
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    }

    @Test(arguments: [UIColor.clear, nil]) func withoutAColourTheViewsOwnIsSeen(color: UIColor?) {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.backgroundColor = color
        #expect(view([list]).layer.backgroundColor == UIColor.green.cgColor)
    }

    @Test func besideOtherSectionsTheViewsOwnIsSeen() {
        let view = view([UICollectionLayoutListConfiguration(appearance: .plain), nil])
        #expect(view.layer.backgroundColor == UIColor.green.cgColor)
    }
}
