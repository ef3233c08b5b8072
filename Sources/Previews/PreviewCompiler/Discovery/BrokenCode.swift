import PreviewProtocol
import ProjectFiles

/// What of the sources has never compiled.
struct BrokenCode {
    /// By the files' paths.
    private(set) var parts: [String: [BrokenPart]] = [:]
    /// The files of which no part can be left out alone, with the reasons.
    private(set) var files: [String: String] = [:]
    /// The files of which what is generated to show something of them is the fault: it does without answers to protocols of theirs.
    private(set) var plain: Set<String> = []
    /// The packages that the project is shown without, by their folders, with the first error that is known of each.
    private(set) var packages: [String: PreviewDiagnostic] = [:]
    /// The modules that the project is itself, whatever its folders are called.
    private let modules: Set<String>
    /// Whether a stage can say what is left out of the code that runs on it.
    private let isTold: Bool
    /// How often something was added since a file has changed.
    private var rounds = 0

    /// The number of rounds in which statements are left out one by one; after them a body goes as a whole, as what is left of it
    /// may have errors again and again.
    private static let patientRounds = 6

    /// - Parameters:
    ///   - modules: the modules that the project is itself.
    ///   - isTold: whether a stage can say what is left out of the code that runs on it; a test would pass without it.
    init(modules: Set<String> = [], isTold: Bool = true) {
        (self.modules, self.isTold) = (modules, isTold)
    }

    /// Adds the parts that hold errors, or, where there is none, their files.
    ///
    /// - Parameters:
    ///   - faults: errors, each in a file.
    ///   - sources: the whole files by their paths.
    /// - Returns: whether something is new.
    mutating func add(_ faults: [PreviewDiagnostic], in sources: [String: SourceFile]) -> Bool {
        var isNew = false
        rounds += 1
        // What is ambiguous is so for the second declaration.
        let again = Self.second(among: faults.filter(\.isRedeclaration))
        let folders = Array(sources.values).moduleFolders
        let declared = Self.names(in: sources)
        for fault in again.isEmpty ? faults : again {
            guard let path = fault.file, let file = sources[path], files[path] == nil else { continue }
            let isNil = parts.values.joined().contains {
                $0.isOptional
                    && (fault.message.hasSuffix("has no member '\($0.member ?? "")'")
                        || fault.message.hasPrefix("cannot find '\($0.member ?? "")' in scope"))
            }
            if let part = BrokenPart(
                of: file, fault, isLack: isOfTheEngine(fault, file, declaring: declared, folders), isNil: isNil,
                isTold: isTold, isHasty: rounds > Self.patientRounds)
            {
                for part in [part] + part.consequences(in: file) {
                    let known = parts[path, default: []]
                    guard !known.contains(where: { $0.range.contains(part.range) }) else { continue }
                    parts[path] = known.filter { !part.range.contains($0.range.lowerBound) } + [part]
                    isNew = true
                }
            } else if fault.line == 0, plain.insert(path).inserted {
                isNew = true
            } else {
                files[path] = "it does not compile: line \(fault.line): \(fault.message)"
                isNew = true
            }
        }
        return isNew || widen(with: faults, in: sources)
    }

    /// Leaves out all of the declarations in which errors are although a part of them is left out; of what is none, the file.
    ///
    /// - Parameters:
    ///   - faults: errors, all of them in parts that are left out.
    ///   - sources: the project's files.
    /// - Returns: whether more is left out than before.
    private mutating func widen(with faults: [PreviewDiagnostic], in sources: [String: SourceFile]) -> Bool {
        var isNew = false
        for fault in faults {
            guard let path = fault.file, let file = sources[path], files[path] == nil else { continue }
            let known = parts[path, default: []]
            if let part = BrokenPart(outermostOf: file, fault),
                !known.contains(where: { $0.range.contains(part.range) })
            {
                parts[path] = known.filter { !part.range.contains($0.range.lowerBound) } + [part]
            } else {
                files[path] = "it does not compile: line \(fault.line): \(fault.message)"
            }
            isNew = true
        }
        return isNew
    }

    /// Leaves out whole packages, as if they were not in the project's folder.
    ///
    /// - Parameter faults: errors, each in a file.
    /// - Returns: whether any is in a package.
    mutating func leaveOutPackages(with faults: [PreviewDiagnostic]) -> Bool {
        let count = packages.count
        for fault in faults {
            guard let package = fault.file.flatMap(ProjectFolder.package) else { continue }
            packages[package] = packages[package] ?? firstFault(in: package) ?? fault
        }
        return packages.count > count
    }

    /// The first error in a package for which a part of it is left out.
    private func firstFault(in package: String) -> PreviewDiagnostic? {
        parts.filter { ProjectFolder.package(of: $0.key) == package }.min { $0.key < $1.key }?
            .value.min { $0.line < $1.line }?.fault
    }

    /// Whether a file is of a package that is left out.
    private func isLeftOut(_ path: String) -> Bool {
        !packages.isEmpty && ProjectFolder.package(of: path).map { packages[$0] != nil } ?? false
    }

    /// Returns the names, in small letters, that modules of the packages that are left out may have: those of
    /// their folders, or what such a folder's name stands for.
    func leftOutFolders(among paths: some Sequence<String>) -> Set<String> {
        let paths = paths.filter(isLeftOut)
        return paths.reduce(into: Set(paths.packageNames.values)) { names, path in
            names.formUnion(path.split(separator: "/").dropLast().map { $0.lowercased() })
        }
    }

    /// Returns the names that sources declare.
    private static func names(in sources: [String: SourceFile]) -> Set<String> {
        sources.values.reduce(into: []) { $0.formUnion($1.declaredNames) }
    }

    /// Returns the messages of what is declared again, without the first one where each of several files is said to do so.
    private static func second(among faults: [PreviewDiagnostic]) -> [PreviewDiagnostic] {
        Dictionary(grouping: faults, by: \.message).sorted { $0.key < $1.key }.flatMap { _, alike in
            let first = alike.compactMap(\.file).min()
            return Set(alike.map(\.file)).count > 1 ? alike.filter { $0.file != first } : alike
        }
    }

    /// Adds the statements that use what the engine lacks, if that is all that is wrong.
    ///
    /// - Parameters:
    ///   - faults: errors, each in a file.
    ///   - sources: the whole files by their paths.
    /// - Returns: whether something is new.
    mutating func addLacks(_ faults: [PreviewDiagnostic], in sources: [String: SourceFile]) -> Bool {
        let folders = Array(sources.values).moduleFolders
        let declared = Self.names(in: sources)
        let areLacks = faults.allSatisfy { fault in
            guard let file = fault.file.flatMap({ sources[$0] }) else { return false }
            return isOfTheEngine(fault, file, declaring: declared, folders)
        }
        return areLacks && add(faults, in: sources)
    }

    /// Whether it is the engine that lacks what an error is about, not a part of the project that is left out or a package that
    /// is not there.
    private func isOfTheEngine(
        _ fault: PreviewDiagnostic, _ file: SourceFile, declaring declared: Set<String>, _ folders: Set<String>
    ) -> Bool {
        if EngineLacks.isOfLanguage(fault.message) { return true }
        guard let name = EngineLacks.lack(in: fault.message), !MissingModules.isOfLibrary(name),
            file.importsWhatIsThere(among: folders, modules)
        else { return false }
        if fault.source?.contains("super.\(name)") == true { return true }
        return !declared.contains(name)
    }

    /// Forgets what may compile now that a file has changed: parts that are not in it any more.
    mutating func update(_ path: String, _ file: SourceFile?) {
        rounds = 0
        if let package = ProjectFolder.package(of: path) { packages[package] = nil }
        files[path] = nil
        plain.remove(path)
        parts[path] = parts[path]?.compactMap { part in
            guard let file, let start = file.original.onlyIndex(of: part.text) else { return nil }
            var moved = part
            moved.range = start..<start + part.text.count
            moved.line = file.lines.line(at: start)
            moved.fault.line += moved.line - part.line
            moved.fault.source = file.lines.content(of: moved.fault.line)
            return moved
        }
        if parts[path]?.isEmpty == true { parts[path] = nil }
    }

    /// Returns the files without the parts that are broken.
    func reduce(_ sources: [String: SourceFile], keeping derived: DerivedFiles = DerivedFiles()) -> [SourceFile] {
        sources.values.filter { !isLeftOut($0.path) }.sorted { $0.path < $1.path }.map { file in
            guard let parts = parts[file.path] else { return file }
            return derived.file(file, text: parts.reduce(file.original) { BrokenPart.blank($1, in: $0) })
        }
    }

    /// Warnings of everything that is left out for it.
    var warnings: [PreviewDiagnostic] {
        packages.sorted { $0.key < $1.key }.map { Self.warning(of: $0, $1) }
            + parts.filter { !isLeftOut($0.key) }.sorted { $0.key < $1.key }.flatMap(\.value)
            .filter { !$0.isConsequence }.map(\.warning)
    }

    private static func warning(of package: String, _ fault: PreviewDiagnostic) -> PreviewDiagnostic {
        var warning = fault
        warning.severity = .warning
        let name = package.split(separator: "/").last ?? ""
        warning.message = "the package \(name) is left out, as it does not compile here: \(fault.message)"
        return warning
    }

    /// The reasons why names don't mean anything any more, by the names of the declarations that are left out.
    var lostNames: [String: String] {
        let lost = parts.values.joined().compactMap { part -> (String, String)? in
            let name = part.kind == .declaration ? part.type : part.kind == .member ? part.member : nil
            return name.map { ($0, part.reason) }
        }
        return Dictionary(lost) { first, _ in first }
    }

    /// The functions without their bodies, by their types' names and their own: `DeckTests.testDeal`.
    var emptied: Set<String> {
        Set(parts.values.joined().filter(\.isOfBody).map { "\($0.type ?? "").\($0.member ?? "")" })
    }

    /// What can't be called.
    var members: BrokenMembers {
        var members = BrokenMembers()
        members.plain = plain
        for part in parts.values.joined() where part.kind == .body {
            if let type = part.type { members.types[type] = part.reason }
            if let member = part.member { members.names[member] = (part.type, part.reason) }
        }
        return members
    }
}

/// The functions and properties whose bodies are left out.
struct BrokenMembers {
    /// The reasons by the full names of the types that have such members.
    fileprivate(set) var types: [String: String] = [:]
    /// The type, if any, and the reason by the members' names.
    fileprivate(set) var names: [String: (type: String?, reason: String)] = [:]

    /// The files of which nothing is generated that answers protocols of theirs.
    fileprivate(set) var plain: Set<String> = []

    var isEmpty: Bool { types.isEmpty && names.isEmpty }

    /// Returns why a member of a type is left out; nil if none is.
    func reason(in type: String) -> String? { types[type] }

    /// Returns why code can't be shown; nil if it can.
    ///
    /// - Parameters:
    ///   - reached: the types of the project that it leads to.
    ///   - used: the names in them and in itself.
    ///   - isOwn: whether a type is the project's.
    /// - Returns: the reason.
    func fault(reached: Set<String>, used: Set<String>, isOwn: (String) -> Bool) -> String? {
        let inTypes = types.sorted { $0.key < $1.key }.first { type, _ in
            reached.contains(type) || reached.contains { type.hasPrefix($0 + ".") }
        }
        if let inTypes { return inTypes.value }
        // Members of a framework's type, and functions outside of any.
        return names.sorted { $0.key < $1.key }.first { name, broken in
            used.contains(name) && !(broken.type.map(isOwn) ?? false)
        }?.value.reason
    }
}

extension SourceFile {
    /// The frameworks of Apple's systems that an app may import beside UIKit and that never add members to its classes which
    /// make up how a view looks.
    private static let systems: Set<String> = [
        "Accelerate", "ActivityKit", "AdSupport", "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioToolbox",
        "AuthenticationServices", "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "CloudKit", "Contacts",
        "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreML",
        "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo",
        "CryptoKit", "Darwin", "EventKit", "GameKit", "GameplayKit", "GLKit", "HealthKit", "ImageIO",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MobileCoreServices",
        "MultipeerConnectivity", "ObjectiveC", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "QuickLook",
        "ReplayKit", "SafariServices", "SceneKit", "Security", "Speech", "SpriteKit", "StoreKit",
        "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchConnectivity", "WebKit",
        "os", "simd",
    ]

    /// Whether every module that the file imports is here, is one of Apple's, or is the project's own or a folder of it: then
    /// nothing but the engine can lack what it uses.
    func importsWhatIsThere(among folders: Set<String>, _ own: Set<String>) -> Bool {
        let known = BuildConditions.modules(for: CollectionOfOne(self)).union(Self.systems).union(own)
        return summary.imports.subtracting(known).allSatisfy { folders.contains($0.lowercased()) }
    }
}

extension SourceFile {
    private static let declaring = ["func", "let", "var"].map { Array($0.utf8) }

    /// The words behind `func`, `let` and `var` in the text, whatever they are in.
    ///
    /// O(bytes).
    fileprivate var declaredNames: Set<String> {
        var names: Set<String> = []
        text.withUnsafeBufferPointer { text in
            var (start, wasDeclaring) = (0, false)
            for end in 0...text.count {
                if end < text.count, text[end].isOfWord { continue }
                let word = text[start..<end]
                if wasDeclaring, !word.isEmpty { names.insert(String(decoding: word, as: UTF8.self)) }
                if !word.isEmpty {
                    wasDeclaring = word.count < 5 && Self.declaring.contains { word.elementsEqual($0) }
                } else if end < text.count, text[end] != UInt8(ascii: " ") {
                    wasDeclaring = false
                }
                start = end + 1
            }
        }
        return names
    }
}

extension UInt8 {
    /// Whether a byte may be in a name.
    fileprivate var isOfWord: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
            true
        default: false
        }
    }
}

extension [UInt8] {
    /// The index at which some bytes stand; nil if they do not, or more than once.
    fileprivate func onlyIndex(of bytes: [UInt8]) -> Int? {
        guard let first = firstRange(of: bytes)?.lowerBound, self[(first + 1)...].firstRange(of: bytes) == nil else {
            return nil
        }
        return first
    }
}
