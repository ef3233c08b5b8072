import SceneContract
import StageModel
import UIKit

/// One stage on which a simulation shows its scene: a window on a screen of its own, with a clock of its own.
@MainActor
final class SimulatedStage {
    let clock = FrameClock()
    let content: any Scene
    let window: UIWindow
    private let capture = LayerCapture()
    private let lister = ViewLister()
    /// The calls of the stage's layouts; nil while nobody wants to know them.
    private(set) var calls: LayoutCalls?
    /// The steps for which calls are still recorded.
    private var recordedSteps = 0

    /// Makes a stage, and shows the scene on it.
    ///
    /// - Parameters:
    ///   - definition: the definition of the scene.
    ///   - stage: the stage's size, and the scene's record of where it stood.
    ///   - parameters: the parameters that differ from their defaults.
    ///   - photos: the photos that `album` shows; empty for the built-in ones.
    ///   - time: the present time in seconds.
    ///   - report: a closure called with the name and the detail of each event that the scene reports.
    /// - Throws: `SceneError`.
    init(
        _ definition: any SceneDefinition, _ stage: StageCheckpoint.Stage, parameters: [String: StageValue],
        photos: [Photo], time: Double, report: @escaping (String, StageValue) -> Void
    ) throws {
        let restoration = try Restoration(stage.restoration, of: definition)
        let size = CGSize(width: stage.width, height: stage.height)
        clock.setTime(time)
        for image in definition.images {
            let size = CGSize(width: image.width, height: image.height)
            clock.images[image.name] = NamedImage(
                file: image.file, size: size, isTemplate: image.isTemplate,
                slices: image.resizing.flatMap { ImageSlices($0, of: size) })
        }
        for photo in photos {
            clock.images[photo.name] = NamedImage(
                file: photo.name, size: CGSize(width: photo.width, height: photo.height))
        }
        (window, content) = try clock.perform {
            let screen = UIScreen(size: size)
            screen.becomeMain()
            let window = UIWindow(frame: screen.bounds)
            window.becomeStage()
            let content = definition.make(SceneContext(stage: size, photos: photos, report: report))
            try content.set(parameters)
            window.rootViewController = content.viewController
            window.appear()
            if !stage.restoration.isEmpty {
                try content.restore(restoration)
                window.layoutIfNeeded()
            }
            content.didStep()
            return (window, content)
        }
    }

    isolated deinit {
        clock.end()
    }

    /// The stage's size in points.
    var size: CGSize { window.bounds.size }

    /// Whether a step would change anything without further events.
    var needsStep: Bool { clock.isBusy || window.needsLayoutPass }

    /// Advances to `time`, in seconds, at which `events` take effect.
    func step(to time: Double, events: [InputEvent]) {
        LayoutCalls.current = calls
        defer {
            LayoutCalls.current = nil
            recordedSteps -= 1
            if recordedSteps <= 0 { calls = nil }
        }
        clock.perform {
            clock.setTime(time)
            if !events.isEmpty {
                let calls = LayoutCalls.begin(.touches)
                for event in events { dispatch(event) }
                calls?.end()
            }
            var calls = LayoutCalls.begin(.timers)
            clock.runDueWork()
            calls?.end()
            window.layoutIfNeeded()
            if clock.hasNewAnimations {
                calls = LayoutCalls.begin(.animation)
                clock.commitAnimations { $0.delegate is UIWindow }
                calls?.end()
            }
            content.didStep()
        }
    }

    /// Returns the presented attributes of the stage's layers, ascending by id.
    ///
    /// O(layers).
    func nodes() -> [LayerNode] {
        clock.perform {
            guard let calls, calls.isInStep else { return capture.nodes(of: window.layer) }
            LayoutCalls.current = calls
            defer { LayoutCalls.current = nil }
            let call = LayoutCalls.begin(.capture)
            let nodes = capture.nodes(of: window.layer)
            call?.end()
            calls.endStep()
            return nodes
        }
    }

    /// What of the nodes that ``nodes()`` returned last differs from those that it returned before.
    var changes: NodeChanges { capture.changes }

    /// Returns the views that ``nodes()`` has shown.
    ///
    /// O(layers).
    func views(_ question: ViewQuestion) -> StageViews {
        clock.perform { lister.views(in: window, question, calls, isMoving: needsStep) }
    }

    /// The steps for which calls are recorded after somebody has asked for the views: whoever inspects asks again and again.
    static let stepsOfInterest = 600

    /// Has the calls of layouts recorded for some steps.
    func record(in calls: LayoutCalls, for steps: Int) {
        self.calls = calls
        recordedSteps = max(recordedSteps, steps)
    }

    /// The scene's own record of where it stands.
    var restoration: [String: StageValue] { clock.perform { content.restoration } }
}

extension ImageSlices {
    /// Makes the slices of an image of a size in points; nil where its edges leave nothing between them.
    fileprivate init?(_ resizing: ImageResizing, of size: CGSize) {
        let (width, height) = (
            size.width - resizing.left - resizing.right, size.height - resizing.top - resizing.bottom
        )
        guard size.width > 0, size.height > 0, width >= 0, height >= 0 else { return nil }
        self.init(
            center: CGRect(
                x: resizing.left / size.width, y: resizing.top / size.height, width: width / size.width,
                height: height / size.height),
            isTiled: resizing.isTiled)
    }
}
