import ProjectFiles
import SwiftSyntax

/// What several modules of a project add for themselves, by extensions to one type or for all code, so that a call of one could be a
/// call of the other: `init(hex: Int, a: CGFloat = 1)` and `init(hex: Int, alpha: CGFloat = 1)`, or an operator of two points.
///
/// The modules are compiled as one here, in which such a call means neither.
/// The one that only its file sees goes before, then an example's, then the project's, then a package's.
struct RivalAdditions {
    /// Where those that stand back begin, by the files' paths.
    private var yielding: [String: Set<Int>] = [:]

    init() {}

    /// O(members of extensions).
    init(in files: [SourceFile]) {
        var rivals: [String: [(path: String, module: Module, addition: Addition)]] = [:]
        let modules = files.map { Module(of: $0) }
        guard Set(modules).count > 1 else { return }
        for (file, module) in zip(files, modules) where !file.isStub {
            for addition in file.additions {
                rivals[addition.key, default: []].append((file.path, module, addition))
            }
        }
        for group in rivals.values where Set(group.map(\.module)).count > 1 {
            let first = group.map { $0.addition.isHidden ? -1 : $0.module.rank }.min()
            for (path, module, addition) in group where (addition.isHidden ? -1 : module.rank) != first {
                yielding[path, default: []].insert(addition.start)
            }
        }
    }

    /// Whether a member that an extension in a file adds stands back.
    func yields(_ member: some SyntaxProtocol, in file: SourceFile) -> Bool {
        yielding[file.path]?.contains(member.bytes.lowerBound) == true
    }

    /// The part of a project that a file is of.
    private enum Module: Hashable {
        case example(String), project, package(String)

        init(of file: SourceFile) {
            if file.isDependency {
                self = .package(ProjectFolder.module(of: file.path))
            } else if let example = FileExclusion.example(of: file.path) {
                self = .example(example)
            } else {
                self = .project
            }
        }

        var rank: Int {
            switch self {
            case .example: 0
            case .project: 1
            case .package: 2
            }
        }
    }

    /// A method or an initialiser that an extension adds, or a function outside of types.
    struct Addition {
        /// What two have in common that a call without arguments for what has a default could mean.
        var key: String
        /// Whether only its file sees it.
        var isHidden: Bool
        var start: Int
    }
}

extension SourceFile {
    /// Returns the functions outside of types, and the methods and initialisers that extensions in it add, whatever they are added
    /// to.
    func makeAdditions() -> [RivalAdditions.Addition] {
        let functions = tree.statements.flatMap(\.activeItems).compactMap { $0.as(FunctionDeclSyntax.self) }
        return functions.compactMap { function in
            Self.key(DeclSyntax(function), function.modifiers).map {
                RivalAdditions.Addition(
                    key: $0, isHidden: function.modifiers.isHidden, start: function.bytes.lowerBound)
            }
        } + makeMembers()
    }

    private func makeMembers() -> [RivalAdditions.Addition] {
        summary.extensions.filter { !$0.isConditional }.flatMap { declaration in
            declaration.node.memberBlock.members.active.compactMap { member -> RivalAdditions.Addition? in
                guard let modifiers = member.modifiers, let key = Self.key(member, modifiers) else { return nil }
                let isHidden = modifiers.isHidden || declaration.access?.hasSuffix("private") == true
                return RivalAdditions.Addition(
                    key: key.hasPrefix("operator") ? key : "\(declaration.name).\(key)", isHidden: isHidden,
                    start: member.bytes.lowerBound)
            }
        }
    }

    private static func key(_ member: DeclSyntax, _ modifiers: DeclModifierListSyntax) -> String? {
        let signature: FunctionSignatureSyntax
        let name: String
        if let function = member.as(FunctionDeclSyntax.self), function.genericParameterClause == nil {
            (signature, name) = (function.signature, function.name.plainText)
        } else if let initializer = member.as(InitializerDeclSyntax.self), initializer.genericParameterClause == nil {
            (signature, name) = (initializer.signature, "init\(initializer.optionalMark?.text ?? "")")
        } else {
            return nil
        }
        let result = signature.returnClause?.type.trimmedDescription ?? ""
        if let function = member.as(FunctionDeclSyntax.self), function.name.tokenKind.isOperator {
            let types = signature.parameterClause.parameters.map(\.type.trimmedDescription).joined(separator: ",")
            return "operator \(modifiers.has("prefix") ? "prefix " : "")\(name)(\(types)) \(result)"
        }
        let needed = signature.parameterClause.parameters.filter { $0.defaultValue == nil }
        let labels = needed.map { "\($0.firstName.plainText):\($0.type.trimmedDescription)" }.joined(separator: ",")
        let isStatic = modifiers.has("static") || modifiers.has("class")
        return "\(isStatic ? "static " : "")\(name)(\(labels)) \(result)"
    }
}

extension TokenKind {
    fileprivate var isOperator: Bool {
        switch self {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }
}
