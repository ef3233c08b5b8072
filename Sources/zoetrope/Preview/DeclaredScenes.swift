import Foundation
import PreviewProtocol
import StageModel

/// The scenes of sources that have not compiled yet, by which their errors can be seen.
enum DeclaredScenes {
    /// Returns the scenes that the sources declare, or, if they declare none, one of the project's name.
    ///
    /// - Parameters:
    ///   - build: a build without a library.
    ///   - project: the project's folder.
    /// - Returns: at least one scene.
    static func all(of build: PreviewBuild, in project: String) -> [SceneDescription] {
        let declared = build.scenes.map { (name: $0.name, title: $0.title) }
        let own = (name: "preview", title: URL(fileURLWithPath: project).lastPathComponent)
        return (declared.isEmpty ? [own] : declared).map { name, title in
            SceneDescription(
                name: name, title: title, summary: "Does not compile yet: its errors are on its stage.",
                parameters: [], actions: [], axes: .none, swift: "")
        }
    }
}
