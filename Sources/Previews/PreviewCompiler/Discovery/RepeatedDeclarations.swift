import ProjectFiles
import SwiftSyntax

/// What several modules of a project's packages declare, each for itself: functions outside of types, and members of extensions.
///
/// The modules are compiled as one here.
/// Of functions of one name, which may be one of Swift's own, each module but the first has those that it keeps to itself by
/// another name; of what is alike otherwise there is the first.
enum RepeatedDeclarations {
    /// Returns files in which packages declare nothing again.
    ///
    /// O(declarations).
    ///
    /// - Parameters:
    ///   - files: the files that are compiled.
    ///   - derived: files that were made before.
    /// - Returns: the files in their order.
    static func removed(from files: [SourceFile], keeping derived: DerivedFiles) -> [SourceFile] {
        guard files.contains(where: \.isDependency) else { return files }
        let files = renamed(files, keeping: derived)
        // The project's own go before those of packages.
        var known = Set(files.filter { !$0.isDependency }.flatMap { declarations(of: $0).map(\.key) })
        return files.map { file in
            guard file.isDependency else { return file }
            let again = declarations(of: file).filter { !known.insert($0.key).inserted }
            guard !again.isEmpty else { return file }
            var text = file.text
            for index in again.flatMap(\.range) where text[index] != 0x0A { text[index] = 0x20 }
            return derived.file(file, text: text)
        }
    }

    /// Returns files in which no two modules of packages have functions of one name outside of types.
    private static func renamed(_ files: [SourceFile], keeping derived: DerivedFiles) -> [SourceFile] {
        var taken = files.reduce(into: Set<String>()) { $0.formUnion($1.summary.names.union($1.summary.declared)) }
        var known = swifts.union(files.filter { !$0.isDependency }.flatMap { functions(of: $0).map(\.name.text) })
        var others: [String: [String: String]] = [:]
        let modules = Dictionary(grouping: files.filter(\.isDependency)) { ProjectFolder.module(of: $0.path) }
        for (module, files) in modules.sorted(by: { $0.key < $1.key }) {
            let all = files.flatMap { functions(of: $0) }
            // One for other types stands beside Swift's.
            let names = Set(all.map(\.name.text)).subtracting(overloaded(by: all))
            let seen = Set(all.filter { $0.modifiers.has("public") }.map(\.name.text))
            // What members have, too, can't be told from them.
            let members = files.reduce(into: Set<String>()) { $0.formUnion($1.summary.members) }
            for name in names.intersection(known).subtracting(members).subtracting(seen) {
                guard let other = ExampleNames.other(name, besides: taken) else { continue }
                taken.insert(other)
                others[module, default: [:]][name] = other
            }
            known.formUnion(names)
        }
        return files.map { file in
            guard file.isDependency, let names = others[ProjectFolder.module(of: file.path)],
                !file.summary.names.union(file.summary.declared).isDisjoint(with: names.keys)
            else { return file }
            var text = file.text
            let values = LocalNames.names(in: Syntax(file.tree), withFunctions: false)
            for token in file.tree.tokens(viewMode: .sourceAccurate) {
                guard case .identifier(let name) = token.tokenKind, let other = names[name],
                    token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
                else { continue }
                let next = token.nextToken(viewMode: .sourceAccurate)?.tokenKind
                guard next != .colon, next == .leftParen || !values.contains(name) else { continue }
                text.replaceSubrange(token.bytes, with: other.utf8)
            }
            return derived.file(file, text: text)
        }
    }

    /// Swift's functions that a module may have others of, for itself.
    private static let swifts: Set<String> = [
        "abs", "assert", "assertionFailure", "debugPrint", "dump", "fatalError", "max", "min", "precondition",
        "preconditionFailure", "print", "stride", "swap", "zip",
    ]

    /// Returns the names of those of Swift's functions of which a module has another for types of its choice.
    private static func overloaded(by functions: [FunctionDeclSyntax]) -> Set<String> {
        let own = Dictionary(grouping: functions, by: \.name.text)
        return Set(
            ["abs", "max", "min", "stride", "swap", "zip"].filter { name in
                own[name]?.allSatisfy { $0.genericParameterClause == nil } ?? false
            })
    }

    private static func functions(of file: SourceFile) -> [FunctionDeclSyntax] {
        file.tree.statements.flatMap(\.activeItems).compactMap { $0.as(FunctionDeclSyntax.self) }
            .filter { !$0.modifiers.isHidden }
    }

    private static func declarations(of file: SourceFile) -> [(key: String, range: Range<Int>)] {
        functions(of: file).map { (key($0), $0.bytes) }
            + file.tree.statements.flatMap(\.activeItems).compactMap { named in
                guard named.modifiers?.isHidden == false else { return nil }
                if let alias = named.as(TypeAliasDeclSyntax.self) {
                    return ("typealias \(alias.name.text) \(alias.initializer.value.trimmedDescription)", alias.bytes)
                }
                return named.as(VariableDeclSyntax.self).map { ("\($0.bindings.trimmedDescription)", $0.bytes) }
            }
            + file.summary.extensions.filter { $0.access?.hasSuffix("private") != true }.flatMap { declaration in
                let condition = declaration.node.genericWhereClause?.trimmedDescription ?? ""
                return declaration.node.memberBlock.members.active.compactMap { member in
                    key(member).map { ("\(declaration.name) \(condition).\($0)", member.bytes) }
                }
            }
    }

    /// What no two members of a type have in common; nil for a hidden one, or one of another kind.
    private static func key(_ member: DeclSyntax) -> String? {
        guard let modifiers = member.modifiers, !modifiers.isHidden else { return nil }
        if let function = member.as(FunctionDeclSyntax.self) { return key(function) }
        guard let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1 else { return nil }
        return (isStatic(modifiers) ? "static " : "") + (variable.bindings.first?.pattern.trimmedDescription ?? "")
    }

    private static func key(_ function: FunctionDeclSyntax) -> String {
        let parameters = function.signature.parameterClause.parameters.map {
            "\($0.firstName.plainText):\($0.type.trimmedDescription)\($0.ellipsis?.text ?? "")"
        }
        return [
            isStatic(function.modifiers) ? "static" : "", function.modifiers.has("prefix") ? "prefix" : "",
            function.name.plainText, function.genericParameterClause?.trimmedDescription ?? "",
            "(\(parameters.joined(separator: ",")))", function.signature.returnClause?.type.trimmedDescription ?? "",
            function.genericWhereClause?.trimmedDescription ?? "",
        ].joined(separator: " ")
    }

    private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.has("static") || modifiers.has("class")
    }
}
