import Scenes
import StageModel
import UIKit

/// A scene on a stage, run by virtual time.
///
/// What it shows is a function of the scene, the stage's size and the events with the steps they came before.
@MainActor
public final class SceneSimulation: StageSimulation {
    public private(set) var tick: UInt32 = 0

    private let clock = FrameClock()
    private let window: UIWindow
    private let scene: any Scene
    private let capture = LayerCapture()
    private var pending: [InputEvent] = []

    /// Steps per second.
    public static let rate = 60.0

    public static var sceneNames: [String] { SceneCatalogue.names }

    /// - Parameters: the stage's width and height in points.
    /// - Throws: `UnknownScene`.
    public init(scene name: String, stageWidth: Double, stageHeight: Double) throws {
        let type = try SceneCatalogue.scene(named: name)
        let size = CGSize(width: stageWidth, height: stageHeight)
        (window, scene) = clock.perform {
            let screen = UIScreen(size: size)
            screen.becomeMain()
            let window = UIWindow(frame: screen.bounds)
            let scene = type.init()
            window.rootViewController = scene.viewController
            window.layoutIfNeeded()
            return (window, scene)
        }
    }

    public var needsStep: Bool {
        !pending.isEmpty || clock.isBusy || window.needsLayoutPass
    }

    public func send(_ event: InputEvent) {
        pending.append(event)
    }

    public func advance(to tick: UInt32) {
        precondition(tick > self.tick, "time goes forward")
        self.tick = tick
        clock.perform {
            clock.setTime(Double(tick) / Self.rate)
            let events = pending
            pending = []
            for event in events { dispatch(event) }
            clock.runDueWork()
            window.layoutIfNeeded()
        }
    }

    private func dispatch(_ event: InputEvent) {
        switch event {
        case .pointer(let sample):
            window.send(
                sample.phase.touchPhase, pointer: sample.pointer, at: CGPoint(x: sample.x, y: sample.y),
                timestamp: sample.time ?? clock.time)
        case .wheel(let sample):
            window.wheel(at: CGPoint(x: sample.x, y: sample.y), delta: CGPoint(x: sample.dx, y: sample.dy))
        case .key:
            break
        }
    }

    public func snapshot() -> StageSnapshot {
        clock.perform {
            let size = window.bounds.size
            return StageSnapshot(
                tick: tick, stageSize: FixedPair(Double(size.width), Double(size.height)),
                nodes: capture.nodes(of: window.layer))
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
