import ProjectFiles

/// The libraries in whose place Zoetrope has something of its own, which needs no network and no Objective-C.
enum StandInModules {
    /// The libraries' modules.
    static let names: Set<String> = ["Alamofire", "Realm", "RealmSwift", "SDWebImage"]
    /// The folders in which package managers put them, in small letters.
    private static let folders: Set<String> = [
        "alamofire", "realm", "realm-cocoa", "realm-core", "realm-swift", "realmswift", "sdwebimage",
    ]

    /// Whether a source is such a library's own, in a project that depends on it.
    static func include(_ path: String) -> Bool {
        ProjectFolder.package(of: path)?.split(separator: "/").last.map { folders.contains($0.lowercased()) } ?? false
    }
}
