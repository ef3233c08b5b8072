import Foundation
import QuartzCore
import StageModel
@_exported import TestSupport
import Testing
import UIKit

@testable import Demonstrations
import SceneContract

/// The monzo scene in a window on virtual time; pointers move along the middle of its row of cards.
@MainActor
final class MonzoBench {
    struct Size: Sendable, CustomStringConvertible {
        var width: CGFloat, height: CGFloat

        init(_ width: CGFloat, _ height: CGFloat) {
            (self.width, self.height) = (width, height)
        }

        var description: String { "\(width)x\(height)" }
    }

    nonisolated static let stages = [
        Size(390, 844), Size(200, 200), Size(2000, 2000), Size(844, 390), Size(333, 777), Size(1024, 768),
        Size(200, 2000), Size(2000, 200),
    ]

    private let clock = FrameClock()
    private let window: UIWindow
    private let scene: MonzoScene
    private var step = 0

    init(_ size: Size) {
        (window, scene) = clock.perform {
            let stage = CGSize(width: size.width, height: size.height)
            let scene = MonzoScene(SceneContext(stage: stage) { _, _ in })
            let window = UIWindow(frame: CGRect(origin: .zero, size: stage))
            window.rootViewController = scene.viewController
            window.layoutIfNeeded()
            return (window, scene)
        }
    }

    var view: UICollectionView { scene.observedViews[0].view as! UICollectionView }

    var values: [StageValue] { scene.values }

    /// From one card's flow place to the next one's.
    var pitch: CGFloat { frame(of: 1).minX }

    /// The distance that has been scrolled: contentOffset + inset.
    var scrolled: CGFloat { view.contentOffset.x + view.contentInset.left }

    func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try clock.perform(body)
    }

    func attributes(of item: Int) -> UICollectionViewLayoutAttributes {
        perform { view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))! }
    }

    func frame(of item: Int) -> CGRect { attributes(of: item).frame }

    func set(_ changes: [String: StageValue]) throws {
        try perform { try scene.set(changes) }
    }

    // MARK: Time

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

    var isBusy: Bool { clock.isBusy || window.needsLayoutPass }

    func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        for _ in 0..<2000 {
            guard isBusy else { return }
            advance()
        }
        Issue.record("the scene does not come to rest", sourceLocation: sourceLocation)
    }

    // MARK: Input

    func scroll(to scrolled: CGFloat) {
        perform { view.contentOffset.x = scrolled - view.contentInset.left }
        advance()
    }

    private func send(_ phase: UITouch.Phase, _ x: CGFloat) {
        window.send(
            phase, pointer: 1, at: CGPoint(x: x, y: window.bounds.midY), timestamp: clock.time)
    }

    func down(_ x: CGFloat) { advance { send(.began, x) } }
    func move(_ x: CGFloat) { advance { send(.moved, x) } }
    func up(_ x: CGFloat) { advance { send(.ended, x) } }

    func wheel(_ delta: CGFloat) {
        advance {
            window.wheel(
                at: CGPoint(x: window.bounds.midX, y: window.bounds.midY), delta: CGPoint(x: delta, y: 0))
        }
    }

    /// Even movements, then a rest, then the lift; without a rest it comes in the step of the last movement.
    func drag(from start: CGFloat, by delta: CGFloat, steps: Int, rest: Int, cancelled: Bool) {
        down(start)
        for index in 1...steps {
            advance {
                send(.moved, start + delta * CGFloat(index) / CGFloat(steps))
                if index == steps, rest == 0 { send(cancelled ? .cancelled : .ended, start + delta) }
            }
        }
        guard rest > 0 else { return }
        advance(steps: rest - 1)
        advance { send(cancelled ? .cancelled : .ended, start + delta) }
    }
}
