import SceneContract
import StageModel
import UIKit

extension SimulatedStage {
    /// Has the event take effect at the present step.
    func dispatch(_ event: InputEvent) {
        switch event {
        case .pointer(let sample):
            window.send(
                sample.phase.touchPhase, pointer: sample.pointer, at: CGPoint(x: sample.x, y: sample.y),
                timestamp: sample.time ?? clock.time)
        case .wheel(let sample):
            window.wheel(at: CGPoint(x: sample.x, y: sample.y), delta: CGPoint(x: sample.dx, y: sample.dy))
        case .key(let key):
            if !content.press(key), let key = NavigationKey(key) { window.press(key) }
        case .text(let typed):
            window.type(typed.text, isEntered: typed.isEntered)
        case .action(let name):
            try? content.perform(name)
        case .set(let changes):
            try? content.set(changes)
        }
    }
}

extension NavigationKey {
    /// Makes the scrolling of a key; nil for keys that move nothing.
    fileprivate init?(_ key: Key) {
        switch key {
        case .arrowLeft: self = .left
        case .arrowRight: self = .right
        case .arrowUp: self = .up
        case .arrowDown: self = .down
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .home: self = .home
        case .end: self = .end
        case .enter: self = .enter
        case .space, .escape: return nil
        }
    }
}

extension PointerSample.Phase {
    fileprivate var touchPhase: UITouch.Phase {
        switch self {
        case .down: .began
        case .move: .moved
        case .up: .ended
        case .cancel: .cancelled
        }
    }
}
