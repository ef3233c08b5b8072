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

    init(in index: ProjectIndex) {
        let overridden = Self.overriddenMembers(in: index)
        for file in index.files {
            for declaration in file.summary.extensions {
                let name = index.resolved(declaration.name, in: "") ?? declaration.name
                let target = index.type(named: name)
                if let target, target.type.kind != .class { continue }
                for member in declaration.node.memberBlock.members.active {
                    let overrides = member.modifiers?.has("override") == true
                    let isOverridden = MemberSignature(member).map { overridden[name]?.contains($0) == true } ?? false
                    guard overrides || isOverridden else { continue }
                    if let target, !declaration.isConditional {
                        // What overrides must be as open as what it overrides.
                        let access = declaration.access == "public" ? "public" : nil
                        moves.append(Move(from: file, member: member, access: access, to: target))
                    } else if overrides {
                        notes.append(Self.fault(member, of: name, in: file))
                    }
                }
            }
        }
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
