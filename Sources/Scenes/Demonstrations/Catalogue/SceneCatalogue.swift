import SceneContract
import UIKit

/// The scenes that the program knows.
@MainActor
public enum SceneCatalogue {
    /// The scenes, in the order in which the gallery shows them.
    public static let scenes: [any SceneDefinition] = [
        BuiltInDefinition<MonzoScene>(), BuiltInDefinition<StackScene>(), BuiltInDefinition<DashboardScene>(),
        BuiltInDefinition<AlbumScene>(), BuiltInDefinition<FlipScene>(), BuiltInDefinition<FeedScene>(),
        BuiltInDefinition<GridScene>(), BuiltInDefinition<MessagesScene>(), BuiltInDefinition<TypeScene>(),
    ]

    /// The scenes' names, in that order.
    public static var names: [String] { scenes.map { $0.name } }

    /// Returns a scene by its name.
    ///
    /// - Throws: ``SceneError/unknownScene(_:known:)``.
    public static func scene(named name: String) throws -> any SceneDefinition {
        guard let scene = scenes.first(where: { $0.name == name }) else {
            throw SceneError.unknownScene(name, known: names)
        }
        return scene
    }
}
