import StageModel

/// A fault of what a scene is asked for.
public enum SceneError: Error, Equatable, CustomStringConvertible {
    case unknownScene(String, known: [String])
    case unknownParameter(String, scene: String, known: [String])
    case badValue(String, StageValue, allowed: String)
    /// Values that can't be had together.
    case conflict(String)
    case unknownAction(String, known: [String])
    case unknownRestoration(String, scene: String, known: [String])

    /// The fault in words, with the valid values.
    public var description: String {
        switch self {
        case .unknownScene(let name, let known):
            "unknown scene '\(name)'; scenes: \(known.joined(separator: ", "))"
        case .unknownParameter(let name, let scene, let known):
            "'\(scene)' has no parameter '\(name)'; parameters: \(known.joined(separator: ", "))"
        case .badValue(let name, let value, let allowed):
            "'\(value)' is no value for '\(name)'; allowed: \(allowed)"
        case .conflict(let what): what
        case .unknownAction(let name, let known):
            "unknown action '\(name)'; actions: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
        case .unknownRestoration(let name, let scene, let known):
            "'\(scene)' can't be restored from '\(name)'; it is restored from: \(known.joined(separator: ", "))"
        }
    }
}
