import Foundation
import PreviewProtocol
import StageModel

/// The scenes of sources that have not compiled yet, by which their errors can be seen.
enum DeclaredScenes {
    /// Returns the scenes that the sources declare, or, if they declare none, one of the project's name.
    ///
    /// - Parameters:
    ///   - scenes: those that the sources declare.
    ///   - project: the project's folder.
    ///   - state: what is said of each.
    /// - Returns: at least one scene.
    static func all(of scenes: [PreviewScene], in project: String, _ state: String) -> [SceneDescription] {
        let declared = scenes.map { (name: $0.name, title: $0.title) }
        let own = (name: "preview", title: URL(fileURLWithPath: project).lastPathComponent)
        return (declared.isEmpty ? [own] : declared).map { name, title in
            SceneDescription(
                name: name, title: title, summary: state,
                parameters: [], actions: [], axes: .none, swift: "")
        }
    }
}
