import SwiftParser
import SwiftSyntax

/// The names of types that an example's app and the library beside it declare both, each for itself: they are two modules, and
/// are compiled as one here, in which the example's have names of their own, or the library's where Interface Builder files name the
/// example's.
struct ExampleNames {
    /// The other names by the examples' folders and the names that the files have.
    private var renamed: [String: [String: String]] = [:]
    /// The other names of the library's types, and the modules behind whose names the examples have them.
    private var ofLibrary: [String: String] = [:]
    private var modules: Set<String> = []
    /// What the library adds to types of frameworks by extensions, and its operators: an example that has the same does without
    /// its own.
    private var added: Set<String> = []

    /// - Parameters:
    ///   - files: the project's files.
    ///   - kept: names that keep their meaning: Interface Builder files find classes by them.
    init(in files: [SourceFile], keeping kept: Set<String> = []) {
        var library: Set<String> = []
        var examples: [String: [Set<String>]] = [:]
        var all: Set<String> = []
        for file in files where !file.isStub {
            all.formUnion(file.summary.declared)
            if file.isDependency {
                continue
            } else if let example = FileExclusion.example(of: file.path) {
                examples[example, default: []].append(Set(file.summary.declaredOnce))
            } else {
                library.formUnion(file.summary.declaredOnce)
                added.formUnion(Self.additions(of: file).map(\.name))
            }
        }
        let declared = examples.values.joined().reduce(into: Set<String>()) { $0.formUnion($1) }
        for file in files where !file.isStub && !file.isDependency && FileExclusion.example(of: file.path) != nil {
            for module in file.summary.imports.subtracting(all) {
                // An older copy of the library's is never named so.
                let names = file.summary.qualified[module, default: []].intersection(kept)
                for name in names.intersection(library).intersection(declared) {
                    guard let other = ofLibrary[name] ?? Self.other(name, besides: all) else { continue }
                    ofLibrary[name] = other
                    modules.insert(module)
                }
            }
        }
        library.subtract(ofLibrary.keys)
        for (example, files) in examples {
            // A file with one that keeps its name is left out, and those that use it have the library's.
            let own = files.filter { $0.intersection(library).isDisjoint(with: kept) }
            for name in own.reduce(into: Set(), { $0.formUnion($1) }).intersection(library) {
                if let other = Self.other(name, besides: all) { renamed[example, default: [:]][name] = other }
            }
        }
    }

    /// Returns a name as long as another one: what is compiled has its places where the file has them.
    static func other(_ name: String, besides taken: Set<String>) -> String? {
        guard name.utf8.count > 2 else { return nil }
        let base = String(name.dropLast())
        let others = (0...9).map { digit in "\(base)\(digit)" }
        return others.first { !taken.contains($0) && $0.utf8.count == name.utf8.count }
    }

    /// Returns a file with the names that its example's types have here, and the library's.
    func applied(to file: SourceFile, keeping derived: DerivedFiles = DerivedFiles()) -> SourceFile {
        guard !file.isDependency, !file.isStub else { return file }
        let example = FileExclusion.example(of: file.path)
        let names = example.map { renamed[$0] ?? [:] } ?? ofLibrary
        let again =
            example == nil
            ? []
            : Self.additions(of: file).filter {
                added.contains($0.name) && names[$0.type] == nil && ofLibrary[$0.type] == nil
            }
        guard
            !again.isEmpty || names.keys.contains(where: file.summary.mentions)
                || !modules.isDisjoint(with: file.summary.imports)
        else { return file }
        var text = file.text
        for range in again.map(\.range) { for index in range where text[index] != 0x0A { text[index] = 0x20 } }
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            let before = token.previousToken(viewMode: .sourceAccurate)
            var other = names[name]
            if before?.tokenKind == .period {
                let module = before?.previousToken(viewMode: .sourceAccurate)?.tokenKind
                guard case .identifier(let module)? = module else { continue }
                other = modules.contains(module) ? ofLibrary[name] : nil
            }
            guard let other, !token.isOfMember(name) else { continue }
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            guard !again.contains(where: { $0.range.contains(start) }) else { continue }
            text.replaceSubrange(start..<start + name.utf8.count, with: other.utf8)
        }
        return text == file.text ? file : derived.file(file, text: text)
    }

    /// A member that a file adds to a type by an extension.
    private struct Addition {
        var type: String
        /// `static UIView.pin(to:) UIView`.
        var name: String
        var range: Range<Int>
    }

    /// Returns what a file adds to types by extensions and to all of the module by operators.
    private static func additions(of file: SourceFile) -> [Addition] {
        operators(of: file) + members(of: file)
    }

    /// Returns the functions that a file has for operators, outside of any type.
    private static func operators(of file: SourceFile) -> [Addition] {
        file.tree.statements.compactMap { $0.item.as(FunctionDeclSyntax.self) }.compactMap { function in
            guard !function.modifiers.isHidden else { return nil }
            switch function.name.tokenKind {
            case .binaryOperator(let name), .prefixOperator(let name), .postfixOperator(let name):
                let types = function.signature.parameterClause.parameters.map(\.type.trimmedDescription)
                let fixity = function.modifiers.has("prefix") ? "prefix" : "infix"
                return Addition(
                    type: "", name: ([fixity, name] + types).joined(separator: " "), range: DeclSyntax(function).bytes)
            default: return nil
            }
        }
    }

    private static func members(of file: SourceFile) -> [Addition] {
        file.summary.extensions.filter { !$0.isConditional && $0.access?.hasSuffix("private") != true }.flatMap {
            declaration in
            declaration.node.memberBlock.members.active.compactMap { member -> Addition? in
                guard member.modifiers?.isHidden != true, let signature = MemberSignature(member)?.name else {
                    return nil
                }
                let types =
                    member.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.map(
                        \.type.trimmedDescription)
                    ?? []
                let isStatic = member.modifiers.map { $0.has("static") || $0.has("class") } ?? false
                // By a name of the file's own: another file's may be one for another type.
                let type = file.summary.aliases[declaration.name] ?? declaration.name
                let words = [isStatic ? "static" : "", "\(type).\(signature)"] + types
                return Addition(type: type, name: words.joined(separator: " "), range: member.bytes)
            }
        }
    }

    /// Returns a message with the names that the files have.
    func original(in message: String) -> String {
        (renamed.values.joined() + Array(ofLibrary)).reduce(message) {
            $0.replacing("'\($1.value)'", with: "'\($1.key)'")
        }
    }
}

extension TokenSyntax {
    /// Whether a name is that of a member of a type around it, `typealias Color = UIColor`, which it means there.
    func isOfMember(_ name: String) -> Bool {
        var next = parent
        while let node = next {
            next = node.parent
            guard let members = node.as(MemberBlockSyntax.self)?.members.active else { continue }
            if members.contains(where: { $0.typeName == name }) { return true }
        }
        return false
    }
}

extension DeclSyntax {
    /// The name of the type that it declares; nil of what is none.
    fileprivate var typeName: String? {
        if let alias = self.as(TypeAliasDeclSyntax.self) { return alias.name.plainText }
        if let type = self.as(AssociatedTypeDeclSyntax.self) { return type.name.plainText }
        return asProtocol((any DeclGroupSyntax).self).flatMap { ($0 as? any NamedDeclSyntax)?.name.plainText }
    }
}

extension FileSummary {
    fileprivate func mentions(_ name: String) -> Bool { names.contains(name) || declared.contains(name) }
}
