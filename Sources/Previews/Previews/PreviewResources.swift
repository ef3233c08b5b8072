import Foundation
import StageTime
import UIKit

/// The files of a previewed folder by the names under which an app has them as resources.
@MainActor
public enum PreviewResources {
    private static var folder: String?
    /// The files of each name, the one that it stands for first.
    private static var paths: [String: [String]] = [:]
    /// The folders of each name, which a project may have in its bundle as they are.
    private static var folders: [String: [String]] = [:]
    /// The files of each name that pods and packages have; nil before one was looked for that the project has not.
    private static var packages: [String: [String]]?
    private static var tables: [String: [String: String]] = [:]
    /// The paths of the images by their sizes in bytes; nil before anybody has asked.
    private static var images: [Int: [String]]?
    /// What the app's property list says; nil before anybody has asked.
    private static var entries: [String: Any]?
    /// What the environment has for the app; nil before anybody has asked.
    private static var variables: [String: String]?

    /// Folders that are no resources.
    private static let skipped: Set<String> = ["Build", "Carthage", "DerivedData", "Pods", "build", "node_modules"]
    /// Where package managers put what a project depends on.
    private static let packageFolders = ["Pods", "Carthage/Checkouts", ".build/checkouts"]
    /// The greatest number of files that are looked through.
    private static let limit = 50_000

    /// Has files beneath a folder be found, and no others; nil for none.
    package static func use(_ path: String?) {
        (folder, paths, folders, packages, tables) = (path, [:], [:], nil, [:])
        (images, entries, variables) = (nil, nil, nil)
        EncodedImages.file = path == nil ? nil : { imageFile(of: $0) }
        let answers = path.map(KeptAnswers.init)
        SampleAnswers.kept = answers.map { answers in { answers.data(for: $0) } }
    }

    /// Returns whether a path is that of a bundle: a folder that is there, or one that an app would have.
    nonisolated public static func isBundle(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return path.hasSuffix(".bundle")
            || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Returns the path of a file, or else of a folder, wherever in the folder it lies; nil if there is none.
    ///
    /// Of several, English or base localisations go before others, and then what lies nearer to the folder; what a pod or a package
    /// has is found where the project has none of that name. O(files) the first time.
    ///
    /// - Parameters:
    ///   - name: the file's name, with or without its extension.
    ///   - type: its extension; nil or empty if the name has it.
    /// - Returns: the path.
    public static func path(of name: String?, type: String?) -> String? {
        guard let folder, let name, !name.isEmpty else { return nil }
        if paths.isEmpty { paths = find(in: folder) }
        let last = name.split(separator: "/").last.map(String.init) ?? name
        let suffix = type.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
        // The bundle of a library's resources, which lie in the folder.
        if suffix == "bundle" || last.hasSuffix(".bundle") { return folder }
        let full = suffix.isEmpty ? last : "\(last).\(suffix)"
        if let path = (paths[full] ?? folders[full])?.first { return path }
        let source = compiled.first { full.hasSuffix($0.key) }
            .flatMap { kind in
                let source = String(full.dropLast(kind.key.count)) + kind.value
                return (paths[source] ?? folders[source])?.first
            }
        return source ?? pathInPackages(full)
    }

    private static func pathInPackages(_ name: String) -> String? {
        guard let folder else { return nil }
        let known =
            packages
            ?? packageFolders.reduce(into: [:]) { found, place in
                let files = FolderFiles(beneath: "\(folder)/\(place)", without: [], limit: limit).files
                let named = Dictionary(grouping: files) { String($0.lastPart) }
                found.merge(named.mapValues { $0.sorted { (rank($0), $0) < (rank($1), $1) } }) { first, _ in first }
            }
        packages = known
        return known[name]?.first
    }

    /// The extensions of what a build makes, and those of what it is made of, which stands for it.
    private static let compiled = [
        ".mom": ".xcdatamodel", ".momd": ".xcdatamodeld", ".nib": ".xib", ".storyboardc": ".storyboard",
    ]

    /// The path of the folder; that of the program if there is none.
    public static var root: String { folder ?? Bundle.main.bundlePath }

    /// The keys that an app's property list has, and none of its tests or extensions.
    private static let appKeys = [
        "LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UILaunchScreen", "UILaunchStoryboardName",
        "UIMainStoryboardFile",
    ]

    /// The property list of the project's app, which is named `Info.plist` or ends so; of several, the first with what apps have.
    private static var appList: [String: Any] {
        let others = paths(ofType: "plist").filter { $0.hasSuffix("-Info.plist") }
        let lists = ((paths["Info.plist"] ?? []) + others).lazy.compactMap { path in
            (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap {
                try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
            }
        }
        return lists.first { list in appKeys.contains { list[$0] != nil } && list["NSExtension"] == nil }
            ?? lists.first ?? [:]
    }

    /// What an app's property list says of it: the keys by which code asks for its name and version, and those of the project's
    /// own list, with the values that its configuration files have for the build.
    ///
    /// It is read once, as code may ask at each request.
    public static var information: [String: Any] {
        if let entries { return entries }
        let name = URL(fileURLWithPath: root).lastPathComponent
        let files = paths(ofType: "xcconfig").compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        let settings = BuildSettings(name: name, files: files)
        let own = appList.mapValues(settings.expanded)
        let defaults: [String: Any] = [
            "CFBundleDisplayName": name, "CFBundleExecutable": name, "CFBundleIdentifier": "app.\(name)",
            "CFBundleName": name, "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
        let all = own.merging(defaults) { own, _ in own }
        entries = all
        return all
    }

    /// The environment variables that an app which Xcode runs has: the process's, and those of the project's schemes.
    ///
    /// They are read once, as code may ask at each request.
    public static var environment: [String: String] {
        if let variables { return variables }
        let schemes = SchemeVariables.read(paths(ofType: "xcscheme"))
        let all = ProcessInfo.processInfo.environment.merging(schemes) { $1 }
        variables = all
        return all
    }

    /// Returns the paths of the files of an extension, in the order of their names; those of all files for nil.
    ///
    /// O(files) the first time.
    public static func paths(ofType type: String?) -> [String] {
        guard let folder else { return [] }
        if paths.isEmpty { paths = find(in: folder) }
        let suffix = type.map { $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
        return paths.sorted { $0.key < $1.key }.filter { $0.key.hasSuffix(suffix) }.map { $0.value[0] }
    }

    /// Returns the name of the image file that has some bytes; nil if none has.
    ///
    /// O(files) the first time.
    private static func imageFile(of data: Data) -> String? {
        let known =
            images
            ?? Dictionary(
                grouping: ["gif", "jpeg", "jpg", "png", "webp"].flatMap {
                    paths(ofType: $0) + paths(ofType: $0.uppercased())
                }
            ) { path in
                (try? URL(fileURLWithPath: path).resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
            }
        images = known
        let same = known[data.count]?.first { (try? Data(contentsOf: URL(fileURLWithPath: $0))) == data }
        return same.map { URL(fileURLWithPath: $0).lastPathComponent }
    }

    private static func find(in folder: String) -> [String: [String]] {
        let content = FolderFiles(beneath: folder, without: skipped, limit: limit)
        var found: [String: [String]] = [:]
        // Folders that have code somewhere, which are in no bundle.
        var coded: Set<Substring> = []
        for path in content.files {
            let name = path.lastPart
            found[String(name), default: []].append(path)
            guard let dot = name.lastIndex(of: "."), code.contains(name[dot...]) else { continue }
            var parent = path.dropLast(name.count + 1)
            while parent.count > folder.count, coded.insert(parent).inserted {
                parent = parent.dropLast(parent.lastPart.count + 1)
            }
        }
        // Of files of one name those beside the app's code come before those that tests or nothing have.
        func distance(_ path: String) -> Int {
            let parts = path.dropFirst(folder.count).split(separator: "/")
            guard parts.count > 1, let top = parts.first else { return 0 }
            return top.hasSuffix("Tests") ? 2000 : coded.contains("\(folder)/\(top)") ? 0 : 100
        }
        func ranked(_ same: [String]) -> [String] {
            guard same.count > 1 else { return same }
            return same.map { (rank($0) + distance($0), $0) }.sorted { $0 < $1 }.map(\.1)
        }
        folders = Dictionary(grouping: content.folders.filter { !coded.contains($0[...]) }) { String($0.lastPart) }
            .mapValues(ranked)
        return found.mapValues(ranked)
    }

    /// The ends of files' names that say that they are code.
    private static let code: Set<Substring> = [".h", ".m", ".mm", ".swift"]

    private static func rank(_ path: String) -> Int {
        let isBase = path.contains("/Base.lproj/")
        let isForeign = path.contains(".lproj/") && !path.contains("/en.lproj/") && !isBase
        // A base localisation may be in any language.
        return 2 * path.split(separator: "/").count + (isForeign ? 1000 : isBase ? 1 : 0)
    }

    /// Returns the contents of a data set of an asset catalogue; nil if there is none.
    public static func data(ofAsset name: String) -> Data? {
        guard let folder else { return nil }
        let all = FileManager.default.enumerator(atPath: folder)
        while let path = all?.nextObject() as? String {
            guard path.hasSuffix("/\(name).dataset/Contents.json") else { continue }
            let set = URL(fileURLWithPath: "\(folder)/\(path)").deletingLastPathComponent()
            let files = (try? FileManager.default.contentsOfDirectory(atPath: set.path)) ?? []
            return files.sorted().first { $0 != "Contents.json" }
                .flatMap { try? Data(contentsOf: set.appendingPathComponent($0)) }
        }
        return nil
    }

    /// Returns a text of a table of localised strings; nil if there is none of that key.
    ///
    /// Each module of a project has its own files: what none of the nearest has, the others may. O(files) the first time.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - table: the files' name without its extension; nil for `Localizable`.
    /// - Returns: the text in English or the project's own language.
    public static func text(_ key: String, table: String?) -> String? {
        let name = table ?? "Localizable"
        if let known = tables[name] { return known[key] }
        if paths.isEmpty, let folder { paths = find(in: folder) }
        func read(_ type: String, _ parse: (Data) -> [String: String]) -> [String: String] {
            (paths["\(name).\(type)"] ?? []).reduce(into: [:]) { texts, path in
                guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return }
                texts.merge(parse(data)) { nearest, _ in nearest }
            }
        }
        let texts = read("strings", LocalizedTexts.ofTable)
            .merging(read("xcstrings", LocalizedTexts.ofCatalogue)) { table, _ in table }
        tables[name] = texts
        return texts[key]
    }
}

extension StringProtocol {
    /// What follows the last slash.
    fileprivate var lastPart: SubSequence { self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...] }
}
