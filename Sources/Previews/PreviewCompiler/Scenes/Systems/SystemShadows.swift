/// The sources that are compiled with a project for what it imports of the system beside UIKit: a phone whose owner has allowed
/// nothing and has no accounts.
enum SystemShadows {
    /// What stands for a framework.
    struct Framework {
        /// The types that it declares; a project with one of these names has its own.
        let types: [String]
        /// The names by which files use it that import a framework which has it, too, as Foundation.
        var names: Set<String> = []
        /// How the names begin of which files have to use one, beside the import; none if that is enough.
        var beginnings: [String] = []
        /// The names of which a file that imports it has to use one, for there is nothing of it in any other project; none for
        /// what is there for all.
        var uses: Set<String> = []
        /// The modules that a project has to import, too, as what its source is made of.
        var beside: Set<String> = []
        let source: String
    }

    /// What stands for each framework, by the modules that have it.
    private static let frameworks: [(modules: Set<String>, Framework)] = [
        (["Photos", "PhotosUI"], photos), (["PhotosUI"], photoPicker), (["MessageUI"], messages),
        (["UserNotifications"], notifications),
        (["MobileCoreServices", "CoreServices"], contentTypes), (["AudioToolbox", "AVFoundation"], sounds),
        (["AVFAudio", "AVFoundation", "AVKit", "Speech"], audio), (["EventKit", "EventKitUI"], calendars),
        (["Accelerate"], accelerate), (["LocalAuthentication"], authentication),
        (["SystemConfiguration"], reachability), (["Network"], networkPaths),
        (["Security"], keychain), (["ImageIO"], pictures), (["MediaPlayer"], mediaPlayer),
        (["AVFoundation", "AVKit", "CoreML", "CoreMedia", "CoreVideo", "Speech", "Vision"], buffers),
        (["AVFoundation", "AVKit"], capture), (["AVFoundation", "AVKit"], captureDevices),
        (["AVFoundation", "AVKit"], captureOutputs), (["AVFoundation", "AVKit"], capturePhotos),
        (["AVFAudio", "AVFoundation", "AVKit"], spokenText),
        (["AVFAudio", "AVFoundation", "AVKit", "Speech"], audioEngine), (["Speech"], speech),
        (["CoreML", "Vision"], models), (["Vision"], vision), (["Vision"], visionFindings),
        (["AVFoundation", "AVKit", "CoreML", "CoreMedia", "CoreVideo", "Speech", "Vision"], imageBuffers),
        (["ImageIO", "Vision"], orientations), (["CoreHaptics"], haptics),
        (["UniformTypeIdentifiers", "CoreSpotlight"], uniformTypes), (["UniformTypeIdentifiers"], documents),
        (["CoreTransferable"], transfers), (["CoreSpotlight"], spotlight),
        (["AuthenticationServices"], signIn), (["AuthenticationServices"], signInButton),
        (["StoreKit"], store), (["StoreKit"], appStore), (["StoreKit"], storeActions), (["StoreKit"], storeProducts),
        (["CoreBluetooth"], bluetooth), (["MultipeerConnectivity"], peers),
        (["Contacts", "ContactsUI"], contacts), (["ContactsUI"], contactScreens),
        (["GameKit"], games), (["GameplayKit", "GameKit"], gameRules), (["HealthKit"], health),
        (["WidgetKit"], widgets), (["ActivityKit"], activities), (["BackgroundTasks"], backgroundTasks),
        (["AppTrackingTransparency"], tracking), (["AdSupport"], advertising), (["CoreTelephony"], telephony),
    ]

    /// The sources of all of them.
    static var sources: [String] { frameworks.map(\.1.source) }

    /// Returns the sources of a project that imports some of them.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: files' names and texts.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        let imported = index.files.reduce(into: Set<String>()) { $0.formUnion($1.summary.imports) }
        var count: [String: Int] = [:]
        return frameworks.filter { modules, framework in
            guard framework.beside.isSubset(of: imported), framework.types.allSatisfy({ index.type(named: $0) == nil })
            else { return false }
            let isImported = !modules.isDisjoint(with: imported) && isBegun(framework.beginnings, in: index)
            if isImported, framework.uses.isEmpty { return true }
            return index.files.map(\.summary).contains { summary in
                !modules.isDisjoint(with: summary.imports) && !framework.uses.isDisjoint(with: summary.names)
                    || !framework.names.isDisjoint(with: summary.names)
                    || !framework.names.isDisjoint(with: summary.members)
            }
        }.map { modules, framework in
            let module = modules.min() ?? ""
            count[module, default: 0] += 1
            let number = count[module, default: 1]
            return (
                name: number == 1 ? "\(module).swift" : "\(module)-\(number).swift", text: Array(framework.source.utf8)
            )
        }
    }

    /// Whether a file of a project uses a name that begins so, or there are no beginnings.
    ///
    /// O(names).
    private static func isBegun(_ beginnings: [String], in index: ProjectIndex) -> Bool {
        beginnings.isEmpty
            || index.files.contains { $0.summary.names.contains { name in beginnings.contains { name.hasPrefix($0) } } }
    }
}
