import PreviewProtocol
import ProjectFiles
import SwiftSyntax

/// The Swift code that joins the previewed sources to the stage.
struct GeneratedSource {
    /// Declarations that must stand in the files of what they name, by the file's path.
    private(set) var additions: [String: String] = [:]
    /// A file of its own, with the library's entry point.
    private(set) var main = ""

    /// - Parameters:
    ///   - list: what is shown.
    ///   - index: the compiled files.
    ///   - assets: the project's images and colours.
    ///   - models: the project's data models.
    ///   - folder: the path of the project's folder.
    ///   - lacking: the modules that the project imports and that are not here.
    init(
        _ list: SceneList, _ index: ProjectIndex, _ assets: ProjectAssets, models: [DataModel] = [], in folder: String,
        lacking: [String] = []
    ) {
        var added: Set<String> = []
        for scene in list.scenes {
            // What a `#Preview` becomes names a type of the module.
            switch scene.content {
            case .preview: add("", to: scene.file)
            case .controller(let controller):
                add(
                    "@MainActor func \(controller.function)() -> UIViewController { \(controller.code) }",
                    to: controller.file)
            case .view(let view):
                add("@MainActor func \(view.function)() -> UIView { \(view.code) }", to: view.file)
            case .swiftUI(let host):
                add("@MainActor func \(host.function)() -> UIViewController { \(host.code) }", to: host.file)
            case .app(let app):
                add("@MainActor func \(app.function)() -> Previews.PreviewContent { \(app.code) }", to: app.file)
            case .layout(let layout):
                add(
                    "@MainActor func \(layout.function)() -> Previews.LayoutPreviewController { \(layout.body) }",
                    to: layout.file)
            case .storyboard: break
            }
            for (_, property, part) in scene.parameters {
                // Other parts of it, and other scenes, have the same value.
                if added.insert("\(property.owner).\(Self.initial(property))").inserted {
                    add(Self.initialValue(property, index), to: property.file)
                }
                let function = Self.function(property, part)
                if added.insert(function).inserted { add(Self.parameter(property, part, function), to: property.file) }
            }
        }
        let hosted = Set(
            list.scenes.compactMap { if case .swiftUI(let host) = $0.content { host.file.path } else { nil } })
        let connections = InterfaceConnections(index)
        for (path, text) in connections.additions { additions[path, default: ""] += text }
        for path in additions.keys {
            let swiftUI = hosted.contains(path) ? "import SwiftUI\n" : ""
            additions[path] =
                "import Previews\nimport struct SceneContract.ColorText\n\(swiftUI)import UIKit\n\(additions[path] ?? "")"
        }
        main = Self.main(list, assets, index, connections, models.registration(in: index), folder, lacking)
    }

    private mutating func add(_ declaration: String, to file: SourceFile) {
        additions[file.path, default: ""] += declaration + "\n"
    }

    // MARK: Parameters

    private static func function(_ property: TunableProperty, _ part: String?) -> String {
        let owner = property.owner.replacing(".", with: "_")
        return "zoetropeParameter_\(property.file.identifier)_\(owner)_\(property.name)\(part.map { "_" + $0 } ?? "")"
    }

    /// The name of the function that makes a property's initial value.
    private static func initial(_ property: TunableProperty) -> String { "zoetropeInitial_\(property.name)()" }

    /// Returns that function, which is put into the class, where the names in the value mean what they mean there.
    private static func initialValue(_ property: TunableProperty, _ index: ProjectIndex) -> String {
        // Its lines stay: a comment and `#if` end with theirs.
        let value = RewritingRule.rewritten(property.value, in: property.file, index)
        return "extension \(property.owner) { "
            + "@MainActor fileprivate static func \(initial(property)) -> \(property.type) {\n\(value)\n} }"
    }

    private static func parameter(_ property: TunableProperty, _ part: String?, _ function: String) -> String {
        let name = property.name + (part?.capitalizedFirst ?? "")
        let path = "\\\(property.owner).`\(property.name)`" + (part.map { "." + $0 } ?? "")
        let value = "\(property.owner).\(initial(property))"
        let common = "name, of: \(property.owner).self, \(path), "
        let end =
            "summary: \(property.help.literal), source: Previews.PreviewSource(file: \(property.file.location.literal), "
            + "line: \(property.line)))"
        let call: String
        switch property.kind {
        case .number, .parts:
            let initial = "Double(\(value)\(part.map { "." + $0 } ?? ""))"
            call = """
                let value = \(initial)
                    return .number(\(common)in: \(range(property, name, ".tuningRange")), unit: \(unit(property, name)), \
                default: value, \(end)
                """
        case .integer:
            call = """
                let value = \(value)
                    return .integer(\(common)in: \(range(property, name, ".tuningRange", isInteger: true)), \
                default: value, \(end)
                """
        case .toggle:
            call = "return .toggle(\(common)default: \(value), \(end)"
        case .color:
            call = "return .color(\(common)default: SceneContract.ColorText(\(value)).text, \(end)"
        case .choice(let type, let cases):
            let choices = cases.map { "(\($0.literal), \(type).`\($0)`)" }.joined(separator: ", ")
            let isDefault = cases.map { "\(type).`\($0)` == value ? \($0.literal) : " }.joined()
            call = """
                let value = \(value)
                    return .choice(\(common)from: [\(choices)], default: \(isDefault)"", \(end)
                """
        }
        return """
            @MainActor func \(function)(_ name: String) -> Previews.PreviewParameter {
                \(call)
            }
            """
    }

    private static func range(
        _ property: TunableProperty, _ name: String, _ natural: String, isInteger: Bool = false
    ) -> String {
        guard let bounds = property.bounds else { return "value\(natural)(named: \(name.literal))" }
        if isInteger, bounds.lower.contains(".") || bounds.upper.contains(".") {
            return "Int(\(bounds.lower))...Int(\(bounds.upper))"
        }
        return "(\(bounds.lower))...(\(bounds.upper))"
    }

    private static func unit(_ property: TunableProperty, _ name: String) -> String {
        if let unit = property.bounds?.unit { return "." + unit }
        if case .parts = property.kind { return ".points" }
        let name = name.lowercased()
        func says(_ words: String...) -> Bool { words.contains { name.contains($0) } }
        if property.type.hasSuffix("TimeInterval") || says("duration", "delay") { return ".seconds" }
        if says("angle", "rotation") { return ".radians" }
        if says("alpha", "opacity", "fraction", "ratio", "scale", "damping", "progress", "percent") {
            return ".fraction"
        }
        if says(
            "spacing", "inset", "radius", "width", "height", "offset", "margin", "padding", "distance", "gap", "overlap"
        ) {
            return ".points"
        }
        return ".none"
    }

    // MARK: The library

    private static func main(
        _ list: SceneList, _ assets: ProjectAssets, _ index: ProjectIndex, _ connections: InterfaceConnections,
        _ models: String, _ folder: String, _ lacking: [String]
    ) -> String {
        let interfaces = (index.interfaces.files + index.interfaces.launchScreens).map {
            "Previews.PreviewInterface(path: \("\(folder)/\($0.path)".literal))"
        }
        let generics =
            connections.generics.isEmpty ? "" : "generics: [\(connections.generics.joined(separator: ", "))], "
        let seesSwiftUI = index.files.contains { $0.summary.imports.contains("SwiftUI") }
        // Statements that make a view are no function of UIKit's, whatever is wrong with them.
        let others = seesSwiftUI ? "@_disfavoredOverload " : ""
        let classes = connections.entries.isEmpty ? "[]" : connections.entries.joined(separator: " + ")
        // Code that keeps the screen's size in a constant has one for all of the project's previews, which are in one process.
        let usual = index.interfaces.first?.device.swift ?? ".stage"
        let delegate = list.scenes.lazy.compactMap { scene -> String? in
            if case .app(let app) = scene.content { app.application } else { nil }
        }.first
        let previews = list.scenes.map {
            preview($0, folder, lacking, usual: usual, lost: list.lost(by: $0), asks: delegate != nil)
        }.joined(separator: ",\n")
        let answers = SampleUse.keys(of: index).map { "[\($0.map(\.literal).joined(separator: ", "))]" } ?? "nil"
        return """
            \(models.isEmpty ? "" : "import CoreData")
            \(connections.usesMaps ? "import MapKit" : "")
            import Previews
            import SceneContract
            import UIKit
            \(seesSwiftUI ? "import SwiftUI" : "")

            @_cdecl("zoetrope_preview_library")
            public func zoetropePreviewLibrary() -> UnsafeMutableRawPointer {
                Previews.SampleNotice.begin(\(answers))
                \(models)return MainActor.assumeIsolated {
                    Previews.PreviewLibrary([
            \(previews)
                    ], colors: \(assets.colorList), interfaces: [\(interfaces.joined(separator: ", "))],
                    classes: \(classes), \(generics)resources: \(folder.literal)).opaque
                }
            }

            \(delegate.map { "@MainActor func zoetropeDelegate() -> any UIApplicationDelegate { \($0) }" } ?? "")

            \(others)@MainActor func zoetropeContent(_ make: @MainActor () -> UIViewController) -> Previews.PreviewContent {
                .viewController(make())
            }

            \(others)@MainActor func zoetropeContent(_ make: @MainActor () -> UIView) -> Previews.PreviewContent {
                .view(make())
            }
            \(seesSwiftUI ? swiftUIContent : "")
            \(assets.symbols(for: index))
            """
    }

    /// The function by which a `#Preview` shows a view of SwiftUI's.
    private static let swiftUIContent = """

        @MainActor func zoetropeContent<Shown: SwiftUI.View>(
            @SwiftUI.ViewBuilder _ make: @MainActor () -> Shown
        ) -> Previews.PreviewContent {
            .viewController(SwiftUI.StageApps.controller(of: make))
        }
        """

    private static func preview(
        _ scene: SceneList.Scene, _ folder: String, _ lacking: [String], usual: String, lost: String,
        asks: Bool
    ) -> String {
        var parameters = scene.parameters.map { name, property, part in "\(function(property, part))(\(name.literal))" }
        let size: String
        let make: String
        var actions = ""
        var delegate = asks ? "zoetropeDelegate" : "nil"
        switch scene.content {
        case .preview(let preview):
            size = preview.size.swift
            make = "\(preview.function)()"
        case .app(let app):
            size = app.device.swift
            make = "\(app.function)()"
            delegate = "nil"
        case .controller(let controller):
            size = usual
            make = ".viewController(\(controller.function)())"
        case .swiftUI(let host):
            size = usual
            make = ".viewController(\(host.function)())"
        case .view(let view):
            size = ".fitting"
            make = ".view(\(view.function)())"
        case .storyboard(let scene):
            size = scene.device.swift
            make =
                ".viewController(Previews.PreviewLibrary.controller("
                + "ofStoryboard: \("\(folder)/\(scene.path)".literal), \(scene.id.literal)))"
        case .layout(let layout):
            size = usual
            make = ".viewController(\(layout.function)())"
            actions = ", actions: Previews.LayoutPreviewController.previewActions"
            parameters = ["\n"] + parameters
        }
        let modules = lacking.map(\.literal).joined(separator: ", ")
        let isLayout = parameters.first == "\n"
        let own = "[\(parameters.filter { $0 != "\n" }.joined(separator: ", "))]"
        let all = isLayout ? "Previews.LayoutPreviewController.previewParameters(beside: \(own))" : own
        return """
                        Previews.Preview(
                            name: \(scene.name.literal), title: \(scene.title.literal),
                            summary: \(scene.origin.literal),
                            source: Previews.PreviewSource(file: \(scene.file.location.literal), line: \(scene.line)),
                            size: \(size), parameters: \(all)\(actions), lacking: [\(modules)],
                            lost: \(lost.literal), delegate: \(delegate)
                        ) { \(make) }
            """
    }
}

extension SceneList.Scene {
    /// What in the sources is shown, and where it stands.
    fileprivate var origin: String {
        let what =
            switch content {
            case .preview: "#Preview"
            case .app(let app): "The app, as \(app.delegate.name) starts it"
            case .controller: "View controller"
            case .swiftUI(let host): host.isApp ? "The app \(host.type.name)" : "View of SwiftUI"
            case .view: "View"
            case .layout: "Layout, with cells of its own"
            case .storyboard(let scene): "View controller of \(scene.storyboard).storyboard"
            }
        return "\(what), \(file.path):\(line)"
    }
}

extension InterfaceDevice? {
    fileprivate var swift: String {
        map { ".fixed(width: \($0.width), height: \($0.height))" } ?? ".stage"
    }
}

extension DeclaredPreview.Size {
    fileprivate var swift: String {
        switch self {
        case .stage: ".stage"
        case .landscape: ".landscape"
        case .fixed(let width, let height): ".fixed(width: \(width), height: \(height))"
        case .fitting: ".fitting"
        }
    }
}

extension String {
    /// The value as a literal of Swift.
    var literal: String {
        "\""
            + unicodeScalars.map { scalar in
                switch scalar {
                case "\"": "\\\""
                case "\\": "\\\\"
                case "\n": "\\n"
                default: scalar.value < 0x20 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
                }
            }.joined() + "\""
    }
}
