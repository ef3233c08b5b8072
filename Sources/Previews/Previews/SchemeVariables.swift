import Foundation
import InterfaceFiles

/// The environment variables that a project's schemes give its app.
enum SchemeVariables {
    /// The greatest size of a scheme's file in bytes.
    private static let limit = 1 << 20

    /// Reads the variables of schemes, of which an earlier one's go before a later one's.
    ///
    /// - Parameter paths: the paths of the schemes' files, `.xcscheme`.
    /// - Returns: the enabled variables of what the schemes do to run an app, by their names.
    static func read(_ paths: [String]) -> [String: String] {
        paths.reduce(into: [:]) { all, path in
            guard let data = FileManager.default.contents(atPath: path), data.count <= limit,
                let scheme = InterfaceElement.document(Array(data)),
                let variables = scheme.child("LaunchAction")?.child("EnvironmentVariables")
            else { return }
            for variable in variables.children where variable["isEnabled"] == "YES" {
                guard let name = variable["key"], let value = variable["value"] else { continue }
                all[name] = all[name] ?? value
            }
        }
    }
}
