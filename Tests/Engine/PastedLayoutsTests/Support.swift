@_exported import EngineTestSupport

@testable import UIKit

/// Items of a registered class, some sections of them.
@MainActor
final class ListSource: NSObject, UICollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) {
        self.counts = counts
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

extension Stage {
    /// A collection view over the whole window.
    func addCollectionView(
        _ layout: UICollectionViewLayout, _ source: ListSource, cell: AnyClass = UICollectionViewCell.self
    ) -> UICollectionView {
        let view = perform {
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            view.register(cell, forCellWithReuseIdentifier: "cell")
            view.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
            view.dataSource = source
            return view
        }
        add(view)
        return view
    }
}
