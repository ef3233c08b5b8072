import SwiftSyntax

/// A rule that has protocols demand a static method in place of an `init()` which frameworks' classes are to have.
final class PlainInitializerDemands: RewritingRule {
    override func run() {
        let protocols = index.plainInitializers.protocols
        guard !protocols.isEmpty else { return }
        for type in file.summary.types where !type.isLocal {
            if protocols.contains(type.name), let declaration = type.node.as(ProtocolDeclSyntax.self) {
                replaceDemand(declaration)
            } else if type.kind != .protocol, !protocols.isDisjoint(with: index.inherited(by: type)) {
                provide("self.init()", in: type.node, at: type.end)
            }
        }
        for declaration in file.summary.extensions {
            if protocols.contains(declaration.name) {
                replaceCalls(declaration.node)
            } else if PlainInitializers.isOfFrameworkClass(declaration, index),
                !PlainInitializers.demanded(by: declaration, index).isEmpty
            {
                let end = declaration.node.memberBlock.rightBrace.bytes.lowerBound
                provide("zoetropeMade(self)", in: DeclSyntax(declaration.node), at: end)
            }
        }
    }

    private func replaceDemand(_ declaration: ProtocolDeclSyntax) {
        for member in declaration.memberBlock.members.active {
            guard let initializer = member.as(InitializerDeclSyntax.self), initializer.isPlain else { continue }
            edits.replace(initializer.bytes, with: "static func \(PlainInitializers.method)() -> Self")
        }
        // An initialiser that takes over what a method has made is none of a protocol of classes alone.
        for inherited in declaration.inheritanceClause?.inheritedTypes ?? []
        where ["AnyObject", "class"].contains(inherited.type.trimmedDescription) {
            edits.replace(inherited.type.bytes, with: "Any")
        }
    }

    private func replaceCalls(_ declaration: ExtensionDeclSyntax) {
        for member in declaration.memberBlock.members.active {
            guard let body = member.as(InitializerDeclSyntax.self)?.body else { continue }
            for item in body.statements where item.item.trimmedDescription == "self.init()" {
                edits.replace(item.item.bytes, with: "self = Self.\(PlainInitializers.method)()")
            }
        }
    }

    private func provide(_ code: String, in declaration: DeclSyntax, at end: Int) {
        let isPublic = declaration.modifiers?.contains { ["open", "public"].contains($0.name.text) } == true
        let access = isPublic || declaration.is(ExtensionDeclSyntax.self) && isAnyPublic ? "public " : ""
        // What is before it on its line must end.
        let before = file.text[..<end].last { $0 != 0x20 }
        let mark = before == 0x0A || before == UInt8(ascii: "{") ? " " : "; "
        edits.insert("\(mark)\(access)static func \(PlainInitializers.method)() -> Self { \(code) } ", at: end)
    }

    private var isAnyPublic: Bool {
        index.plainInitializers.protocols.contains { name in
            index.type(named: name)?.type.node.modifiers?.has("public") == true
        }
    }
}
