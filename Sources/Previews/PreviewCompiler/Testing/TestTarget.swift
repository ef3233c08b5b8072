/// The tests of a project that are one module, as they are in a package or an Xcode project.
struct TestTarget: Equatable {
    /// The frameworks of tests that can be run.
    static let frameworks: Set<String> = ["Testing", "XCTest"]

    /// The module's name, which is the folder's.
    var module: String
    /// The paths of its files: tests, and what else is in their folder.
    var paths: [String]

    /// Finds the targets of a project by the files that import Swift Testing or XCTest.
    ///
    /// - Parameters:
    ///   - files: the project's files.
    ///   - name: the project's name, after which tests are called that are in no folder of their own.
    /// - Returns: the targets by their names.
    static func all(in files: [SourceFile], project name: String) -> [TestTarget] {
        let own = files.filter { !$0.isDependency && !$0.isStub }.sorted { $0.path < $1.path }
        let tests = own.filter { isTest($0) }
        let folders = Set(tests.compactMap { folder(of: $0.path) })
        var targets = folders.sorted().map { folder in
            let paths = own.filter { $0.path.hasPrefix(folder + "/") && !needsApp($0) }.map(\.path)
            return TestTarget(module: module(named: folder.lastComponent), paths: paths)
        }
        let loose = tests.filter { folder(of: $0.path) == nil }.map(\.path)
        if !loose.isEmpty { targets.append(TestTarget(module: module(named: name) + "Tests", paths: loose)) }
        return targets.filter { !$0.paths.isEmpty }
    }

    private static func isTest(_ file: SourceFile) -> Bool {
        !file.summary.imports.isDisjoint(with: frameworks) && !needsApp(file)
    }

    /// Whether a test drives a whole app from outside, of which there is none here.
    static func needsApp(_ file: SourceFile) -> Bool { file.summary.names.contains("XCUIApplication") }

    /// Returns the folder of a test's target: the one in `Tests`, as in a package, or else the outermost whose name ends so,
    /// as in an Xcode project.
    private static func folder(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        let tests = folders.firstIndex(of: "Tests").map { min($0 + 2, folders.count) }
        let count = tests ?? folders.firstIndex { $0.hasSuffix("Tests") }.map { $0 + 1 }
        return count.map { folders.prefix($0).joined(separator: "/") }
    }

    /// Returns a name as an identifier, as build systems make a module's name of a target's.
    private static func module(named name: String) -> String {
        let text = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return text.first?.isNumber == true ? "_" + text : text
    }
}

extension String {
    fileprivate var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
