import UIKit

/// The scenes that the program knows.
@MainActor
public enum SceneCatalogue {
    public static let scenes: [any Scene.Type] = [
        MonzoScene.self, StackScene.self, DashboardScene.self, AlbumScene.self, FlipScene.self, GridScene.self,
    ]

    public static var names: [String] { scenes.map { $0.name } }

    /// - Throws: ``SceneError/unknownScene(_:known:)``.
    public static func scene(named name: String) throws -> any Scene.Type {
        guard let scene = scenes.first(where: { $0.name == name }) else {
            throw SceneError.unknownScene(name, known: names)
        }
        return scene
    }
}
