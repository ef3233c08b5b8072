import Foundation
import PreviewProtocol
import Typesetting

/// The images, colours and fonts of a project, by the names in its code.
struct ProjectAssets: Equatable {
    private(set) var images: [PreviewImage] = []
    private(set) var colors: [ColorAsset] = []
    private(set) var fonts: [PreviewFont] = []
    private(set) var notes: [PreviewDiagnostic] = []

    init() {}

    /// Reads the assets of a project.
    ///
    /// - Parameters:
    ///   - files: all files of the project, relative to its folder.
    ///   - folder: the project's folder.
    init(_ files: [String], in folder: String) {
        var loose: [String: [ImageCandidate]] = [:]
        for path in files {
            let location = folder + "/" + path
            let components = path.split(separator: "/").map(String.init)
            guard let name = components.last else { continue }
            if name == "Contents.json", components.count > 1 {
                readSet(components, location, folder)
            } else if !components.contains(where: { $0.hasSuffix(".xcassets") }) {
                if let candidate = ImageCandidate(name, location) {
                    loose[candidate.name, default: []].append(candidate)
                }
                if ["ttf", "otf", "ttc"].contains((name as NSString).pathExtension.lowercased()) {
                    addFont(path, location)
                }
            }
        }
        for (name, candidates) in loose.sorted(by: { $0.key < $1.key }) { addImage(name, candidates, folder) }
    }

    private mutating func readSet(_ components: [String], _ location: String, _ folder: String) {
        let set = components[components.count - 2]
        let directory = (location as NSString).deletingLastPathComponent
        guard let data = FileManager.default.contents(atPath: location) else { return }
        if set.hasSuffix(".imageset"), let catalogue = try? JSONDecoder().decode(ImageSet.self, from: data) {
            let candidates = catalogue.images.compactMap { image -> ImageCandidate? in
                guard let file = image.filename, image.isLight else { return nil }
                return ImageCandidate(file, directory + "/" + file, scale: image.scaleFactor)
            }
            addImage(String(set.dropLast(9)), candidates, folder)
        } else if set.hasSuffix(".colorset"), let catalogue = try? JSONDecoder().decode(ColorSet.self, from: data) {
            if let color = catalogue.color(named: String(set.dropLast(9))) { colors.append(color) }
        }
    }

    private mutating func addFont(_ path: String, _ location: String) {
        func note(_ reason: String) {
            notes.append(
                PreviewDiagnostic(severity: .note, file: path, message: "the font can't be used: \(reason)"))
        }
        do {
            let name = try FontFile(contentsOf: location).postScriptName
            // Of two files of a font the first one is taken.
            guard !fonts.contains(where: { $0.name == name }) else { return }
            fonts.append(PreviewFont(name: name, path: location))
        } catch {
            note(error.description)
        }
    }

    private mutating func addImage(_ name: String, _ candidates: [ImageCandidate], _ folder: String) {
        guard !images.contains(where: { $0.name == name }) else { return }
        var faults: [String] = []
        for candidate in candidates.sorted(by: { $0.scale > $1.scale }) {
            do {
                let size = try ImageSize.read(candidate.location)
                let file = "preview-\(images.count + 1).\(candidate.type)"
                images.append(
                    PreviewImage(
                        name: name, file: file, path: candidate.location, width: size.width / candidate.scale,
                        height: size.height / candidate.scale))
                return
            } catch {
                faults.append("\(error)")
            }
        }
        if let first = candidates.first, let fault = faults.first {
            notes.append(
                PreviewDiagnostic(
                    severity: .note, file: String(first.location.dropFirst(folder.utf8.count + 1)),
                    message: "the image '\(name)' can't be shown: \(fault)"))
        }
    }

    /// Returns Swift code that finds the colours by name, and declares the symbols for colours and images that Xcode
    /// would.
    ///
    /// - Parameter index: the files that use them, whose own declarations are left out.
    /// - Returns: Swift code.
    func swift(for index: ProjectIndex) -> String { named + symbols(index) }

    private func symbols(_ index: ProjectIndex) -> String {
        let declared = Set(
            index.files.flatMap(\.summary.extensions).flatMap(\.node.memberBlock.members.active)
                .compactMap { MemberSignature($0)?.name })
        let used = index.files.reduce(into: Set<String>()) { $0.formUnion($1.summary.members) }
        func symbols(_ names: [String], _ suffix: String) -> [(symbol: String, name: String)] {
            names.map { (AssetSymbol.name(of: $0, without: suffix), $0) }.filter { used.contains($0.0) }
        }
        func source(_ type: String, _ all: [(symbol: String, name: String)]) -> String {
            let resource = type.dropFirst(2) + "Resource"
            let resources = all.map {
                "static var `\($0.symbol)`: \(resource) { \(resource)(name: \($0.name.literal)) }"
            }
            let own = all.filter { !declared.contains($0.symbol) }.map {
                "@MainActor static var `\($0.symbol)`: \(type) { \(type)(named: \($0.name.literal))! }"
            }
            return """

                struct \(resource) {
                    var name: String
                    \(resources.joined(separator: "\n    "))
                }

                extension \(type) {
                    @MainActor convenience init(resource: \(resource)) { self.init(named: resource.name)! }
                    \(own.joined(separator: "\n    "))
                }

                """
        }
        let types = Set(index.types.map(\.type.name))
        guard types.isDisjoint(with: ["ColorResource", "ImageResource"]) else { return "" }
        return source("UIColor", symbols(colors.map(\.name), "Color"))
            + source("UIImage", symbols(images.map(\.name), "Image"))
    }

    private var named: String {
        let cases = colors.map { color in
            "        case \(color.name.literal): self.init(red: \(color.red), green: \(color.green), blue: \(color.blue), alpha: \(color.alpha))"
        }
        return """

            extension UIColor {
                convenience init?(named name: String) {
                    switch name {
            \((cases + ["        default: return nil"]).joined(separator: "\n"))
                    }
                }

                convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
                    self.init(named: name)
                }
            }

            """
    }
}

/// A colour of an asset catalogue, in sRGB.
struct ColorAsset: Equatable {
    var name: String
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
}

/// An image file with what its name says.
private struct ImageCandidate {
    var name: String
    var location: String
    var scale: Double
    var type: String

    init?(_ file: String, _ location: String, scale: Double? = nil) {
        let url = file as NSString
        let type = url.pathExtension.lowercased()
        guard ["gif", "heic", "jpeg", "jpg", "pdf", "png", "svg", "webp"].contains(type) else { return nil }
        var name = url.deletingPathExtension
        var found = 1.0
        for (suffix, factor) in [("@2x", 2.0), ("@3x", 3.0)] where name.hasSuffix(suffix) {
            name = String(name.dropLast(3))
            found = factor
        }
        self.name = name
        self.location = location
        self.scale = scale ?? found
        self.type = type
    }
}

// MARK: Asset catalogues' files

private struct ImageSet: Decodable {
    struct Image: Decodable {
        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        var filename: String?
        var scale: String?
        var appearances: [Appearance]?

        var isLight: Bool { appearances?.contains { $0.value == "dark" } != true }
        var scaleFactor: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }
    }

    var images: [Image]
}

private struct ColorSet: Decodable {
    struct Entry: Decodable {
        struct Color: Decodable {
            var components: [String: String]?
        }

        var color: Color?
        var appearances: [ImageSet.Image.Appearance]?
    }

    var colors: [Entry]

    func color(named name: String) -> ColorAsset? {
        let light = colors.first { $0.appearances == nil } ?? colors.first
        guard let components = light?.color?.components else { return nil }
        func value(_ key: String) -> Double? { components[key].flatMap(Self.component) }
        if let white = value("white") {
            return ColorAsset(name: name, red: white, green: white, blue: white, alpha: value("alpha") ?? 1)
        }
        guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
        return ColorAsset(name: name, red: red, green: green, blue: blue, alpha: value("alpha") ?? 1)
    }

    /// Returns the number of `0.5`, `128` or `0x80`.
    private static func component(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text) else { return nil }
        return text.contains(".") ? number : number > 1 ? number / 255 : number
    }
}
