import UIKit

/// The scenes that the program knows.
@MainActor
public enum SceneCatalogue {
    public static let scenes: [any Scene.Type] = [MonzoScene.self]

    public static var names: [String] { scenes.map { $0.name } }

    /// - Throws: ``UnknownScene``.
    public static func scene(named name: String) throws -> any Scene.Type {
        guard let scene = scenes.first(where: { $0.name == name }) else {
            throw UnknownScene(name: name, known: names)
        }
        return scene
    }
}

public struct UnknownScene: Error, CustomStringConvertible {
    public var name: String
    public var known: [String]

    public var description: String { "unknown scene '\(name)'; scenes: \(known.joined(separator: ", "))" }
}
