import Foundation
import TestSupport
import Testing

/// What subclasses may override, by the modules' symbol graphs.
///
/// `overridable.txt` has the open members of the engine's open classes. With `ZOETROPE_RECORD=1` in the environment it is
/// written anew.
@Suite struct OverridableMembersTests {
    private static let modules = ["CoreGraphics", "QuartzCore", "UIKit"]

    /// Generic methods and those of Swift's overlay are not open in Apple's SDK either; nor are constants, which are left
    /// out as such.
    private static let exceptions: Set<String> = [
        "NSCollectionLayoutSection.list(using:layoutEnvironment:)",
        "UICollectionViewCompositionalLayout.list(using:)",
        "UICollectionView.dequeueConfiguredReusableCell(using:for:item:)",
        "UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)",
        // The open method of this name is NSObject's, and returns what may be anything.
        "UIBarAppearance.copy()",
        // The open method of this name takes nil, too.
        "UICollectionView.performBatchUpdates(_:completion:)",
        "UITableView.performBatchUpdates(_:completion:)",
        // The open methods of these names take an object, and these what Objective-C makes one of.
        "UICollisionBehavior.addBoundary(withIdentifier:for:)",
        "UICollisionBehavior.addBoundary(withIdentifier:from:to:)",
        "UICollisionBehavior.boundary(withIdentifier:)",
        "UICollisionBehavior.removeBoundary(withIdentifier:)",
        // The class is beside the strings whose attributes are released, below what lays it out.
        "NSTextStorage.addLayoutManager(_:)", "NSTextStorage.layoutManagers", "NSTextStorage.removeLayoutManager(_:)",
        "UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)",
    ]

    @Test func whatIsOpenInApplesClassesIsOpenHere() throws {
        let members = try Self.modules.flatMap(Self.members)
        let closed = members.filter { !$0.isOpen }.map(\.name).filter { !Self.exceptions.contains($0) }
        #expect(closed.isEmpty, "public, but not open: move them into their class's body and declare them open")
        let open = members.filter(\.isOpen).map(\.name)
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("overridable.txt")
        if Recording.isOn {
            let changes = try Recording.write(Set(open).sorted().joined(separator: "\n") + "\n", to: file)
            if let changes { Issue.record("\(changes)") }
        }
        let table = Set(try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init))
        #expect(table.subtracting(open) == [], "no longer overridable")
        #expect(Set(open).subtracting(table) == [], "not in the table yet: record it")
    }

    private struct Member {
        var name: String
        var isOpen: Bool
    }

    /// The methods and properties of the open classes of `module`.
    private static func members(_ module: String) throws -> [Member] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(module)-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let built = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let extract = Process()
        extract.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        extract.arguments = [
            "swift", "symbolgraph-extract", "-module-name", module, "-I", built.appendingPathComponent("Modules").path,
            "-target", target, "-output-dir", folder.path, "-minimum-access-level", "public",
            "-skip-synthesized-members",
        ]
        try extract.run()
        extract.waitUntilExit()
        try #require(extract.terminationStatus == 0)
        let data = try Data(contentsOf: folder.appendingPathComponent("\(module).symbols.json"))
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
        let classes = Set(
            graph.symbols.filter { $0.kind.identifier == "swift.class" && $0.accessLevel == "open" }
                .map(\.identifier.precise))
        let owners = Set(
            graph.relationships.filter { $0.kind == "memberOf" && classes.contains($0.target) }.map(\.source))
        let kinds = ["swift.method", "swift.property", "swift.type.method", "swift.type.property", "swift.subscript"]
        return graph.symbols.filter { owners.contains($0.identifier.precise) && kinds.contains($0.kind.identifier) }
            .filter { !$0.isConstant }
            .map { Member(name: $0.pathComponents.joined(separator: "."), isOpen: $0.accessLevel == "open") }
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    private struct SymbolGraph: Decodable {
        var symbols: [Symbol]
        var relationships: [Relationship]

        struct Symbol: Decodable {
            var kind: Kind
            var identifier: Identifier
            var pathComponents: [String]
            var accessLevel: String
            var declarationFragments: [Fragment]

            var isConstant: Bool { declarationFragments.map(\.spelling).joined().contains("static let ") }
        }

        struct Fragment: Decodable { var spelling: String }

        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Relationship: Decodable {
            var kind: String
            var source: String
            var target: String
        }
    }
}
