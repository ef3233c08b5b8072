import Foundation

/// The values that a build has for names in an app's property list, as far as a project's configuration files say them.
///
/// They are as Xcode's help has it: <https://developer.apple.com/documentation/xcode/adding-a-build-configuration-file-to-your-project>.
struct BuildSettings {
    private var values: [String: String]

    /// - Parameters:
    ///   - name: the app's name.
    ///   - files: the texts of the configuration files, `.xcconfig`; what a later one says counts, but for empty values.
    init(name: String, files: [String]) {
        values = [
            "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en", "EXECUTABLE_NAME": name,
            "MARKETING_VERSION": "1.0", "PRODUCT_BUNDLE_IDENTIFIER": "app.\(name)",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "PRODUCT_MODULE_NAME": name, "PRODUCT_NAME": name,
            "TARGET_NAME": name,
        ]
        let known = Set(values.keys)
        for line in files.flatMap({ $0.split(whereSeparator: \.isNewline) }) {
            guard let setting = Self.setting(in: line), !known.contains(setting.name), !setting.value.isEmpty else {
                continue
            }
            values[setting.name] = setting.value
        }
    }

    /// Returns what `NAME = value` sets; conditions behind the name are left aside, and comments begin with `//`.
    private static func setting(in line: Substring) -> (name: String, value: String)? {
        let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
        guard let match = code.wholeMatch(of: /\s*([A-Za-z_]\w*)\s*(?:\[[^\]]*\])*\s*=\s*(.*?)\s*;?\s*/) else {
            return nil
        }
        return (String(match.1), String(match.2))
    }

    /// Returns a value of a property list with `$(NAME)` and `${NAME}` replaced: by nothing where no file says a value.
    func expanded(_ value: Any) -> Any {
        switch value {
        case let text as String: replaced(in: text)
        case let list as [Any]: list.map(expanded)
        case let entries as [String: Any]: entries.mapValues(expanded)
        default: value
        }
    }

    // What a value is in may name it again, so that the depth of such values is bounded.
    private func replaced(in text: String, depth: Int = 0) -> String {
        guard text.contains("$") else { return text }
        guard depth < Self.deepest else { return "" }
        return text.replacing(/\$(?:\(([^()]*)\)|\{([^{}]*)\})/) { match in
            // What follows a colon changes how the value is written, as to an identifier.
            let name = (match.1 ?? match.2 ?? "").prefix { $0 != ":" }
            return values[String(name)].map { replaced(in: $0, depth: depth + 1) } ?? ""
        }
    }

    private static let deepest = 8
}
