/// Apple's frameworks that Zoetrope has not.
enum AppleFrameworks {
    /// Their names.
    static var names: Set<String> { Set(prefixes.keys) }

    /// The beginnings of their names by the frameworks' names; those of Swift alone have none.
    private static let prefixes: [String: [String]] = [
        "ARKit": ["AR"], "AVFAudio": ["AV"], "AVFoundation": ["AV"], "AVKit": ["AV"],
        "Accelerate": ["vDSP", "vImage"], "Accounts": ["AC"],
        "AdSupport": ["AS"], "AudioToolbox": ["AU", "Audio"], "AuthenticationServices": ["AS"], "CallKit": ["CX"],
        "CloudKit": ["CK"], "Contacts": ["CN"], "ContactsUI": ["CN"], "CoreAudio": ["Audio"], "CoreBluetooth": ["CB"],
        "CoreData": ["NSAttributeDescription", "NSEntity", "NSFetch", "NSManaged", "NSPersistent"],
        "CoreFoundation": ["CF"],
        "CoreHaptics": ["CH"], "CoreImage": ["CI"], "CoreLocation": ["CL"], "CoreML": ["ML"], "CoreMedia": ["CM"],
        "CoreMotion": ["CM"], "CoreSpotlight": ["CS"], "CoreTelephony": ["CT"], "CoreText": ["CT"],
        "CoreTransferable": [], "CoreVideo": ["CV"],
        "EventKit": ["EK"], "EventKitUI": ["EK"], "GameKit": ["GK"], "GameplayKit": ["GK"], "GLKit": ["GLK"],
        "HealthKit": ["HK"], "HomeKit": ["HM"], "ImageIO": ["CGImage"], "IntentsUI": ["IN"], "Intents": ["IN"],
        "LinkPresentation": ["LP"], "LocalAuthentication": ["LA"], "MapKit": ["CL", "MK"],
        "MediaPlayer": ["MP"], "MessageUI": ["MF"], "Messages": ["MS"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"],
        "MobileCoreServices": ["kUT", "UT"], "ModelIO": ["MDL"], "MultipeerConnectivity": ["MC"],
        "NaturalLanguage": ["NL"], "Network": ["NW"], "NotificationCenter": ["NC"], "PDFKit": ["PDF"],
        "PassKit": ["PK"],
        "PencilKit": ["PK"], "Photos": ["PH"], "PhotosUI": ["PH"], "QuickLook": ["QL"], "RealityKit": [],
        "ReplayKit": ["RP"], "SafariServices": ["SF"], "SceneKit": ["SCN"], "Security": ["Sec", "kSec"],
        "Speech": ["SF"], "SpriteKit": ["SK"], "StoreKit": ["SK"], "SystemConfiguration": ["SC"],
        "UniformTypeIdentifiers": ["UT"], "UserNotifications": ["UN"], "UserNotificationsUI": ["UN"],
        "Vision": ["VN"], "WatchConnectivity": ["WC"], "WebKit": ["WK"], "WidgetKit": [], "ActivityKit": [],
        "AppIntents": [],
        "CommonCrypto": ["CC"], "CryptoKit": [], "Darwin": [], "DeviceActivity": [], "MusicKit": [],
        "OSLog": [], "SwiftData": [], "TipKit": [], "Translation": [], "WeatherKit": [],
        "XCTest": ["XCT"],
        "os": [], "simd": ["simd_"],
        "AddressBook": ["AB"], "AppKit": ["NS"], "AppTrackingTransparency": ["AT"], "AssetsLibrary": ["AL"],
        "BackgroundTasks": ["BG"], "CFNetwork": ["CFNetwork"], "CarPlay": ["CP"], "ClockKit": ["CLK"], "Cocoa": ["NS"],
        "CoreMIDI": ["MIDI"], "CoreNFC": ["NFC"], "CoreServices": ["LS", "UT", "kUT"], "DeviceCheck": ["DC"],
        "ExternalAccessory": ["EA"], "FileProvider": ["NSFileProvider"], "IOKit": ["IO"], "JavaScriptCore": ["JS"],
        "OpenGLES": ["EAGL", "GL"], "PushKit": ["PK"], "QuickLookThumbnailing": ["QL"], "Social": ["SL"],
        "SoundAnalysis": ["SN"], "TVUIKit": ["TV"], "VideoToolbox": ["VT"], "VisionKit": ["VN"], "WatchKit": ["WK"],
        "iAd": ["AD"],
    ]

    /// Whether a module is one of them.
    static func contains(_ module: String) -> Bool { prefixes[module] != nil }

    /// Whether a framework's names begin as this one does: one that has none begins as no other's.
    static func has(_ name: String, in module: String) -> Bool {
        guard let own = prefixes[module] else { return false }
        return own.isEmpty ? !isPrefixed(name) : own.contains { name.hasPrefix($0) }
    }

    /// Whether a name begins with two capital letters and goes on as a word, as those of Apple's frameworks do.
    static func isPrefixed(_ name: String) -> Bool { name.prefixMatch(of: #/[A-Z]{2,3}[A-Z][a-z]/#) != nil }
}
