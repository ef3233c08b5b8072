import QuartzCore
import Testing

@testable import UIKit

/// A window on virtual time, run by steps as a simulation runs it.
@MainActor
final class Stage {
    let clock = FrameClock()
    let window: UIWindow
    private(set) var step = 0

    init(width: CGFloat = 400, height: CGFloat = 800) {
        window = clock.perform {
            UIScreen(size: CGSize(width: width, height: height)).becomeMain()
            return UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try clock.perform(body)
    }

    func add(_ view: UIView) {
        perform {
            window.addSubview(view)
            window.layoutIfNeeded()
        }
    }

    func show(_ controller: UIViewController) {
        perform {
            window.rootViewController = controller
            controller.willAppear(false)
            window.layoutIfNeeded()
            controller.didAppear(false)
            window.layoutIfNeeded()
        }
    }

    /// Runs one step with `input` before its work.
    func advance(_ input: () -> Void = {}) {
        step += 1
        clock.setTime(Double(step) / 60)
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

    func send(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
        perform { window.send(phase, pointer: 1, at: CGPoint(x: x, y: y), timestamp: clock.time) }
    }

    /// A drag in `steps` even movements, lifted in the step of the last one.
    func flick(from start: CGPoint, by delta: CGPoint, steps: Int) {
        advance { send(.began, start.x, start.y) }
        for index in 1...steps {
            let f = CGFloat(index) / CGFloat(steps)
            advance {
                send(.moved, start.x + delta.x * f, start.y + delta.y * f)
                if index == steps { send(.ended, start.x + delta.x, start.y + delta.y) }
            }
        }
    }

    /// What is seen of a view now.
    func seen(_ view: UIView) -> LayerProperties {
        perform { view.layer.presented }
    }
}

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
