/// The tests of a project that are one module, as they are in a package or an Xcode project.
struct TestTarget: Equatable {
    /// The frameworks of tests that can be run.
    static let frameworks: Set<String> = ["Quick", "Testing", "XCTest"]

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
        let own = files.filter {
            !$0.isDependency && !$0.isStub && !FileExclusion.isForAnotherSystem($0.path) && !isListOfTests($0.path)
        }.sorted { $0.path < $1.path }
        let tests = own.filter { isTest($0) }
        let folders = Set(tests.compactMap { folder(of: $0.path) })
        var targets = folders.sorted().map { folder in
            let paths = own.filter { Self.folder(of: $0.path) == folder && !needsApp($0) }.map(\.path)
            return TestTarget(module: module(named: targetName(of: folder, among: folders)), paths: paths)
        }
        let loose = tests.filter { folder(of: $0.path) == nil && FileExclusion.hasTests($0) }.map(\.path)
        if !loose.isEmpty { targets.append(TestTarget(module: module(named: name) + "Tests", paths: loose)) }
        return numbered(targets.filter { !$0.paths.isEmpty })
    }

    /// Returns targets of different names: a number follows one that another target has, too.
    private static func numbered(_ targets: [TestTarget]) -> [TestTarget] {
        var names: Set<String> = []
        return targets.map { target in
            var name = target.module
            var number = 2
            while !names.insert(name).inserted {
                name = "\(target.module)_\(number)"
                number += 1
            }
            return TestTarget(module: name, paths: target.paths)
        }
    }

    private static func isTest(_ file: SourceFile) -> Bool {
        !file.summary.imports.isDisjoint(with: frameworks) && !needsApp(file)
    }

    /// Whether a file lists a package's tests, as XCTest had needed it on Linux once, by the names that SwiftPM gave such files.
    private static func isListOfTests(_ path: String) -> Bool {
        ["LinuxMain.swift", "XCTestManifests.swift"].contains(path.lastComponent)
    }

    /// Whether a test drives a whole app from outside, of which there is none here.
    static func needsApp(_ file: SourceFile) -> Bool { file.summary.names.contains("XCUIApplication") }

    /// Returns the folder of a test's target: one whose name ends so in `Tests`, as in a package, else all of `Tests`, or the
    /// outermost whose name ends so, as in an Xcode project.
    private static func folder(of path: String) -> String? {
        let folders = path.split(separator: "/").dropLast()
        guard let outer = folders.firstIndex(where: { $0.hasSuffix("Tests") }) else { return nil }
        let isOuter = folders[outer] == "Tests" && folders.dropFirst(outer + 1).first?.hasSuffix("Tests") == true
        return folders.prefix(outer + (isOuter ? 2 : 1)).joined(separator: "/")
    }

    /// Returns the name of a target's folder, after that of the folder around it where others have the same name.
    private static func targetName(of folder: String, among all: Set<String>) -> String {
        let isAlone = all.filter { $0.lastComponent == folder.lastComponent }.count == 1
        return isAlone ? folder.lastComponent : folder.split(separator: "/").suffix(2).joined()
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
