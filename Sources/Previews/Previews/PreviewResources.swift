import Foundation
import UIKit

/// The files of a previewed folder by the names under which an app has them as resources.
@MainActor
public enum PreviewResources {
    private static var folder: String?
    private static var paths: [String: String] = [:]
    private static var tables: [String: [String: String]] = [:]
    /// The paths of the images by their sizes in bytes; nil before anybody has asked.
    private static var images: [Int: [String]]?

    /// Folders that are no resources.
    private static let skipped: Set<String> = ["Build", "Carthage", "DerivedData", "Pods", "build", "node_modules"]
    /// The greatest number of files that are looked through.
    private static let limit = 50_000

    /// Has files beneath a folder be found, and no others; nil for none.
    package static func use(_ path: String?) {
        (folder, paths, tables, images) = (path, [:], [:], nil)
        EncodedImages.file = path == nil ? nil : { imageFile(of: $0) }
    }

    /// Returns the path of a file, wherever in the folder it lies; nil if there is none.
    ///
    /// Of several, English or base localisations go before others, and then what lies nearer to the folder. O(files) the
    /// first time.
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
        return paths[suffix.isEmpty ? last : "\(last).\(suffix)"]
    }

    /// The path of the folder; that of the program if there is none.
    public static var root: String { folder ?? Bundle.main.bundlePath }

    /// Returns the paths of the files of an extension, in the order of their names; those of all files for nil.
    ///
    /// O(files) the first time.
    public static func paths(ofType type: String?) -> [String] {
        guard let folder else { return [] }
        if paths.isEmpty { paths = find(in: folder) }
        let suffix = type.map { $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
        return paths.sorted { $0.key < $1.key }.filter { $0.key.hasSuffix(suffix) }.map(\.value)
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

    private static func find(in folder: String) -> [String: String] {
        let keys: [URLResourceKey] = [.isSymbolicLinkKey, .isRegularFileKey]
        let all = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        var found: [String: String] = [:]
        var count = 0
        while let url = all?.nextObject() as? URL, count < limit {
            count += 1
            let name = url.lastPathComponent
            let values = try? url.resourceValues(forKeys: Set(keys))
            // A link may lead out of the folder.
            if skipped.contains(name) || values?.isSymbolicLink == true { all?.skipDescendants() }
            guard values?.isRegularFile == true else { continue }
            if let known = found[name], rank(known) <= rank(url.path) { continue }
            found[name] = url.path
        }
        return found
    }

    private static func rank(_ path: String) -> Int {
        let isForeign = path.contains(".lproj/") && !path.contains("/en.lproj/") && !path.contains("/Base.lproj/")
        return path.split(separator: "/").count + (isForeign ? 1000 : 0)
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

    /// Returns a text of a table of localised strings; nil if it has none of that key.
    public static func text(_ key: String, table: String?) -> String? {
        let name = table ?? "Localizable"
        if let known = tables[name] { return known[key] }
        let text = path(of: name, type: "strings").flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
        tables[name] = strings(in: text)
        return tables[name]?[key]
    }

    /// Returns the pairs of a file of strings: `"key" = "text";`.
    static func strings(in text: String) -> [String: String] {
        let string = /"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;/
        return text.matches(of: string).reduce(into: [:]) { $0[plain($1.1)] = plain($1.2) }
    }

    private static func plain(_ text: Substring) -> String {
        String(text).replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }
}
