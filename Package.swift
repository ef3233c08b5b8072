// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Swift Testing brings overlays for Apple's CoreGraphics and UIKit, chosen by name, that don't exist on Linux.
let withoutOverlays: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

// swift-syntax, as the toolchain brings it for macros: the package takes 100 processor seconds of a clean debug build, and 420
// of one for release. It is beside the library that this manifest runs on, which dladdr(3) would name if Swift had it. A
// toolchain without it builds the package.
let hostModules: String? = {
    // Line by line: Foundation reads 4 KB of the file at most.
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var (line, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    defer { free(line) }
    while getline(&line, &size, maps) > 0 {
        let text = line.map { String(cString: $0) } ?? ""
        guard let libraries = text.firstMatch(of: /\/.*(?=\/pm\/ManifestAPI\/libPackageDescription\.so)/)?.output else {
            continue
        }
        let folder = "\(libraries)/host"
        return FileManager.default.fileExists(atPath: "\(folder)/libSwiftParser.so") ? folder : nil
    }
    return nil
}()
let syntaxModules = ["SwiftIfConfig", "SwiftOperators", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"]
let syntaxPackage: [Package.Dependency] =
    hostModules == nil ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []
let syntaxDependencies: [Target.Dependency] =
    hostModules == nil ? syntaxModules.map { .product(name: $0, package: "swift-syntax") } : []
let syntaxSettings: [SwiftSetting] = hostModules.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinking: [LinkerSetting] =
    hostModules.map { folder in
        [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
            + syntaxModules.map { .linkedLibrary($0) }
    } ?? []

// Nodes that share their rooms over NATS, and libnats with them: part of the program unless it is built with
// `--disable-default-traits`.
let nodesTrait = "NATS"
let nodes: [Target.Dependency] = ["Cluster", "NATS"].map { .target(name: $0, condition: .when(traits: [nodesTrait])) }

// The program's command: arguments and signals only.
let command: [Target] = [
    .executableTarget(
        name: "zoetrope",
        dependencies: [
            "CInstructions", "CoreGraphics", "DarwinAdditions", "Demonstrations", "Locks", "ObjectiveCRuntime",
            "Photos",
            "PreviewHost", "PreviewProtocol", "Previews", "ProjectFiles", "QRCode", "QuartzCore", "Replay",
            "SceneContract", "Simulation", "StageModel", "StageServer", "StageTesting", "StageTime", "SwiftTwo",
            "UIKit",
            "WebSocketServer",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
            .product(name: "Logging", package: "swift-log"),
        ] + nodes,
        exclude: ["Check/Examples"],
        // Libraries of previewed code use the engine that is in the program.
        linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))])
]

// Somebody's own code on a stage: found, compiled, kept apart, tested.
let previews: [Target] = [
    // Folders of UIKit code in, dynamic libraries out. Apart from the command, which is built without swift-syntax.
    .executableTarget(
        name: "zoetrope-preview-compiler", dependencies: ["PreviewCompiler", "PreviewProtocol", "StageTime"],
        swiftSettings: syntaxSettings),
    .target(
        name: "PreviewCompiler",
        dependencies: [
            "CCompilerProcess", "InterfaceFiles", "Photos", "PreviewProtocol", "ProjectFiles", "StageModel",
        ] + syntaxDependencies,
        exclude: ["SOURCES.md"],
        swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
    .systemLibrary(name: "CCompilerProcess"),
    // Previews in a process of their own, which is replaced while rooms go on.
    .target(
        name: "PreviewHost",
        dependencies: [
            "CChildProcess", "CoreGraphics", "Locks", "PreviewProtocol", "Previews", "SceneContract", "Simulation",
            "StageModel",
            "StageTime",
            "Typesetting",
            "UIKit", "Wire",
            .product(name: "Logging", package: "swift-log"),
        ]),
    .systemLibrary(name: "CChildProcess"),
    // How many instructions a recorded session takes.
    .systemLibrary(name: "CInstructions"),
    // A stage for tests of one's own layouts.
    .target(
        name: "StageTesting",
        dependencies: [
            "Previews", "ProjectFiles", "QuartzCore", "SceneContract", "Simulation", "StageModel", "StageTime",
            "Typesetting", "UIKit",
        ]),
    // What Apple's systems have beside Swift's modules, for previewed code: of C, Objective-C's run time, Core Foundation.
    .target(
        name: "DarwinAdditions", dependencies: ["CoreGraphics", "Previews", "QuartzCore", "StageTime", "UIKit"]),
    // What previewed code imports as MapKit: maps as on a phone that is offline, of UIKit and of SwiftUI.
    .target(
        name: "MapKit",
        dependencies: ["CoreLocation", "ObjectiveCRuntime", "QuartzCore", "StageTime", "SwiftUI", "UIKit"]),
    // What previewed code imports as Charts: SwiftUI's views of values, by bars, lines, areas, points and parts of circles.
    .target(
        name: "Charts", dependencies: ["CoreGraphics", "SwiftUI", "UIKit"],
        swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures")]),
    // What previewed code imports as CoreImage: filters and codes, whose pixels are computed.
    .target(
        name: "CoreImage", dependencies: ["CInflate", "CoreGraphics", "Previews", "QuartzCore", "StageTime", "UIKit"],
        linkerSettings: [.linkedLibrary("qrencode")]),
    // What previewed code imports as CoreLocation: a phone whose owner allows each app to know where it is.
    .target(name: "CoreLocation", dependencies: ["Previews", "StageTime", "QuartzCore", "UIKit"]),
    // What previewed code imports as CryptoKit: digests, ciphers and keys, by the stage's chance where there is any.
    .target(name: "CryptoKit", dependencies: ["CCryptography", "Previews"]),
    // What that asks of OpenSSL, by functions that Swift calls without its headers.
    .target(name: "CCryptography", dependencies: ["COpenSSL"], linkerSettings: [.linkedLibrary("crypto")]),
    // What previewed code imports as Firebase and its parts: accounts, documents and files in memory.
    .target(name: "Firebase", dependencies: ["Previews", "QuartzCore", "StageTime"]),
    // What previewed code imports as Kingfisher: pictures of URLs in views of UIKit and of SwiftUI.
    .target(
        name: "Kingfisher", dependencies: ["Previews", "QuartzCore", "StageTime", "SwiftUI", "UIKit"],
        swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures")]),
    // What previewed code imports as SDWebImageSwiftUI: SwiftUI's views of pictures of URLs.
    .target(
        name: "SDWebImageSwiftUI", dependencies: ["SDWebImage", "SwiftUI"],
        swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures")]),
    // What previewed code imports as SDWebImage: pictures of URLs in views.
    .target(name: "SDWebImage", dependencies: ["Previews", "StageTime", "QuartzCore", "UIKit"]),
    // What previewed code imports as SwiftData: an app's models in memory, and what SwiftUI shows of them.
    .target(
        name: "SwiftData", dependencies: ["QuartzCore", "StageTime", "SwiftUI", "UIKit"],
        swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures")]),
    // What previewed code imports as SwiftUI: views that say what they are made of, shown by UIKit.
    .target(
        name: "SwiftUI", dependencies: ["CoreGraphics", "Previews", "QuartzCore", "StageTime", "UIKit"],
        swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures")]),
    // What sources of Swift 2 import: functions and types by the names that they had.
    .target(name: "SwiftTwo", dependencies: ["CoreGraphics", "QuartzCore", "StageTime", "UIKit"]),
    // What previewed code imports as RealmSwift: an app's objects in memory.
    .target(name: "RealmSwift", dependencies: ["CoreData", "Previews", "QuartzCore", "StageTime", "UIKit"]),
    // What a library of somebody's own code, compiled while the program runs, offers it.
    .target(
        name: "Previews",
        dependencies: [
            "InterfaceFiles", "ObjectiveCRuntime", "Photos", "SceneContract", "StageModel", "StageTime", "Typesetting",
            "UIKit",
        ]),
    // What previewed code imports as CoreData: an app's data in memory.
    .target(name: "CoreData", dependencies: ["ObjectiveCRuntime", "StageTime", "UIKit"]),
    // A folder of somebody's own code: its files, and the images, colours and fonts among them.
    .target(
        name: "ProjectFiles", dependencies: ["CInflate", "Photos", "PreviewProtocol", "StageModel", "Typesetting"]),
    // What zlib decompresses.
    .target(name: "CInflate", linkerSettings: [.linkedLibrary("z")]),
    // The pictures in somebody's folder.
    .target(name: "Photos"),
    // Between the server and the program that compiles what is previewed.
    .target(name: "PreviewProtocol", dependencies: ["StageModel"]),
    // What previewed code imports as Combine: OpenCombine, and what that lacks.
    .target(
        name: "StageCombine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
        swiftSettings: [.swiftLanguageMode(.v5)]),
]

// Rooms and their viewers: sockets, the wire, nodes.
let server: [Target] = [
    // Rooms, the tick clock, viewers.
    .target(
        name: "StageServer",
        dependencies: [
            "CHeap", "COpenSSL", "ClusterContract", "Locks", "QRCode", "StageModel", "Wire", "WebSocketServer",
            .product(name: "CoreMetrics", package: "swift-metrics"),
            .product(name: "Logging", package: "swift-log"),
        ]),
    // Who may act for a room, and how nodes tell each other: leases, fencing numbers, records. Knows no scenes.
    .target(
        name: "Cluster",
        dependencies: ["ClusterContract", "Locks", "NATS", .product(name: "Logging", package: "swift-log")],
        exclude: ["Examples", "SCALING.md"]),
    // What a server needs of the cluster that it is a node of.
    .target(name: "ClusterContract", dependencies: [.product(name: "Logging", package: "swift-log")]),
    // NATS and JetStream: messages, streams, buckets.
    .target(name: "NATS", dependencies: ["CNATS"]),
    .systemLibrary(name: "CNATS", pkgConfig: "libnats", providers: [.apt(["libnats-dev"]), .brew(["cnats"])]),
    // Sockets and static files; knows nothing of scenes.
    .target(
        name: "WebSocketServer",
        dependencies: [
            "CEpoll", "CLibwebsockets", "COpenSSL", "CZlib", "Locks", "Prometheus",
            .product(name: "CoreMetrics", package: "swift-metrics"),
            .product(name: "Logging", package: "swift-log"),
        ]),
    .systemLibrary(name: "CEpoll"),
    .systemLibrary(name: "CHeap"),
    .systemLibrary(name: "CZlib"),
    .systemLibrary(
        name: "CLibwebsockets", pkgConfig: "libwebsockets",
        providers: [.apt(["libwebsockets-dev"]), .brew(["libwebsockets"])]),
    .systemLibrary(
        name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"]), .brew(["openssl"])]),
    // What swift-metrics counts, in Prometheus' text.
    .target(
        name: "Prometheus", dependencies: ["Locks", .product(name: "CoreMetrics", package: "swift-metrics")]),
    // A text as a picture that phones read.
    .target(name: "QRCode", dependencies: ["CQREncode"]),
    .systemLibrary(
        name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
    // What a stage has shown, as one file that plays.
    .target(name: "Replay", dependencies: ["StageModel", "Wire"]),
    // What threads share.
    .target(name: "Locks"),
    // Messages and their bytes.
    .target(name: "Wire", dependencies: ["StageModel"], exclude: ["WIRE.md"]),
]

// What a stage shows, on virtual time: input in, snapshots out.
let scenes: [Target] = [
    // The nine scenes that come with the program, and the catalogue that names them.
    .target(
        name: "Demonstrations", dependencies: ["SceneContract", "Simulation", "StageModel", "UIKit"],
        exclude: ["Messages/MESSAGES.md"]),
    // A scene on virtual time.
    .target(
        name: "Simulation",
        dependencies: ["CoreGraphics", "QuartzCore", "SceneContract", "StageModel", "Typesetting", "UIKit"]),
    // What a simulation needs of a scene: its view controller, its parameters, and how it is restored.
    .target(name: "SceneContract", dependencies: ["StageModel", "UIKit"]),
    // What crosses between a simulation and its viewers: snapshots out, input in.
    .target(name: "StageModel"),
]

// The engine, by Apple's module names, and what it stands on.
let engine: [Target] = [
    // What iOS code takes from Foundation and Dispatch, on a stage's time.
    .target(name: "StageTime", dependencies: ["CTaskHooks", "QuartzCore"]),
    // Who runs the jobs of Swift's tasks.
    .target(name: "CTaskHooks"),
    .target(
        name: "UIKit",
        dependencies: [
            "AVFoundation", "Cassowary", "InterfaceFiles", "ObjectiveCRuntime", "QuartzCore", "Typesetting",
        ],
        exclude: [
            "Appearance/Symbols/BOOTSTRAP-ICONS-LICENSE", "Appearance/Symbols/names.txt",
            "Appearance/Symbols/outlines.py", "Collection/Compositional/COMPOSITIONAL.md", "DIFFERENCES.md",
            "SUITES.md",
        ]),
    // Storyboards and nibs as trees of elements.
    .target(name: "InterfaceFiles"),
    // Linear equations and inequalities with priorities.
    .target(name: "Cassowary"),
    .target(name: "AVFoundation", dependencies: ["CoreGraphics"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "ObjectiveCRuntime", "Typesetting"]),
    // What Apple's frameworks take from Objective-C's run time: selectors, and which methods a class declares.
    .target(name: "ObjectiveCRuntime", dependencies: ["CObjectCreation"]),
    // Objects of classes that are known at run time only.
    .target(name: "CObjectCreation"),
    .target(name: "CoreGraphics", dependencies: ["Typesetting"]),
    // Lines of text, by one font's committed metrics.
    .target(name: "Typesetting"),
]

// Tests mirror the sources.
let commandTests: [Target] = [
    .testTarget(
        name: "ZoetropeTests",
        dependencies: [
            "Demonstrations", "NATS", "ObjectiveCRuntime", "PreviewProtocol", "QuartzCore", "Simulation", "StageModel",
            "TestClient", "TestNATS", "TestSupport", "Wire", "zoetrope",
        ],
        exclude: ["Versions"],
        swiftSettings: withoutOverlays)
]
let previewTests: [Target] = [
    .testTarget(
        name: "PreviewCompilerTests",
        dependencies: [
            "CoreData", "InterfaceFiles", "PreviewCompiler", "PreviewHost", "PreviewProtocol", "Previews",
            "ProjectFiles",
            "QuartzCore",
            "Simulation", "StageTime", "TestSupport",
            "UIKit", .product(name: "Logging", package: "swift-log"),
        ],
        exclude: ["Projects", "limits.txt", "sources.txt"], swiftSettings: syntaxSettings + withoutOverlays),
    .testTarget(
        name: "CoreDataTests", dependencies: ["CoreData", "ObjectiveCRuntime", "StageTime", "UIKit"],
        swiftSettings: withoutOverlays),
    .testTarget(
        name: "RealmSwiftTests", dependencies: ["QuartzCore", "RealmSwift"], swiftSettings: withoutOverlays),
    .testTarget(
        name: "CoreImageTests", dependencies: ["CoreGraphics", "CoreImage", "QRCode", "UIKit"],
        swiftSettings: withoutOverlays),
    .testTarget(
        name: "CoreLocationTests", dependencies: ["CoreLocation", "QuartzCore", "StageTime", "UIKit"],
        swiftSettings: withoutOverlays),
    .testTarget(
        name: "MapKitTests",
        dependencies: ["MapKit", "QuartzCore", "StageTesting", "StageTime", "SwiftUI", "UIKit"],
        swiftSettings: withoutOverlays),
    .testTarget(
        name: "ChartsTests", dependencies: ["Charts", "QuartzCore", "StageTesting", "SwiftUI", "UIKit"],
        swiftSettings: withoutOverlays + [.swiftLanguageMode(.v5)]),
    .testTarget(name: "CryptoKitTests", dependencies: ["CryptoKit", "QuartzCore"], swiftSettings: withoutOverlays),
    .testTarget(
        name: "FirebaseTests", dependencies: ["Firebase", "QuartzCore", "StageTime"], swiftSettings: withoutOverlays),
    .testTarget(
        name: "SDWebImageTests", dependencies: ["QuartzCore", "SDWebImage", "StageTime", "UIKit"],
        swiftSettings: withoutOverlays),
    .testTarget(
        name: "KingfisherTests", dependencies: ["Kingfisher", "StageTesting", "StageTime", "SwiftUI", "UIKit"],
        swiftSettings: withoutOverlays + [.swiftLanguageMode(.v5)]),
    .testTarget(
        name: "SDWebImageSwiftUITests", dependencies: ["SDWebImageSwiftUI", "StageTesting", "StageTime", "UIKit"],
        swiftSettings: withoutOverlays + [.swiftLanguageMode(.v5)]),
    .testTarget(
        name: "SwiftDataTests",
        dependencies: ["QuartzCore", "StageTesting", "StageTime", "SwiftData", "SwiftUI", "UIKit"],
        swiftSettings: withoutOverlays + [.swiftLanguageMode(.v5)]),
    .testTarget(
        name: "SwiftUITests", dependencies: ["QuartzCore", "Simulation", "StageTesting", "SwiftUI", "UIKit"],
        swiftSettings: withoutOverlays + [.swiftLanguageMode(.v5)]),
    .testTarget(name: "PreviewProtocolTests", dependencies: ["PreviewProtocol", "StageModel"]),
    .testTarget(name: "ProjectFilesTests", dependencies: ["PreviewProtocol", "ProjectFiles", "StageModel"]),
    .testTarget(
        name: "PreviewHostTests",
        dependencies: [
            "CChildProcess", "PreviewHost", "Simulation", "StageModel", "SystemCallCount", "TestClient",
            .product(name: "Logging", package: "swift-log"),
        ]),
    .testTarget(
        name: "StageTestingTests", dependencies: ["StageTesting", "TestSupport"], swiftSettings: withoutOverlays),
    .testTarget(name: "PhotosTests", dependencies: ["Photos", "TestClient"]),
    .testTarget(
        name: "PreviewsTests",
        dependencies: [
            "InterfaceFiles", "Previews", "SceneContract", "Simulation", "StageModel", "StageTime", "UIKit",
        ],
        swiftSettings: withoutOverlays),
]
let serverTests: [Target] = [
    .testTarget(
        name: "ClusterTests",
        dependencies: [
            "Cluster", "ClusterContract", "Locks", "NATS", "TestNATS", "TestSupport",
            .product(name: "Logging", package: "swift-log"),
        ]),
    .testTarget(name: "WireTests", dependencies: ["Fuzz", "TestSupport", "Wire", "StageModel"]),
    .testTarget(name: "QRCodeTests", dependencies: ["QRCode"]),
    .testTarget(
        name: "PrometheusTests",
        dependencies: ["Prometheus", .product(name: "CoreMetrics", package: "swift-metrics")]),
    .testTarget(
        name: "WebSocketServerTests",
        dependencies: [
            "AllocationCount", "CZlib", "Locks", "SystemCallCount", "WebSocketServer", "TestClient",
            .product(name: "Logging", package: "swift-log"),
        ]),
    .testTarget(
        name: "StageServerTests",
        dependencies: [
            "AllocationCount", "Cluster", "ClusterContract", "Demonstrations", "Locks", "NATS", "SceneContract",
            "Simulation",
            "StageModel",
            "StageServer", "TestClient", "TestNATS", "TestSupport", "WebSocketServer", "Wire",
            .product(name: "Logging", package: "swift-log"),
        ]),
    .testTarget(name: "LocksTests", dependencies: ["Locks"]),
    .testTarget(name: "ReplayTests", dependencies: ["Replay", "StageModel", "Wire"]),
]
let sceneTests: [Target] = [
    .testTarget(
        name: "DemonstrationsTests",
        dependencies: [
            "Demonstrations", "QuartzCore", "SceneContract", "Simulation", "StageModel", "TestSupport", "UIKit",
        ],
        swiftSettings: withoutOverlays),
    .testTarget(
        name: "SimulationTests",
        dependencies: [
            "AllocationCount", "CoreGraphics", "Demonstrations", "QuartzCore", "SceneContract", "Simulation",
            "StageModel", "TestSupport",
            "UIKit", "Wire",
        ],
        exclude: [
            "Budgets/allocations-debug.json", "Budgets/allocations-release.json", "Budgets/instructions-debug.json",
            "Budgets/instructions-release.json",
        ], swiftSettings: withoutOverlays),
]
let engineTests: [Target] = [
    .testTarget(
        name: "CassowaryTests", dependencies: ["Cassowary"],
        exclude: ["LinearProgramming/record.py", "LinearProgramming/systems.json"]),
    .testTarget(name: "ObjectiveCRuntimeTests", dependencies: ["ObjectiveCRuntime"], swiftSettings: withoutOverlays),
    .testTarget(name: "TypesettingTests", dependencies: ["TestSupport", "Typesetting"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"], swiftSettings: withoutOverlays),
    .testTarget(
        name: "QuartzCoreTests", dependencies: ["AllocationCount", "CoreGraphics", "QuartzCore", "TestSupport"],
        swiftSettings: withoutOverlays),
    .testTarget(
        name: "UIKitTests",
        dependencies: [
            "AllocationCount", "EngineTestSupport", "InterfaceFiles", "QuartzCore", "TestSupport", "Typesetting",
            "UIKit",
        ],
        exclude: ["Differences/differences.txt", "Overriding/overridable.txt"],
        swiftSettings: withoutOverlays),
    .testTarget(
        name: "PastedLayoutsTests",
        dependencies: [
            "EngineTestSupport", "InterfaceFiles", "PastedLayouts", "QuartzCore", "StageTime", "TestSupport", "UIKit",
        ],
        swiftSettings: withoutOverlays),
]

// What tests share, and the benchmarks.
let testSupport: [Target] = [
    .executableTarget(
        name: "Benchmarks",
        dependencies: [
            "AllocationCount", "CEpoll", "CZlib", "Cluster", "ClusterContract", "CoreGraphics", "Demonstrations",
            "Locks", "PreviewHost", "Previews",
            "QuartzCore", "SceneContract",
            "Simulation", "StageModel", "StageServer", "TestClient", "TestNATS", "TestSupport", "UIKit",
            "WebSocketServer", "Wire", .product(name: "Logging", package: "swift-log"),
        ], path: "Tests/Benchmarks", exclude: ["Peers"],
        // A previewed library uses the engine that is in the program.
        linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))]),
    // Layouts and controllers as iOS apps have them: they compile against the engine as they stand.
    .target(
        name: "PastedLayouts", dependencies: ["AVFoundation", "StageTime", "UIKit"],
        swiftSettings: [.swiftLanguageMode(.v5)]),
    // What holds for any bytes, for tests and for libFuzzer.
    .target(name: "Fuzz", dependencies: ["StageModel", "Wire"], path: "Tests/Fuzz", exclude: ["seeds.py"]),
    // What tests of several targets share.
    .target(name: "TestSupport", dependencies: ["StageModel"]),
    // A window on virtual time, for tests of the engine.
    .target(name: "EngineTestSupport", dependencies: ["QuartzCore", "UIKit"], swiftSettings: withoutOverlays),
    // A client that can misbehave, for tests and benchmarks.
    .target(name: "TestClient"),
    // A NATS server that tests start, and lines to it that they cut.
    .target(name: "TestNATS", dependencies: ["Locks", "NATS"]),
    // Counts what a program allocates.
    .target(name: "AllocationCount"),
    // Counts the system calls by which it sends, receives and waits.
    .target(name: "SystemCallCount"),
]

/// Places targets in a folder of `Sources` or `Tests`, each in a folder of its own name.
func targets(_ targets: [Target], in folder: String) -> [Target] {
    for target in targets where target.path == nil { target.path = "\(folder)/\(target.name)" }
    return targets
}

// An installation brings the sources alone.
let hasTests = FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests")
let tests =
    !hasTests
    ? []
    : targets(commandTests, in: "Tests") + targets(previewTests, in: "Tests/Previews")
        + targets(serverTests, in: "Tests/Server") + targets(sceneTests, in: "Tests/Scenes")
        + targets(engineTests, in: "Tests/Engine") + targets(testSupport, in: "Tests/Support")

// Dependencies point one way, down this list.
let package = Package(
    name: "zoetrope",
    products: [
        // The engine, and a stage for tests of one's own layouts.
        .library(name: "StageTesting", targets: ["StageTesting"]),
        .executable(name: "zoetrope", targets: ["zoetrope"]),
        .executable(name: "zoetrope-preview-compiler", targets: ["zoetrope-preview-compiler"]),
    ],
    traits: [
        .default(enabledTraits: [nodesTrait]),
        .trait(name: nodesTrait, description: "Several servers share their rooms over NATS (--nats); needs libnats."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ] + syntaxPackage,
    targets: tests + targets(command, in: "Sources") + targets(previews, in: "Sources/Previews")
        + targets(server, in: "Sources/Server") + targets(scenes, in: "Sources/Scenes")
        + targets(engine, in: "Sources/Engine"),
    swiftLanguageModes: [.v6]
)

// What simulates is optimised in debug builds, too: tests spend most of their time in it. File by file, not the whole module at
// once: what changes in one file compiles that file alone, and what nothing else sees of it compiles nothing else. Not where
// other packages depend on this one, whose checkouts SwiftPM keeps in a folder of that name: it refuses such flags in a
// dependency with a version.
let isDependency = Context.packageDirectory.split(separator: "/").contains("checkouts")
let simulating: Set = [
    "CoreGraphics", "Demonstrations", "QuartzCore", "SceneContract", "Simulation", "StageModel", "Typesetting", "UIKit",
    "Wire",
]
// What a room does in each step is measured as a share of the step: both are optimised alike. So are filters, which work on
// each of a million pixels.
for target in package.targets
where ["CoreImage", "StageServer"].contains(target.name) || simulating.contains(target.name) {
    guard !isDependency else { break }
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"], .when(configuration: .debug))]
}
// In release builds what simulates is not checked at run time for overlapping accesses and for its actor, which takes a third
// of a step's instructions; debug builds, in which all tests run, are.
for target in package.targets where simulating.contains(target.name) && !isDependency {
    let unchecked = ["-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation"]
    target.swiftSettings =
        (target.swiftSettings ?? []) + [.unsafeFlags(unchecked, .when(configuration: .release))]
}
// Nor is what is done for each viewer and frame checked for overlapping accesses.
for target in package.targets where ["StageServer", "WebSocketServer"].contains(target.name) && !isDependency {
    target.swiftSettings =
        (target.swiftSettings ?? [])
        + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]
}
// Nor has a release what a debugger reads, which takes a sixth of the time to build it: what fails is named by its symbols.
for target in package.targets where [.regular, .executable].contains(target.type) && !isDependency {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [.unsafeFlags(["-Xfrontend", "-gnone"], .when(configuration: .release))]
}
// What is not part of a step is built in a fifth of the time without optimisation: what the command does is arguments and signals,
// and a save that the preview compiler rewrites takes 20 ms more, of half a second.
for target in package.targets where ["PreviewCompiler", "zoetrope"].contains(target.name) && !isDependency {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
