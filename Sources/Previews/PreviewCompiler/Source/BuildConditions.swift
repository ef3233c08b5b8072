import SwiftIfConfig
import SwiftSyntax

/// The answers to `#if` in code of an app: those of an iPhone's simulator and a debug build.
struct BuildConditions: BuildConfiguration {
    /// Whether tests are compiled.
    @TaskLocal static var areOfTests = false

    /// The modules that code can import.
    static var modules: Set<String> { areOfTests ? previewModules.union(testModules) : previewModules }
    /// Those that tests alone can import.
    static let testModules: Set<String> = ["StageTesting", "Testing", "XCTest"]
    private static let previewModules: Set<String> = [
        "Charts", "Combine", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CryptoKit", "Dispatch",
        "Firebase",
        "Foundation", "Kingfisher", "MapKit", "Observation", "QuartzCore", "RealmSwift", "RegexBuilder", "SDWebImage",
        "SDWebImageSwiftUI", "Swift", "SwiftData", "SwiftTwo", "SwiftUI", "UIKit",
    ]
    /// The names that are set beside those of the language.
    static let names: Set<String> = ["DEBUG", "ZOETROPE"]

    /// Whether Objective-C's run time is said to be there.
    var hasObjectiveC = false

    /// Whether the code is of a framework of tests, which is built for the system that the tests run on, by its package.
    var isOfTestFramework = false

    func isCustomConditionSet(name: String) -> Bool {
        isOfTestFramework ? name == "SWIFT_PACKAGE" : Self.names.contains(name)
    }
    func hasFeature(name: String) -> Bool { false }
    func hasAttribute(name: String) -> Bool { true }

    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let module = importPath.first?.1 else { return false }
        return Self.modules.contains(StandInModules.parts[module] ?? module) || module == "ObjectiveC" && hasObjectiveC
    }

    func isActiveTargetOS(name: String) -> Bool { name == (isOfTestFramework ? "Linux" : "iOS") }
    func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
    func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" && !isOfTestFramework }
    /// No Objective-C: code that has another way then takes it.
    func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
    var endianness: Endianness { .little }
    var languageVersion: VersionTuple { VersionTuple(5, 10) }
    var compilerVersion: VersionTuple { VersionTuple(6, 0) }
}

/// Visits what `#if` leaves of a source.
class ActiveVisitor: SyntaxVisitor {
    init() {
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.activeClause?.elements { walk(elements) }
        return .skipChildren
    }
}

extension IfConfigDeclSyntax {
    /// The clause that is compiled; nil for none.
    ///
    /// What asks for Objective-C's run time and has no other way is compiled as if it were there: associated objects, which
    /// most of it is about, are.
    var activeClause: IfConfigClauseSyntax? {
        let hasOther = clauses.contains { $0.poundKeyword.tokenKind == .poundElse }
        return activeClause(in: BuildConditions(hasObjectiveC: !hasOther)).clause
    }
}
