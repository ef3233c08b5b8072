import QuartzCore
@_exported import TestSupport
import Testing

@testable import UIKit

/// A window on virtual time, run by steps as a simulation runs it: input, what is due, layout.
@MainActor
final class Stage {
    let clock = FrameClock()
    let window: UIWindow
    let rate: Double
    private(set) var step = 0

    init(width: CGFloat = 400, height: CGFloat = 800, rate: Double = 60) {
        self.rate = rate
        window = clock.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height)) }
    }

    var time: TimeInterval { clock.time }

    func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try clock.perform(body)
    }

    func add(_ view: UIView) {
        perform {
            window.addSubview(view)
            window.layoutIfNeeded()
        }
    }

    /// Runs one step with `input` before its work.
    func advance(_ input: () -> Void = {}) {
        step += 1
        clock.setTime(Double(step) / rate)
        perform {
            input()
            clock.runDueWork()
            window.layoutIfNeeded()
        }
    }

    func advance(steps: Int) {
        for _ in 0..<steps { advance() }
    }

    /// Runs until nothing wants another step; fails after `limit` of them.
    func settle(limit: Int = 2000, sourceLocation: SourceLocation = #_sourceLocation) {
        for _ in 0..<limit {
            guard clock.isBusy || window.needsLayoutPass else { return }
            advance()
        }
        Issue.record("the stage does not come to rest", sourceLocation: sourceLocation)
    }

    // MARK: Pointers, within a step

    func send(
        _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, pointer: UInt64 = 1, at time: TimeInterval? = nil
    ) {
        perform {
            window.send(phase, pointer: pointer, at: CGPoint(x: x, y: y), timestamp: time ?? clock.time)
        }
    }

    // MARK: Pointers, a step a sample

    func down(_ x: CGFloat, _ y: CGFloat, pointer: UInt64 = 1) {
        advance { send(.began, x, y, pointer: pointer) }
    }

    func move(_ x: CGFloat, _ y: CGFloat, pointer: UInt64 = 1) {
        advance { send(.moved, x, y, pointer: pointer) }
    }

    func up(_ x: CGFloat, _ y: CGFloat, pointer: UInt64 = 1) {
        advance { send(.ended, x, y, pointer: pointer) }
    }

    /// A drag of `steps` even movements, lifted in the step of the last one, so that the velocity is that of the drag.
    func flick(from start: CGPoint, by delta: CGPoint, steps: Int, pointer: UInt64 = 1) {
        down(start.x, start.y, pointer: pointer)
        for index in 1...steps {
            let f = CGFloat(index) / CGFloat(steps)
            advance {
                send(.moved, start.x + delta.x * f, start.y + delta.y * f, pointer: pointer)
                if index == steps { send(.ended, start.x + delta.x, start.y + delta.y, pointer: pointer) }
            }
        }
    }
}

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
