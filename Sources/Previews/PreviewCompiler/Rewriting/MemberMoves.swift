import PreviewProtocol
import SwiftSyntax

/// The members of extensions that Swift would have in the class itself: those that override, and those that are
/// overridden.
struct MemberMoves {
    struct Move {
        var from: SourceFile
        var member: DeclSyntax
        /// The access level that the extension gives its members.
        var access: String?
        var to: (file: SourceFile, type: TypeDeclaration)
    }

    private(set) var moves: [Move] = []
    private(set) var notes: [PreviewDiagnostic] = []
    /// The modifiers that hide declarations of a file which members need that move to another file.
    private(set) var unhidden: [(file: SourceFile, modifier: DeclModifierSyntax)] = []

    init(in index: ProjectIndex) {
        let overridden = Self.overriddenMembers(in: index)
        for file in index.files {
            for declaration in file.summary.extensions {
                let name = index.resolved(declaration.name, in: "") ?? declaration.name
                let target = index.type(named: name)
                if let target, target.type.kind != .class { continue }
                for member in declaration.node.memberBlock.members.active {
                    let overrides =
                        index.inheritedDelegates.overrides(member, of: name)
                        || member.modifiers?.has("override") == true
                            && AddedMember(member).map(index.extensionMembers.isOverriding) != true
                    let isOverridden = MemberSignature(member).map { overridden[name]?.contains($0) == true } ?? false
                    guard overrides || isOverridden else { continue }
                    if let target, !declaration.isConditional {
                        // What overrides must be as open as what it overrides.
                        let access = declaration.access == "public" ? "public" : nil
                        moves.append(Move(from: file, member: member, access: access, to: target))
                    } else if overrides, target == nil, !declaration.isConditional {
                        let heirs = Self.heirs(of: name, without: member, in: index)
                        moves += Self.moves(of: member, to: heirs, file)
                        if heirs.isEmpty { notes.append(Self.fault(member, of: name, in: file)) }
                    } else if overrides {
                        notes.append(Self.fault(member, of: name, in: file))
                    }
                }
            }
        }
        unhide(in: index)
    }

    /// The classes that inherit directly from a framework's class and do not have a member: Objective-C finds there what an
    /// extension of that class has.
    private static func heirs(
        of name: String, without member: DeclSyntax, in index: ProjectIndex
    ) -> [(file: SourceFile, type: TypeDeclaration)] {
        let signature = MemberSignature(member)
        return index.types.filter { _, type in
            type.kind == .class && index.superclass(of: type) == name
                && (type.members.active
                    + index.extensions(of: type.name).flatMap { $0.declaration.node.memberBlock.members.active })
                    .allSatisfy { MemberSignature($0) != signature }
        }
    }

    /// Moves a member to some classes.
    private static func moves(
        of member: DeclSyntax, to heirs: [(file: SourceFile, type: TypeDeclaration)], _ file: SourceFile
    ) -> [Move] {
        heirs.map { heir in
            let isOpen = heir.type.node.modifiers?.contains { ["open", "public"].contains($0.name.text) } == true
            return Move(from: file, member: member, access: isOpen ? "public" : nil, to: heir)
        }
    }

    /// Finds what moved members use of the private declarations of their files.
    private mutating func unhide(in index: ProjectIndex) {
        for file in index.files {
            let members = moves.filter { $0.from === file && $0.to.file !== file }.map { Syntax($0.member) }
            guard !members.isEmpty else { continue }
            unhideNeighbours(of: members, in: file, index)
            let hidden = file.tree.statements.compactMap { item -> (name: String, node: DeclSyntax)? in
                guard let node = item.item.as(DeclSyntax.self), let name = Self.name(of: node) else { return nil }
                return (name, node)
            }
            var needed = members.reduce(into: Set<String>()) { $0.formUnion(FileSummary(of: $1).names) }
            var open = hidden
            // What a function uses that is no longer private must not be private either.
            while let next = open.firstIndex(where: { needed.contains($0.name) }) {
                let (name, node) = open.remove(at: next)
                needed.formUnion(FileSummary(of: Syntax(node)).names)
                let modifier = node.modifiers?.first { ["private", "fileprivate"].contains($0.name.text) }
                let isAlone =
                    index.files.allSatisfy { $0 === file || !$0.summary.globals.contains(name) }
                    && index.types.count { $0.type.name == name } < 2
                if let modifier, isAlone { unhidden.append((file, modifier)) }
            }
        }
    }

    /// Finds the private members of the extensions around moved members that these use.
    private mutating func unhideNeighbours(of moved: [Syntax], in file: SourceFile, _ index: ProjectIndex) {
        func alike(_ first: DeclSyntax, _ second: DeclSyntax) -> Bool {
            let signature = MemberSignature(first)
            return signature == MemberSignature(second)
                && (signature != nil || Self.name(of: first) == Self.name(of: second))
        }
        let used = moved.reduce(into: Set<String>()) { names, member in
            let summary = FileSummary(of: member)
            names.formUnion(summary.names.union(summary.members))
        }
        for declaration in file.summary.extensions {
            let all =
                index.extensions(of: declaration.name).flatMap { $0.declaration.node.memberBlock.members.active }
                + (index.type(named: declaration.name)?.type.members.active ?? [])
            for member in declaration.node.memberBlock.members.active where !moved.contains(Syntax(member)) {
                let levels: Set<String> = ["private", "fileprivate"]
                // The extension may hide all of its members.
                let hiding = Array(member.modifiers ?? []) + Array(declaration.node.modifiers)
                guard let name = Self.name(of: member), used.contains(name),
                    all.count(where: { alike($0, member) }) == 1
                else { continue }
                for modifier in hiding where levels.contains(modifier.name.text) {
                    guard unhidden.allSatisfy({ $0.modifier.id != modifier.id }) else { continue }
                    unhidden.append((file, modifier))
                }
            }
        }
    }

    /// The name of a declaration without its labels; nil for one that has none.
    private static func name(of node: DeclSyntax) -> String? {
        MemberSignature(node).map { String($0.name.prefix { $0 != "(" }) }
            ?? node.asProtocol((any NamedDeclSyntax).self)?.name.plainText
    }

    /// Returns, for each class, the members that classes below it override.
    private static func overriddenMembers(in index: ProjectIndex) -> [String: Set<MemberSignature>] {
        var result: [String: Set<MemberSignature>] = [:]
        for (_, type) in index.types where type.kind == .class {
            let above = index.superclasses(of: type.name)
            guard !above.isEmpty else { continue }
            let members =
                type.members.active
                + index.extensions(of: type.name).flatMap { $0.declaration.node.memberBlock.members.active }
            for member in members where member.modifiers?.has("override") == true {
                guard let signature = MemberSignature(member) else { continue }
                for name in above { result[name, default: []].insert(signature) }
            }
        }
        return result
    }

    private static func fault(_ member: DeclSyntax, of name: String, in file: SourceFile) -> PreviewDiagnostic {
        let line = file.line(of: member)
        return PreviewDiagnostic(
            severity: .note, file: file.path, line: line, column: 1,
            message:
                "an override in an extension of \(name), which is not among the previewed files, can't be moved into it",
            source: file.lines.content(of: line))
    }
}
