import SwiftSyntax

/// The `@objc optional` members of the project's own protocols.
///
/// Swift has no optional requirements. Each becomes a property that holds an optional closure, or an optional value:
/// nil by default, and the implementation in classes that have one.
struct OptionalRequirements: Equatable {
    struct Requirement: Equatable {
        var `protocol`: String
        /// The name with its labels, `deck(_:didOpen:)`, or a property's name.
        var signature: String
        /// The name of the property that stands for it.
        var closure: String
        /// The property's type, without the `?`.
        var type: String
        var isMethod: Bool
        /// Whether it is the type's, not an object's.
        var isStatic = false
        /// The type of what a method returns.
        var result = "Void"
        /// The types of a method's parameters.
        var parameters: [String] = []
        /// The name of the function that calls it, where others of its protocol have its name and labels: the compiler chooses one.
        var call: String?
    }

    private(set) var all: [Requirement] = []
    /// Names of variables, parameters and functions, by the protocol that they, or their results, are declared to conform to.
    private var holders: [String: Set<String>] = [:]
    /// Names of variables and parameters that are declared as any object.
    private var untyped: Set<String> = []
    /// What variables and parameters are declared as in the parts of the project.
    private var parts: [String: Part] = [:]

    private struct Part: Equatable {
        var holders: [String: Set<String>] = [:]
        var others: Set<String> = []
    }

    init() {}

    init(in index: ProjectIndex) {
        for (_, type) in index.types where type.kind == .protocol {
            all += Requirement.all(of: type).map(\.requirement)
        }
        guard !all.isEmpty else { return }
        let protocols = Set(all.map(\.protocol))
        for file in index.files {
            let visitor = HolderVisitor(protocols)
            visitor.walk(file.tree)
            holders.merge(visitor.holders) { $0.union($1) }
            var part = parts[Self.part(of: file.path)] ?? Part()
            part.holders.merge(visitor.holders) { $0.union($1) }
            part.others.formUnion(visitor.others)
            parts[Self.part(of: file.path)] = part
            untyped.formUnion(visitor.untyped)
        }
    }

    /// Whether a variable or a parameter is any object wherever it is declared, of which Objective-C finds the methods by their
    /// names.
    func isUntyped(_ name: String) -> Bool { untyped.contains(name) && !holders.values.contains { $0.contains(name) } }

    func method(_ name: String, _ labels: [String]) -> Requirement? {
        let signature = "\(name)(\(labels.joined()))"
        return all.first { $0.isMethod && $0.signature == signature }
    }

    /// Returns the method that a call with a trailing closure means, whose parameter may have any label.
    func method(_ name: String, _ labels: [String], thenOne rest: [String]) -> Requirement? {
        let (start, end) = ("\(name)(\(labels.joined())", "\(rest.joined()))")
        return all.first { requirement in
            let signature = requirement.signature
            guard requirement.isMethod, signature.hasPrefix(start), signature.hasSuffix(end),
                signature.count > start.count + end.count
            else { return false }
            return signature.dropFirst(start.count).dropLast(end.count).count { $0 == ":" } == 1
        }
    }

    /// The part of a project that a file belongs to: `Sources/Deck`, `Tests/DeckTests`.
    private static func part(of path: String) -> String {
        path.split(separator: "/").dropLast().prefix(2).joined(separator: "/")
    }

    /// Whether a variable is declared to conform to a protocol: in a file's own part of the project, or, where it is declared as
    /// nothing else there, anywhere.
    private func isHolder(_ variable: String, of protocol: String, in path: String) -> Bool {
        if let own = parts[Self.part(of: path)] {
            if own.holders[`protocol`]?.contains(variable) == true { return true }
            if own.others.contains(variable) { return false }
        }
        return holders[`protocol`]?.contains(variable) == true
    }

    /// The requirement that `base.name` refers to, in a file, without calling it.
    func reference(_ name: DeclReferenceExprSyntax, of base: String, in path: String) -> Requirement? {
        guard !all.isEmpty else { return nil }
        let arguments = name.argumentNames?.arguments.map { $0.name.plainText + ":" }
        let signature = name.baseName.plainText + (arguments.map { "(\($0.joined()))" } ?? "")
        let variable = base.split(separator: ".").last?.trimmingMarks ?? ""
        return all.first { requirement in
            guard isHolder(variable, of: requirement.protocol, in: path) else { return false }
            if requirement.signature == signature { return true }
            return requirement.isMethod && arguments == nil
                && requirement.signature.hasPrefix(name.baseName.plainText + "(")
        }
    }
}

extension OptionalRequirements.Requirement {
    /// Returns the optional requirements of a protocol, with what declares each.
    static func all(of type: TypeDeclaration) -> [(member: DeclSyntax, requirement: Self)] {
        let found = type.members.active.filter { $0.modifiers?.has("optional") == true }.compactMap { member in
            Self(member, of: type.name).map { (member: member, requirement: $0) }
        }
        let counts = Dictionary(found.map { ($0.requirement.signature, 1) }, uniquingKeysWith: +)
        return found.map { member, requirement in
            guard counts[requirement.signature, default: 1] > 1 else { return (member, requirement) }
            var one = requirement
            one.call = requirement.closure.replacing("zoetropeOptional_", with: "zoetropeCall_")
            one.closure += Self.identifier("_" + requirement.parameters.joined(separator: "_"))
            return (member, one)
        }
    }

    private static func identifier(_ text: String) -> String {
        text.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }

    /// The function that calls it, and returns nil where nobody has it.
    var caller: String? {
        guard let call else { return nil }
        let names = parameters.indices.map { "value\($0)" }
        let list = zip(names, parameters).map { "_ \($0): \($1)" }.joined(separator: ", ")
        return
            "\(isStatic ? "static " : "")func \(call)(\(list)) -> (\(result))? { \(closure)?(\(names.joined(separator: ", "))) }"
    }

    private init?(_ member: DeclSyntax, of name: String) {
        `protocol` = name
        if let function = member.as(FunctionDeclSyntax.self) {
            signature = MemberSignature(function).name
            let types = function.signature.parameterClause.parameters.map(\.type.trimmedDescription)
            let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
            let effects = function.signature.effectSpecifiers.map { $0.trimmedDescription + " " } ?? ""
            type = "((\(types.joined(separator: ", "))) \(effects)-> \(result))"
            (isMethod, parameters, self.result) = (true, types, result)
        } else if let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let annotation = binding.typeAnnotation?.type
        {
            signature = binding.pattern.trimmedDescription
            type = annotation.trimmedDescription
            isMethod = false
        } else {
            return nil
        }
        closure = "zoetropeOptional_" + Self.identifier(signature)
        isStatic = member.modifiers.map { $0.has("static") || $0.has("class") } ?? false
    }
}

/// A search for the types that are declared to conform to one of some protocols.
private final class HolderVisitor: ActiveVisitor {
    var holders: [String: Set<String>] = [:]
    var untyped: Set<String> = []
    var others: Set<String> = []
    private let protocols: Set<String>

    init(_ protocols: Set<String>) {
        self.protocols = protocols
        super.init()
    }

    private static func words(of type: TypeSyntax) -> Set<String> {
        Set(type.trimmedDescription.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init))
    }

    private func add(_ name: String, _ type: TypeSyntax) {
        let words = Self.words(of: type)
        if words == ["AnyObject"] { untyped.insert(name) }
        let matches = protocols.intersection(words)
        for match in matches { holders[match, default: []].insert(name) }
        if matches.isEmpty { others.insert(name) }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation?.type ?? node.initializer?.castType {
            add(node.pattern.trimmedDescription, type)
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation?.type ?? node.initializer?.castType {
            add(node.pattern.trimmedDescription, type)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.signature.returnClause?.type {
            for match in protocols.intersection(Self.words(of: type)) {
                holders[match, default: []].insert(node.name.plainText)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        add((node.secondName ?? node.firstName).plainText, node.type)
        return .visitChildren
    }
}

extension InitializerClauseSyntax {
    /// The type of a value that is a cast.
    fileprivate var castType: TypeSyntax? {
        if let cast = value.as(AsExprSyntax.self) { return cast.type }
        // As the parser leaves it, operators without their precedence.
        return value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
    }
}

extension Substring {
    fileprivate var trimmingMarks: String {
        String(self.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}
