/// The sources that are compiled with a project for what it imports of the system beside UIKit: a phone whose owner has allowed
/// nothing and has no accounts.
enum SystemShadows {
    /// What stands for a framework.
    struct Framework {
        /// The types that it declares; a project with one of these names has its own.
        let types: [String]
        /// The names by which files use it that import a framework which has it, too, as Foundation.
        var names: Set<String> = []
        let source: String
    }

    /// What stands for each framework, by the modules that have it.
    private static let frameworks: [(modules: Set<String>, Framework)] = [
        (["Photos", "PhotosUI"], photos), (["PhotosUI"], photoPicker), (["MessageUI"], messages),
        (["UserNotifications"], notifications),
        (["MobileCoreServices", "CoreServices"], contentTypes), (["AudioToolbox", "AVFoundation"], sounds),
        (["AVFAudio", "AVFoundation", "AVKit"], audio), (["EventKit", "EventKitUI"], calendars),
        (["Accelerate"], accelerate), (["LocalAuthentication"], authentication),
        (["SystemConfiguration"], reachability), (["Network"], networkPaths),
        (["Security"], keychain), (["ImageIO"], pictures), (["MediaPlayer"], mediaPlayer),
    ]

    /// The sources of all of them.
    static var sources: [String] { frameworks.map(\.1.source) }

    /// Returns the sources of a project that imports some of them.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: files' names and texts.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        let imported = index.files.reduce(into: Set<String>()) { $0.formUnion($1.summary.imports) }
        return frameworks.filter { modules, framework in
            let isUsed =
                !modules.isDisjoint(with: imported)
                || !framework.names.isEmpty
                    && index.files.contains { !framework.names.isDisjoint(with: $0.summary.names) }
            return isUsed && framework.types.allSatisfy { index.type(named: $0) == nil }
        }.map { modules, framework in
            (name: "\(modules.min() ?? "").swift", text: Array(framework.source.utf8))
        }
    }
}
