import Foundation
import Photos
import PreviewProtocol
import StageModel
import Typesetting

/// The images, colours and fonts of a project, by the names in its code.
package struct ProjectAssets: Equatable {
    package private(set) var images: [PreviewImage] = []
    package private(set) var colors: [ColorAsset] = []
    package private(set) var fonts: [PreviewFont] = []
    package private(set) var notes: [PreviewDiagnostic] = []
    /// Whether a folder of a catalogue is named before what is in it, by its path.
    private var namespaces: [String: Bool] = [:]

    /// Makes assets of nothing.
    package init() {}

    /// Reads the assets of a project.
    ///
    /// - Parameters:
    ///   - files: all files of the project, relative to its folder.
    ///   - project: the project, beneath whose folder all of them are opened.
    package init(_ files: [String], in project: ProjectFolder) {
        guard let folder = project.root else { return }
        var loose: [String: [ImageCandidate]] = [:]
        // By names whose accents may be written in one way or the other, which are the same to a Mac.
        let known = Dictionary(files.map { ($0, $0) }) { first, _ in first }
        for path in files {
            let components = path.split(separator: "/").map(String.init)
            guard let name = components.last else { continue }
            if name == "Contents.json", components.count > 1 {
                readSet(components, path, folder, known)
            } else if !components.contains(where: { $0.hasSuffix(".xcassets") }) {
                if let candidate = ImageCandidate(name, path) {
                    loose[candidate.name, default: []].append(candidate)
                }
                if ["ttf", "otf", "ttc"].contains((name as NSString).pathExtension.lowercased()) {
                    addFont(path, folder)
                }
            }
        }
        for (name, candidates) in loose.sorted(by: { $0.key < $1.key }) { addImage(name, candidates, folder) }
    }

    private mutating func readSet(
        _ components: [String], _ path: String, _ folder: OpenFolder, _ known: [String: String]
    ) {
        let set = components[components.count - 2]
        let directory = (path as NSString).deletingLastPathComponent
        guard let bytes = try? folder.read(beneath: path) else { return }
        let data = Data(bytes)
        if set.hasSuffix(".imageset"), let catalogue = try? JSONDecoder().decode(ImageSet.self, from: data) {
            let candidates = catalogue.images.compactMap { image -> ImageCandidate? in
                guard let file = image.filename, image.isLight else { return nil }
                let path = directory + "/" + file
                return ImageCandidate(
                    file, known[path] ?? path, scale: image.scaleFactor, resizing: image.resizing)
            }
            let name = namespace(components, folder) + set.dropLast(9)
            addImage(name, candidates, folder, isTemplate: catalogue.isTemplate)
        } else if set.hasSuffix(".colorset"), let catalogue = try? JSONDecoder().decode(ColorSet.self, from: data) {
            let name = namespace(components, folder) + set.dropLast(9)
            if let color = catalogue.color(named: name) { colors.append(color) }
        }
    }

    /// Returns what stands before the name of a catalogue's set, `Cards/`: the folders around it that provide a namespace.
    private mutating func namespace(_ components: [String], _ folder: OpenFolder) -> String {
        guard let catalogue = components.lastIndex(where: { $0.hasSuffix(".xcassets") }) else { return "" }
        var name = ""
        for index in components.indices.dropLast(2) where index > catalogue {
            let path = components[...index].joined(separator: "/") + "/Contents.json"
            if namespaces[path] == nil {
                let data = (try? folder.read(beneath: path)).map { Data($0) } ?? Data()
                let group = try? JSONDecoder().decode(AssetGroup.self, from: data)
                namespaces[path] = group?.properties?.isNamespace ?? false
            }
            if namespaces[path] == true { name += components[index] + "/" }
        }
        return name
    }

    private mutating func addFont(_ path: String, _ folder: OpenFolder) {
        func note(_ reason: String) {
            notes.append(
                PreviewDiagnostic(severity: .note, file: path, message: "the font can't be used: \(reason)"))
        }
        do {
            let name = try FontFile(try folder.read(beneath: path, limit: FontFile.limit)).postScriptName
            // Of two files of a font the first one is taken.
            guard !fonts.contains(where: { $0.name == name }) else { return }
            fonts.append(PreviewFont(name: name, path: path))
        } catch {
            note("\(error)")
        }
    }

    private mutating func addImage(
        _ name: String, _ candidates: [ImageCandidate], _ folder: OpenFolder, isTemplate: Bool = false
    ) {
        guard !images.contains(where: { $0.name == name }) else { return }
        var faults: [String] = []
        // What pages can't draw keeps its place, so that code finds an image, if there is no other file of it.
        var undrawn: (image: PreviewImage, fault: String)?
        for candidate in candidates.sorted(by: { $0.scale > $1.scale }) {
            do {
                let size = try ImageSize.read(candidate.location, in: folder)
                let file = "preview-\(images.count + 1).\(candidate.type)"
                let image = PreviewImage(
                    name: name, file: file, path: candidate.location, width: size.width / candidate.scale,
                    height: size.height / candidate.scale, isTemplate: isTemplate,
                    resizing: candidate.resizing?.caps(scale: candidate.scale))
                guard let fault = size.fault else {
                    images.append(image)
                    return
                }
                undrawn = undrawn ?? (image, fault)
            } catch {
                faults.append("\(error)")
            }
        }
        if let undrawn {
            images.append(undrawn.image)
            return note(name, undrawn.image.path, undrawn.fault)
        }
        if let first = candidates.first, let fault = faults.first { note(name, first.location, fault) }
    }

    private mutating func note(_ name: String, _ path: String, _ fault: String) {
        notes.append(
            PreviewDiagnostic(
                severity: .note, file: path, message: "the image '\(name)' can't be shown: \(fault)"))
    }
}

/// A colour of an asset catalogue, in sRGB.
package struct ColorAsset: Equatable {
    /// Components in 0...1.
    package struct Components: Equatable {
        package var red: Double
        package var green: Double
        package var blue: Double
        package var alpha: Double
        /// The name of the system's colour that it is instead of these components; nil for none.
        package var system: String?

        /// Makes components in 0...1.
        package init(red: Double, green: Double, blue: Double, alpha: Double) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        /// Makes a colour of the system's, as `labelColor`.
        package init(system: String) {
            self.init(red: 0, green: 0, blue: 0, alpha: 0)
            self.system = system
        }
    }

    package var name: String
    package var light: Components
    /// The colour in the dark appearance; nil for the same one.
    package var dark: Components?

    /// Makes a colour of its components in each appearance.
    package init(name: String, light: Components, dark: Components? = nil) {
        (self.name, self.light, self.dark) = (name, light, dark)
    }
}

/// An image file with what its name says.
private struct ImageCandidate {
    var name: String
    /// The path from the project's folder on, which may lead out of it.
    var location: String
    var scale: Double
    var type: String
    var resizing: ImageSet.Resizing?

    init?(_ file: String, _ location: String, scale: Double? = nil, resizing: ImageSet.Resizing? = nil) {
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
        self.resizing = resizing
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
        var resizing: Resizing?

        var isLight: Bool { appearances?.contains { $0.value == "dark" } != true }
        var scaleFactor: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }
    }

    /// What of an image keeps its size, in pixels.
    struct Resizing: Decodable {
        struct Insets: Decodable {
            var top: Double?
            var left: Double?
            var bottom: Double?
            var right: Double?
        }

        struct Center: Decodable {
            var mode: String?
        }

        var insets: Insets?
        var center: Center?

        enum CodingKeys: String, CodingKey {
            case insets = "cap-insets"
            case center
        }

        /// Returns the edges in points.
        func caps(scale: Double) -> ImageResizing? {
            guard let insets else { return nil }
            func points(_ pixels: Double?) -> Double { (pixels ?? 0) / scale }
            return ImageResizing(
                top: points(insets.top), left: points(insets.left), bottom: points(insets.bottom),
                right: points(insets.right), isTiled: center?.mode == "tile")
        }
    }

    struct Properties: Decodable {
        var intent: String?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
        }
    }

    var images: [Image]
    var properties: Properties?

    var isTemplate: Bool { properties?.intent == "template" }
}

/// A folder of a catalogue.
private struct AssetGroup: Decodable {
    struct Properties: Decodable {
        var isNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case isNamespace = "provides-namespace"
        }
    }

    var properties: Properties?
}

private struct ColorSet: Decodable {
    struct Entry: Decodable {
        struct Color: Decodable {
            var components: [String: String]?
            var reference: String?
        }

        var color: Color?
        var appearances: [ImageSet.Image.Appearance]?
    }

    var colors: [Entry]

    func color(named name: String) -> ColorAsset? {
        let light = (colors.first { $0.appearances == nil } ?? colors.first)?.components
        let dark = colors.first { $0.appearances?.contains { $0.value == "dark" } == true }?.components
        return light.map { ColorAsset(name: name, light: $0, dark: dark == $0 ? nil : dark) }
    }
}

extension ColorSet.Entry {
    fileprivate var components: ColorAsset.Components? {
        if let reference = color?.reference { return ColorAsset.Components(system: reference) }
        guard let components = color?.components else { return nil }
        func value(_ key: String) -> Double? { components[key].flatMap(Self.component) }
        let alpha = value("alpha") ?? 1
        if let white = value("white") {
            return ColorAsset.Components(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
        return ColorAsset.Components(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns the number of `0.5`, `128` or `0x80`.
    private static func component(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text) else { return nil }
        return text.contains(".") ? number : number > 1 ? number / 255 : number
    }
}
