import SwiftSyntax

/// What is SwiftUI's and can be shown: an app, a type with previews, or a view that is made of nothing.
struct DeclaredHost {
    var title: String
    var file: SourceFile
    var type: TypeDeclaration
    var line: Int
    /// Whether it is an app.
    var isApp: Bool
    /// The function that makes a controller which shows it.
    var function: String
    /// The expression in it.
    var code: String

    /// The greatest number of types with previews, and of views, that are shown.
    private static let limit = 12

    /// Returns a project's apps, and its types with previews; without both, and without a `#Preview`, the views that can be made
    /// of nothing and that no other type names.
    static func all(in index: ProjectIndex) -> [DeclaredHost] {
        let types = index.ownTypes.filter { file, type in
            file.summary.imports.contains("SwiftUI") && !type.isHidden && !type.isGeneric && !type.isLocal
                && [.structure, .class, .enumeration].contains(type.kind)
        }
        func conforming(to name: String) -> [(file: SourceFile, type: TypeDeclaration)] {
            guard index.type(named: name) == nil else { return [] }
            return types.filter { index.inherited(by: $0.type).contains(name) }
        }
        let apps = conforming(to: "App").map { file, type in
            DeclaredHost(file, type, title: "App", "SwiftUI.StageApps.controller(of: \(type.name).self)", isApp: true)
        }
        let previews = conforming(to: "PreviewProvider").prefix(limit).map { file, type in
            DeclaredHost(
                file, type, title: title(of: type.name),
                "SwiftUI.StageApps.controller { \(type.name).previews }")
        }
        guard apps.isEmpty, previews.isEmpty, index.files.allSatisfy(\.summary.previews.isEmpty) else {
            return apps + previews
        }
        let views = conforming(to: "View").filter { _, type in needsNothing(type) }
        let named = types.reduce(into: Set<String>()) { names, element in
            names.formUnion(UsedNames(in: element.type.node).names.subtracting([element.type.name]))
        }
        let free = views.filter { !named.contains($0.type.name) }
        return (free.isEmpty ? views : free).prefix(limit).map { file, type in
            DeclaredHost(file, type, title: type.name, "SwiftUI.StageApps.controller { \(type.name)() }")
        }
    }

    private init(_ file: SourceFile, _ type: TypeDeclaration, title: String, _ code: String, isApp: Bool = false) {
        (self.file, self.type, self.title, self.code, self.isApp) = (file, type, title, code, isApp)
        line = file.line(of: type.node)
        function = "zoetropeHost_\(file.identifier)_\(type.name.replacing(".", with: "_"))"
    }

    /// `Card` of `Card_Previews` and of `CardPreview`.
    private static func title(of name: String) -> String {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        for end in ["_Previews", "_Preview", "Previews", "Preview"] where last.hasSuffix(end) && last != end {
            return String(last.dropLast(end.count))
        }
        return last
    }

    /// Whether a structure can be made by `()`.
    private static func needsNothing(_ type: TypeDeclaration) -> Bool {
        let initializers = type.initializers
        guard initializers.isEmpty else { return initializers.contains(where: \.needsNothing) }
        return type.members.active.allSatisfy { $0.as(VariableDeclSyntax.self)?.needsArgument != true }
    }
}

extension VariableDeclSyntax {
    /// Whether a structure's own initialiser must be told its value.
    fileprivate var needsArgument: Bool {
        guard !modifiers.has("static") else { return false }
        let wrappers = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.plainName }
        if !Set(wrappers).isDisjoint(with: ["Environment", "EnvironmentObject", "Namespace", "FocusState"]) {
            return false
        }
        return bindings.contains { binding in
            binding.initializer == nil && binding.accessorBlock == nil
                && !(bindingSpecifier.text == "var"
                    && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true)
                && !wrappers.contains("AppStorage")
        }
    }
}

extension SourceFile {
    /// Whether it declares an app of SwiftUI's.
    var declaresSwiftUIApp: Bool {
        summary.imports.contains("SwiftUI") && summary.types.contains { $0.inherited.contains("App") }
    }

    /// Whether it declares an app, or previews, of SwiftUI's.
    var declaresHosts: Bool {
        declaresSwiftUIApp
            || summary.imports.contains("SwiftUI")
                && summary.types.contains { $0.inherited.contains("PreviewProvider") && !$0.isHidden }
    }
}
