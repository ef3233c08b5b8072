import SceneContract
import StageModel
import UIKit

/// A preview as a scene that a simulation can run.
public struct PreviewDefinition: SceneDefinition {
    private let preview: Preview
    /// The images in the previewed code's folder.
    public let images: [SceneImage]

    /// Makes a scene of a preview.
    ///
    /// - Parameters:
    ///   - preview: the preview.
    ///   - images: the images in the previewed code's folder.
    public init(_ preview: Preview, images: [SceneImage] = []) {
        self.preview = preview
        self.images = images
    }

    /// The preview's name.
    public var name: String { preview.name }
    /// The preview's title.
    public var title: String { preview.title }
    /// The preview's description of one line.
    public var summary: String { preview.summary }
    /// The directions in which a finger moves what the preview shows.
    public var axes: SceneDescription.Axes { SceneDescription.Axes(rawValue: preview.axes.rawValue) ?? .both }
    /// Swift code that sets what can be tuned.
    public var swift: String { preview.swift }
    /// Returns the names of the folder's images.
    public func imageNames(photos: [Photo]) -> [String] { images.map(\.name) }
    /// All: what the previewed code follows is its own business.
    public var traits: Set<StageTrait> { Set(StageTrait.allCases) }
    /// The preview's actions.
    public var actions: [Action] { preview.actions.map { Action($0.name, $0.summary) } }
    /// The names of the scroll views' offsets.
    ///
    /// What else the previewed code holds can't be restored.
    public var restorationNames: [String] { ["offsets"] }
    /// False: the previewed code may hold more than its scroll views' offsets.
    public var isRestorable: Bool { false }

    /// The places at which the properties are declared that are parameters, by the parameters' names.
    public var sources: [String: PreviewSource] {
        var sources: [String: PreviewSource] = [:]
        for parameter in preview.parameters { sources[parameter.declaration.name] = parameter.source }
        return sources
    }

    /// Returns the preview's parameters, the same for every stage.
    public func parameters(stage: CGSize) -> [Parameter] { preview.parameters.map(\.declaration) }

    /// Checks values for parameters.
    ///
    /// - Throws: `SceneError`.
    public func check(_ values: [String: StageValue], stage: CGSize) throws {
        _ = try PreviewScene.checked(values, preview)
    }

    /// Makes what the preview shows.
    public func make(_ context: SceneContext) -> any Scene { PreviewScene(preview, stage: context.stage) }

    /// Returns the size of the preview's stage, where the server's is `stage`, in points.
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
