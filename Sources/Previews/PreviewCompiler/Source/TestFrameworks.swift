import ProjectFiles
import SwiftIfConfig
import SwiftSyntax

/// The frameworks of tests that a project may have among its packages, whose sources ask for the system by `#if`.
enum TestFrameworks {
    /// Their modules, which are the names of their packages.
    static let modules: Set<String> = ["Nimble", "Quick"]

    /// Whether a file is of one of them.
    static func contain(_ path: String) -> Bool {
        ProjectFolder.isDependency(path) && path.split(separator: "/").contains { modules.contains(String($0)) }
    }
}

extension SourceFile {
    /// The file as the system that the tests run on has it, if it is of a framework of tests: what `#if` leaves out for other
    /// systems is blank.
    var ofThisSystem: SourceFile {
        guard TestFrameworks.contain(path) else { return self }
        let conditions = SystemConditions()
        conditions.walk(tree)
        guard !conditions.blank.isEmpty else { return self }
        var text = text
        for range in conditions.blank {
            for index in range where text[index] != 0x0A { text[index] = 0x20 }
        }
        return SourceFile(self, text: text)
    }
}

extension TestFrameworks {
    /// The types that are compiled with every library, of those that the frameworks declare where Foundation lacks them.
    private static let common: Set<String> = ["NSException"]

    /// Returns sources in which no framework of tests declares a type of a name that the project's own sources declare, or what is
    /// compiled with them: what is one module here has names that were apart in several.
    static func keptApart(_ files: [SourceFile]) -> [SourceFile] {
        let own = common.union(files.filter { !$0.isDependency }.flatMap(\.summary.declaredOnce))
        let frameworks = files.filter { contain($0.path) }
        let clashes = own.intersection(frameworks.flatMap(\.summary.declaredOnce))
        guard !clashes.isEmpty else { return files }
        return files.map { contain($0.path) ? $0.renaming(clashes) : $0 }
    }
}

extension SourceFile {
    /// The file with other names for some types.
    fileprivate func renaming(_ types: Set<String>) -> SourceFile {
        let tokens = tree.tokens(viewMode: .sourceAccurate).filter { token in
            types.contains(token.text) && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
        }
        guard !tokens.isEmpty else { return self }
        var text = text
        for token in tokens.reversed() { text.insert(contentsOf: "Tested_".utf8, at: token.bytes.lowerBound) }
        return SourceFile(self, text: text)
    }

    /// The file without type aliases, outside of any type, of some names.
    func without(aliases names: Set<String>) -> SourceFile {
        without(
            tree.statements.flatMap(\.activeItems).filter { item in
                item.as(TypeAliasDeclSyntax.self).map { names.contains($0.name.plainText) } == true
            })
    }

    /// Returns the file without some of its declarations.
    func without(_ declarations: [DeclSyntax]) -> SourceFile {
        var text = text
        for index in declarations.flatMap(\.bytes) where text[index] != 0x0A { text[index] = 0x20 }
        return SourceFile(self, text: text)
    }
}

extension CodeBlockItemSyntax {
    /// The declarations that it is, or that `#if` leaves of it.
    var activeItems: [DeclSyntax] {
        guard let condition = item.as(IfConfigDeclSyntax.self) else {
            return item.as(DeclSyntax.self).map { [$0] } ?? []
        }
        guard case .statements(let statements)? = condition.activeClause?.elements else {
            return []
        }
        return statements.flatMap(\.activeItems)
    }
}

/// The parts of a source that `#if` leaves out on the system that tests run on, with the directives.
private final class SystemConditions: SyntaxVisitor {
    private(set) var blank: [Range<Int>] = []

    init() {
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let elements = node.activeClause(in: BuildConditions(isOfTestFramework: true)).clause?.elements else {
            blank.append(node.bytes)
            return .skipChildren
        }
        let (all, active) = (node.bytes, elements.bytes)
        blank += [all.lowerBound..<active.lowerBound, active.upperBound..<all.upperBound]
        walk(elements)
        return .skipChildren
    }
}
