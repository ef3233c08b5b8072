import SceneContract
import StageModel

/// The place of a scene's iOS code, and what an app calls to have the scene.
struct SceneSource {
    /// The folder in `Sources/Scenes/Demonstrations`.
    ///
    /// The names of its configuration and its view controller begin with it.
    var folder: String
    /// What the configuration is made from: a parameter of Swift, such as `size: CGSize`; nil for nothing.
    var configurationNeeds: String?
    /// What the view controller is made from beside the configuration, in the same form; nil for nothing.
    var controllerNeeds: String?
    /// The arguments with which Xcode's preview calls the text's function; nil for none.
    var previewed: String?

    /// Returns a file of an app that makes the view controller, with `{{NAME}}` for each parameter's value.
    ///
    /// - Parameter parameters: the names of properties of the configuration, with their types.
    /// - Returns: Swift code.
    func swift(setting parameters: [(name: String, kind: Parameter.Kind)]) -> String {
        let settings = parameters.map { name, kind in
            if case .choice = kind { return "configuration.\(name) = .{{\(name)}}" }
            return "configuration.\(name) = {{\(name)}}"
        }
        let needs = [configurationNeeds, controllerNeeds].compactMap(\.self)
        let function = """
            import UIKit

            @MainActor
            func make\(folder)ViewController(\(needs.joined(separator: ", "))) -> \(folder)ViewController {
                var configuration = \(folder)Configuration(\(Self.argument(configurationNeeds) ?? ""))
            """
        let controller = ["configuration: configuration", Self.argument(controllerNeeds)].compactMap(\.self)
        let lines = settings + ["return \(folder)ViewController(\(controller.joined(separator: ", ")))"]
        let preview = """
            #if os(iOS)
            #Preview {
                make\(folder)ViewController(\(previewed ?? ""))
            }
            #endif

            """
        return function + "\n" + lines.map { "    \($0)\n" }.joined() + "}\n\n" + preview
    }

    /// Returns the argument of a parameter: `size: size` for `size: CGSize`.
    private static func argument(_ parameter: String?) -> String? {
        guard let label = parameter?.prefix(while: { $0 != ":" }) else { return nil }
        return "\(label): \(label)"
    }
}
