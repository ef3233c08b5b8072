import Scenes
import StageModel
import UIKit

/// A preview as a scene that a simulation can run.
public struct PreviewDefinition: SceneDefinition {
    private let preview: Preview
    public let images: [SceneImage]

    /// - Parameter images: those of the previewed code's folder.
    public init(_ preview: Preview, images: [SceneImage] = []) {
        self.preview = preview
        self.images = images
    }

    public var name: String { preview.name }
    public var title: String { preview.title }
    public var summary: String { preview.summary }
    public var axes: SceneDescription.Axes { SceneDescription.Axes(rawValue: preview.axes.rawValue) ?? .both }
    public var swift: String { preview.swift }
    public func imageNames(photos: [Photo]) -> [String] { images.map(\.name) }
    public var actions: [Action] { preview.actions.map { Action($0.name, $0.summary) } }
    /// Where its scroll views stand; what else somebody's code holds, nobody else can restore.
    public var restorationNames: [String] { ["offsets"] }
    public var isRestorable: Bool { false }

    /// Where the properties that are parameters are declared, by the parameters' names.
    public var sources: [String: PreviewSource] {
        var sources: [String: PreviewSource] = [:]
        for parameter in preview.parameters { sources[parameter.declaration.name] = parameter.source }
        return sources
    }

    public func parameters(stage: CGSize) -> [Parameter] { preview.parameters.map(\.declaration) }

    public func check(_ values: [String: StageValue], stage: CGSize) throws {
        _ = try PreviewScene.checked(values, preview)
    }

    public func make(_ context: SceneContext) -> any Scene { PreviewScene(preview, stage: context.stage) }

    /// The size of the preview's stage, where the server's is `stage`, in points.
    public func stageSize(on stage: CGSize) -> CGSize {
        let size =
            switch preview.size {
            case .stage, .fitting: stage
            case .landscape:
                CGSize(width: max(stage.width, stage.height), height: min(stage.width, stage.height))
            case .fixed(let width, let height): CGSize(width: width, height: height)
            }
        return CGSize(width: min(max(size.width, 200), 2000), height: min(max(size.height, 200), 2000))
    }
}
