/// A module that previewed code may import, in a library of its own beside the program: whoever imports it loads it.
public struct PreviewFramework: Equatable, Sendable {
    /// The name by which code imports it.
    public let name: String
    /// The targets of the package that it is made of, the one that has its module last.
    public let targets: [String]
    /// The names of those that its own code imports.
    public let uses: [String]
    /// The system's libraries that it calls, by their names after `-l`.
    public let systemLibraries: [String]
    /// Whether it is compiled against the engine's modules, and fits no other build of these.
    public let usesEngine: Bool

    private init(
        _ name: String, targets: [String]? = nil, uses: [String] = [], systemLibraries: [String] = [],
        usesEngine: Bool = true
    ) {
        self.name = name
        self.targets = targets ?? [name]
        self.uses = uses
        self.systemLibraries = systemLibraries
        self.usesEngine = usesEngine
    }

    /// The name of its module.
    ///
    /// Combine's is not Apple's, which packages that are compiled beside it would take for Apple's.
    public var module: String { targets[targets.count - 1] }
    /// The name of its library.
    public var file: String { "lib\(module).so" }

    /// All of them, each after those that it uses.
    public static let all = [
        PreviewFramework(
            "Combine", targets: ["COpenCombineHelpers", "OpenCombine", "StageCombine"], systemLibraries: ["stdc++"],
            usesEngine: false),
        PreviewFramework("CoreData"),
        PreviewFramework("CoreImage", systemLibraries: ["qrencode"]),
        PreviewFramework("CoreLocation"),
        PreviewFramework("CryptoKit", targets: ["CCryptography", "CryptoKit"], systemLibraries: ["crypto"]),
        PreviewFramework("Firebase"),
        PreviewFramework("SDWebImage"),
        PreviewFramework("SwiftUI"),
        PreviewFramework("Charts", uses: ["SwiftUI"]),
        PreviewFramework("Kingfisher", uses: ["SwiftUI"]),
        PreviewFramework("MapKit", uses: ["CoreLocation", "SwiftUI"]),
        PreviewFramework("RealmSwift", uses: ["CoreData"]),
        PreviewFramework("SDWebImageSwiftUI", uses: ["SDWebImage", "SwiftUI"]),
        PreviewFramework("SwiftData", uses: ["SwiftUI"]),
    ]

    /// Returns those of some names and those that these use, each after those that it uses.
    ///
    /// - Parameter names: names; others than frameworks' are left out.
    /// - Returns: the frameworks, each once.
    public static func closure(of names: Set<String>) -> [PreviewFramework] {
        // What it uses stands before it, so that one way back finds all.
        let wanted = all.reversed().reduce(into: names) { wanted, framework in
            if wanted.contains(framework.name) { wanted.formUnion(framework.uses) }
        }
        return all.filter { wanted.contains($0.name) }
    }
}
