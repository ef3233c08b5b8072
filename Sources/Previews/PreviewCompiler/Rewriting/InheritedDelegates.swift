import SwiftSyntax

/// The optional methods of UIKit's delegates that a class declares while a class above it, of the project, is the one that
/// conforms.
///
/// Objective-C finds such a method when it is called. Swift settles in the conforming class which methods fulfil a protocol:
/// that class has to have the method, too, and the other one to override it.
struct InheritedDelegates {
    private struct Member: Hashable {
        var type: String
        var method: String
    }

    private var overriding: Set<Member> = []
    private var lacking: [String: [FunctionDeclSyntax]] = [:]

    init() {}

    init(in index: ProjectIndex) {
        var known: Set<Member> = []
        for (_, type) in index.types where type.kind == .class {
            let above = index.superclasses(of: type.name).compactMap { index.type(named: $0)?.type }
            guard !above.isEmpty else { continue }
            for method in Self.methods(of: type, in: index) where !method.isHidden && !method.modifiers.has("override")
            {
                let name = MemberSignature(method).name
                guard let place = above.firstIndex(where: { Self.leavesOut(name, $0, in: index) }),
                    !above[...place].contains(where: { Self.declares(name, $0, in: index) })
                else { continue }
                overriding.insert(Member(type: type.name, method: name))
                if known.insert(Member(type: above[place].name, method: name)).inserted {
                    lacking[above[place].name, default: []].append(method)
                }
            }
        }
    }

    /// Whether a class's method is one that overrides what a class above it is given.
    func overrides(_ member: DeclSyntax, of type: String) -> Bool {
        guard let method = member.as(FunctionDeclSyntax.self), !method.modifiers.has("override") else { return false }
        return overriding.contains(Member(type: type, method: MemberSignature(method).name))
    }

    /// The methods that a class has to have for its subclasses, as these declare them.
    func methods(lackedBy type: String) -> [FunctionDeclSyntax] { lacking[type] ?? [] }

    /// The optional methods of the protocols that a class conforms to, and their protocols; without those that the class has itself
    /// and those of what classes above it conform to.
    ///
    /// A flow layout's delegate is not among the protocols.
    static func optionalMethods(
        leftOutBy type: TypeDeclaration, below above: [TypeDeclaration], in index: ProjectIndex
    ) -> [(method: FunctionDeclSyntax, protocol: String)] {
        func protocols(_ type: TypeDeclaration) -> Set<String> {
            var all = conformances(of: type, in: index)
            if all.remove(OptionalDelegateMethods.flowLayouts) != nil { all.insert("UICollectionViewDelegate") }
            return OptionalDelegateMethods.refinements(of: all)
        }
        let own = above.reduce(protocols(type)) { $0.subtracting(protocols($1)) }
        return own.sorted().flatMap { name in
            methods(of: name, leftOutBy: type, in: index).map { ($0, name) }
        }
    }

    /// The optional methods of a protocol that a class does not declare.
    static func methods(
        of name: String, leftOutBy type: TypeDeclaration, in index: ProjectIndex
    ) -> [FunctionDeclSyntax] {
        let known = Set(methods(of: type, in: index).map { MemberSignature($0).name })
        return (OptionalDelegateMethods.methods[name] ?? []).filter { !known.contains(MemberSignature($0).name) }
    }

    private static func methods(of type: TypeDeclaration, in index: ProjectIndex) -> [FunctionDeclSyntax] {
        let extensions = index.extensions(of: type.name).map(\.declaration).filter { !$0.isConditional }
        return (type.members.active + extensions.flatMap { $0.node.memberBlock.members.active })
            .compactMap { $0.as(FunctionDeclSyntax.self) }
    }

    private static func declares(_ name: String, _ type: TypeDeclaration, in index: ProjectIndex) -> Bool {
        methods(of: type, in: index).contains { MemberSignature($0).name == name }
    }

    /// Whether a class conforms itself to a protocol of UIKit's that has an optional method of a name.
    private static func leavesOut(_ name: String, _ type: TypeDeclaration, in index: ProjectIndex) -> Bool {
        OptionalDelegateMethods.protocol(of: name, among: conformances(of: type, in: index)) != nil
    }

    private static func conformances(of type: TypeDeclaration, in index: ProjectIndex) -> Set<String> {
        var conformances: Set<String> = []
        var open = index.inherited(by: type)
        while let next = open.popLast() {
            guard conformances.insert(next).inserted, let found = index.type(named: next)?.type, found.kind == .protocol
            else { continue }
            open += index.inherited(by: found)
        }
        return conformances
    }
}

extension FunctionDeclSyntax {
    fileprivate var isHidden: Bool {
        ["private", "fileprivate", "static", "class"].contains { modifiers.has($0) }
    }
}
