import Scenes
import StageModel
import UIKit

/// One stage on which a simulation shows its scene: a window on a screen of its own, with a clock of its own.
@MainActor
final class SimulatedStage {
    let clock = FrameClock()
    let content: any Scene
    let window: UIWindow
    private let capture = LayerCapture()

    /// - Parameters:
    ///   - stage: its size, and where the scene stands on it.
    ///   - time: seconds.
    ///   - report: told what the scene reports.
    /// - Throws: `SceneError`.
    init(
        _ definition: any SceneDefinition, _ stage: StageCheckpoint.Stage, parameters: [String: StageValue],
        photos: [Photo], time: Double, report: @escaping (String, StageValue) -> Void
    ) throws {
        let restoration = try Restoration(stage.restoration, of: definition)
        let size = CGSize(width: stage.width, height: stage.height)
        clock.setTime(time)
        clock.images = ImageCatalogue.images
        for image in definition.images {
            clock.images[image.name] = NamedImage(
                file: image.file, size: CGSize(width: image.width, height: image.height))
        }
        for photo in photos {
            clock.images[photo.name] = NamedImage(
                file: photo.name, size: CGSize(width: photo.width, height: photo.height))
        }
        (window, content) = try clock.perform {
            let screen = UIScreen(size: size)
            screen.becomeMain()
            let window = UIWindow(frame: screen.bounds)
            let content = definition.make(SceneContext(stage: size, photos: photos, report: report))
            try content.set(parameters)
            window.rootViewController = content.viewController
            content.viewController.viewWillAppear(false)
            window.layoutIfNeeded()
            content.viewController.viewDidAppear(false)
            window.layoutIfNeeded()
            if !stage.restoration.isEmpty {
                try content.restore(restoration)
                window.layoutIfNeeded()
            }
            return (window, content)
        }
    }

    isolated deinit {
        clock.end()
    }

    var size: CGSize { window.bounds.size }

    var needsStep: Bool { clock.isBusy || window.needsLayoutPass }

    /// Goes on to `time`, in seconds, at which `events` act.
    func step(to time: Double, events: [InputEvent]) {
        clock.perform {
            clock.setTime(time)
            for event in events { dispatch(event) }
            clock.runDueWork()
            window.layoutIfNeeded()
        }
    }

    /// Its layers as they are seen, ascending by id. O(layers).
    func nodes() -> [LayerNode] {
        clock.perform { capture.nodes(of: window.layer) }
    }

    var restoration: [String: StageValue] { clock.perform { content.restoration } }
}
