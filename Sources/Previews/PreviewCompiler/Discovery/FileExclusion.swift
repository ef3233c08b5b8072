import SwiftSyntax

/// The kinds of files that previews can't have.
enum FileExclusion {
    static let tests: Set<String> = [
        "EarlGrey", "FBSnapshotTestCase", "KIF", "Nimble", "Quick", "SnapshotTesting", "Testing", "XCTest",
        "iOSSnapshotTestCase",
    ]
    /// The modules by which a macro's implementation is a plug-in of the compiler.
    private static let macros: Set<String> = ["SwiftCompilerPlugin", "SwiftSyntaxMacros"]
    private static let delegates: Set<String> = [
        "NSApplicationDelegate", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    ]
    /// Beyond the session without a network that StageTime has.
    private static let networking: Set<String> = [
        "CFSocket", "NWBrowser", "NWConnection", "NWListener", "URLSessionWebSocketTask",
    ]
    private static let networkModules: Set<String> = ["AFNetworking", "Apollo", "Network", "Parse"]

    /// Whether files that import a module are left out for it.
    static func leavesOut(_ module: String) -> Bool { networkModules.contains(module) }

    /// Whether a file imports what tests are written with.
    static func isTest(_ file: SourceFile) -> Bool { !file.summary.imports.isDisjoint(with: tests) }

    /// The ends of the names of folders that hold tests or an app that tests are run in, in small letters.
    private static let testFolders = ["hostapp", "testapp", "testhost", "testhostapp", "tests", "testshost"]

    /// Whether a path leads through a folder that is there for tests, as that of an app which they are run in.
    static func isForTests(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { testFolders.contains(where: $0.lowercased().hasSuffix) }
    }

    /// Whether a file is run by itself, as its first line that is neither empty nor a comment says.
    static func isScript(_ file: SourceFile) -> Bool {
        let blank: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
        var rest = file.text.drop(while: blank.contains)
        while rest.starts(with: "//".utf8) {
            rest = rest.drop { $0 != UInt8(ascii: "\n") }.drop(while: blank.contains)
        }
        return rest.starts(with: "#!".utf8)
    }

    /// Whether a file declares the app's or a scene's delegate.
    static func isDelegate(_ file: SourceFile) -> Bool {
        file.conforms(to: delegates)
    }

    /// What an app may start with: the project's storyboards, and the names of the types that make windows.
    typealias Start = (interfaces: ProjectInterfaces, makers: Set<String>)

    /// Whether a file has a delegate by which the project's app starts.
    static func startsApp(_ file: SourceFile, _ start: Start?) -> Bool {
        guard let start else { return false }
        return file.conforms(to: ["UIApplicationDelegate"])
            || file.conforms(to: TypeDeclaration.sceneDelegates)
                && file.showsWindow(start.interfaces, of: start.makers)
    }

    /// The names of folders and the ends of files' names that say that what they hold is not for iOS, in small letters.
    private static let otherSystems: Set<String> = ["appkit", "macos", "osx", "tvos", "watchos"]

    /// Whether a path says that its file is for another system: `Tests/macOS/...`, `CardTests+AppKit.swift`.
    static func isForAnotherSystem(_ path: String) -> Bool {
        let folders = path.split(separator: "/").map { $0.lowercased() }
        let parts = folders.last?.split(separator: ".").first?.split(whereSeparator: { "+-_".contains($0) }).dropFirst()
        return folders.dropLast().contains(where: otherSystems.contains)
            || parts?.last.map { otherSystems.contains(String($0)) } == true && parts?.contains("ios") != true
    }

    /// The beginnings and ends of the names of folders that hold apps which show how something is used, in small letters.
    private static let examples = ["benchmark", "demo", "example", "playground", "sample"]

    /// Finds the folder of the example that a file is of.
    ///
    /// - Parameters:
    ///   - path: the file's path.
    ///   - modules: modules that are imported: a folder of their name is no example, whatever it is called.
    /// - Returns: the folder; nil for a file that is of none, or helps with an example's tests.
    static func example(of path: String, importing modules: Set<String> = []) -> String? {
        let folders = path.split(separator: "/").dropLast()
        let example = folders.firstIndex { folder in
            let name = folder.lowercased()
            return !modules.contains(String(folder))
                && (name.hasSuffix("sampleapp")
                    || examples.contains { name.hasPrefix($0) || name.hasSuffix($0) || name.hasSuffix($0 + "s") })
        }
        guard let example, !folders[example...].contains(where: { $0.hasSuffix("Tests") }) else { return nil }
        return folders[...example].joined(separator: "/")
    }

    /// Whether a file is of an example that tests are not of: those of an app in `Example` are in a folder named after the app's,
    /// or in `Example` themselves and import nothing that has a folder elsewhere.
    static func isOfExample(_ path: String, noneOf tests: Set<String>, importing modules: Set<String> = []) -> Bool {
        guard let example = example(of: path, importing: modules) else { return false }
        let folders = path.split(separator: "/").dropLast()
        let count = example.split(separator: "/").count
        let isNamed = (count...folders.count).contains { end in
            let folder = folders.prefix(end).joined(separator: "/") + "Tests/"
            return tests.contains { $0.hasPrefix(folder) }
        }
        return !isNamed && !(modules.isEmpty && tests.allSatisfy { $0.hasPrefix(example + "/") })
    }

    /// Whether a file has tests of its own, and not only what helps with them.
    static func hasTests(_ file: SourceFile) -> Bool {
        guard !file.summary.imports.contains("Testing") else { return true }
        return file.summary.types.contains { type in
            type.kind == .class && !file.isDependency
                && type.members.active.contains { member in
                    guard let name = member.as(FunctionDeclSyntax.self)?.name.plainText else { return false }
                    return name.hasPrefix("test") || name == "spec"
                }
        }
    }

    /// Returns why a file is left out if the app does not start by it: it has the entry point or a delegate.
    private static func startReason(of file: SourceFile, _ own: Set<String>) -> String? {
        if let entry = file.summary.entryPoint, !file.declaresSwiftUIApp {
            return "it is the app's entry point: \(entry)"
        }
        // A protocol for delegates is none.
        for type in file.summary.types where type.kind != .protocol {
            if let name = type.inherited.first(where: { delegates.contains($0) && !own.contains($0) }) {
                return "\(type.name) is the app's delegate: \(name)"
            }
        }
        return nil
    }

    /// Makes a file without the app's delegates, which others may need for what else it declares: constants of the screen's size,
    /// extensions of colours.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - own: the names of the project's own types.
    ///   - start: what the app may start with, if a delegate of the project shows a window.
    /// - Returns: the rest, and why the delegates are left out; nil if nothing is left out or nothing rests.
    static func withoutDelegates(
        _ file: SourceFile, _ own: Set<String>, start: Start?
    ) -> (rest: SourceFile, reason: String)? {
        guard !file.isStub, !file.isDependency, !startsApp(file, start), let reason = startReason(of: file, own) else {
            return nil
        }
        let items = file.tree.statements.flatMap(\.activeItems)
        let starts: (DeclSyntax) -> Bool = { item in
            guard let group = item.asProtocol((any DeclGroupSyntax).self), !item.is(ExtensionDeclSyntax.self),
                !item.is(ProtocolDeclSyntax.self)
            else { return false }
            return FileSummary(of: Syntax(item)).entryPoint != nil
                || group.inheritanceClause.names.contains { delegates.contains($0) && !own.contains($0) }
        }
        let names = Set(items.filter(starts).compactMap { $0.asProtocol((any NamedDeclSyntax).self)?.name.plainText })
        let gone = items.filter { item in
            starts(item) || item.as(ExtensionDeclSyntax.self).map { names.contains($0.extendedType.plainName) } == true
        }
        let rest = file.without(gone)
        guard !gone.isEmpty, !rest.summary.declared.isEmpty || !rest.summary.extensions.isEmpty else { return nil }
        return (rest, reason)
    }

    /// Whether a file has a view, a controller or a layout, of which more than a network or a database may be seen.
    static func isShown(_ file: SourceFile) -> Bool {
        file.summary.types.contains { type in
            guard type.kind == .class, let name = type.inherited.first else { return false }
            return StandInViews.isShown(name) || name.hasSuffix("Layout")
        }
    }

    /// Returns why a file is left out; nil for one that may be needed.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - own: the names of the project's own types, nested ones without those around them, which may be those of a framework.
    ///   - forTests: whether it is wanted for tests, which may use what others have that helps with tests.
    ///   - start: what the app may start with, if a delegate of the project shows a window, so that the delegates are needed.
    /// - Returns: the reason in words.
    static func reason(
        for file: SourceFile, _ own: Set<String> = [], forTests: Bool = false, start: Start? = nil
    ) -> String? {
        let summary = file.summary
        // Their author knows.
        if file.isStub { return nil }
        if file.isDependency, StandInModules.include(file.path) { return "Zoetrope has what stands for it" }
        if let module = summary.imports.intersection(tests).min(), !forTests || hasTests(file) {
            return "it is a test: it imports \(module)"
        }
        if let module = summary.imports.intersection(macros).min() {
            return "it is a macro's, which the compiler would run: it imports \(module)"
        }
        if forTests, !file.isDependency, isForAnotherSystem(file.path) { return "it is for another system" }
        if file.path.contains(".playground/") { return "it is of a playground" }
        if isScript(file) { return "it is a script: it begins with #!" }
        let desktop = summary.imports.intersection(["AppKit", "Cocoa", "WatchKit"])
        if let module = desktop.min(), !summary.imports.contains("UIKit") {
            return "it is for another system: it imports \(module)"
        }
        if !startsApp(file, start), let reason = startReason(of: file, own) { return reason }
        if !summary.previews.isEmpty { return nil }
        // A delegate may set up what uses the network, beside what shows the window.
        if startsApp(file, start) || !forTests && isShown(file) { return nil }
        if let name = networking.filter({ summary.names.contains($0) && !own.contains($0) }).min() {
            return "it uses the network: \(name)"
        }
        // What a file may use of Network without a connection is in SystemShadows.
        if let module = summary.imports.intersection(networkModules).subtracting(["Network"]).min() {
            return "it uses the network: it imports \(module)"
        }
        return nil
    }
}
