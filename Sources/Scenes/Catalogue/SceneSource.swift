/// Where a scene's iOS code is, and what an app calls to have the scene.
struct SceneSource {
    /// In `Sources/Scenes`. The names of its configuration and its view controller begin with it.
    var folder: String
    /// What the configuration is made from, and what the view controller is made from beside it: a parameter of Swift, such
    /// as `size: CGSize`. nil: nothing.
    var configurationNeeds: String?
    var controllerNeeds: String?
    /// What Xcode's preview calls the text's function with; nil: nothing.
    var previewed: String?

    /// A file of an app that makes the view controller, with `{{NAME}}` for each parameter's value.
    ///
    /// - Parameter parameters: each the name of one of the configuration's properties.
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
            #if canImport(SwiftUI)
            #Preview {
                make\(folder)ViewController(\(previewed ?? ""))
            }
            #endif

            """
        return function + "\n" + lines.map { "    \($0)\n" }.joined() + "}\n\n" + preview
    }

    /// `size: size` for `size: CGSize`.
    private static func argument(_ parameter: String?) -> String? {
        guard let label = parameter?.prefix(while: { $0 != ":" }) else { return nil }
        return "\(label): \(label)"
    }
}
