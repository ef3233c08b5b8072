import SceneContract
import StageModel
import UIKit

extension SceneDescription {
    /// Makes the description of a scene.
    ///
    /// - Parameters:
    ///   - scene: the scene's definition.
    ///   - stage: the stage's size in points, on which defaults depend.
    ///   - photos: the photos that `album` shows; empty for the built-in ones.
    @MainActor
    public init(_ scene: any SceneDefinition, stage: CGSize, photos: [Photo] = []) {
        self.init(
            name: scene.name, title: scene.title, summary: scene.summary,
            parameters: scene.withStageSettings.parameters(stage: stage),
            actions: scene.actions,
            axes: scene.axes,
            swift: scene.swift, images: Self.images(of: scene, photos: photos))
    }

    /// Returns the scene's images, each once, in the order in which it names them.
    @MainActor
    private static func images(of scene: any SceneDefinition, photos: [Photo]) -> [String] {
        var files: [String: String] = [:]
        for image in scene.images { files[image.name] = image.file }
        for photo in photos { files[photo.name] = photo.name }
        var seen: Set<String> = []
        let found = scene.imageNames(photos: photos).compactMap { files[$0] }.filter { seen.insert($0).inserted }
        return Array(found.prefix(mostImages))
    }
}
