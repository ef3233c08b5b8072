import ProjectFiles

/// The libraries in whose place Zoetrope has something of its own, which needs no network and no Objective-C.
enum StandInModules {
    /// The libraries' modules.
    static let names: Set<String> = Set(["Kingfisher", "RealmSwift", "SDWebImage", "SDWebImageSwiftUI"])
        .union(StandInNames.all.flatMap(\.modules)).union(parts.keys).union(parts.values)
    /// The modules of libraries' parts, with those that have them here.
    static let parts: [String: String] = Dictionary(
        uniqueKeysWithValues: [("KingfisherSwiftUI", "Kingfisher"), ("Realm", "RealmSwift")]
            + [
                "Analytics", "Auth", "Core", "Crashlytics", "Database", "DatabaseSwift", "Firestore", "FirestoreSwift",
                "Messaging", "Storage",
            ].map { ("Firebase" + $0, "Firebase") })
    /// Returns the module that a name before a dot means, if it is that of a library's part; nil for any other.
    ///
    /// Realm is a type, too.
    static func whole(ofPart name: String) -> String? { name == "Realm" ? nil : parts[name] }

    /// The folders in which package managers put them, in small letters.
    private static let folders: Set<String> = [
        "alamofire", "alamofireimage", "combinemoya", "firebase", "firebase-ios-sdk", "kingfisher", "moya",
        "reactivemoya", "realm", "realm-cocoa", "realm-core", "realm-swift", "realmswift", "rxmoya", "sdwebimage",
        "sdwebimageswiftui", "url-image", "urlimage",
    ]

    /// Whether a source is such a library's own, in a project that depends on it.
    static func include(_ path: String) -> Bool {
        ProjectFolder.package(of: path)?.split(separator: "/").last.map {
            folders.contains($0.lowercased()) || parts[String($0)] != nil
        } ?? false
    }
}
