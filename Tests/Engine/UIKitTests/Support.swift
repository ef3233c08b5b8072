@_exported import EngineTestSupport
import QuartzCore
@_exported import TestSupport

@testable import UIKit

/// Writes down what a scroll view tells its delegate; may choose the target.
@MainActor
final class ScrollLog: UIScrollViewDelegate {
    var calls: [String] = []
    var velocities: [CGPoint] = []
    var proposals: [CGPoint] = []
    var target: CGPoint?

    /// The calls, with runs of didScroll as one.
    var digest: [String] {
        calls.reduce(into: []) { list, call in if call != "didScroll" || list.last != call { list.append(call) } }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("willEndDragging")
        velocities.append(velocity)
        proposals.append(targetContentOffset.pointee)
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }
}

extension Stage {
    /// Points per second of the content offset.
    func velocity(of view: UIScrollView) -> CGPoint {
        perform { view.scrollVelocity }
    }

    /// A scroll view over the whole window.
    func addScrollView(
        content: CGSize = CGSize(width: 400, height: 20_000), _ configure: (UIScrollView) -> Void = { _ in }
    ) -> UIScrollView {
        let view = perform {
            let view = UIScrollView(frame: window.bounds)
            view.contentSize = content
            configure(view)
            return view
        }
        add(view)
        return view
    }
}

/// Counts what a collection view asks of its data source and makes of it.
@MainActor
final class Items: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var made = 0
    var asked: [IndexPath] = []
    /// Fills each cell that is asked for.
    var fill: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

    init(_ counts: [Int]) {
        self.counts = counts
    }

    final class Cell: UICollectionViewCell {
        var reuses = 0
        override func prepareForReuse() { reuses += 1 }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if cell.tag == 0 {
            made += 1
            cell.tag = made
        }
        fill(cell, indexPath)
        return cell
    }
}

extension Stage {
    /// A collection view over the whole window.
    func addCollectionView(
        _ layout: UICollectionViewLayout, _ items: Items, _ configure: (UICollectionView) -> Void = { _ in }
    ) -> UICollectionView {
        let view = perform {
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            view.register(Items.Cell.self, forCellWithReuseIdentifier: "cell")
            configure(view)
            view.dataSource = items
            return view
        }
        add(view)
        return view
    }
}
