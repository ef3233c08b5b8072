import SwiftSyntax

/// A rule that has static members of the type `Void`, which are there to do something once, be asked for while they do it.
///
/// Swift waits for the first one who asks, forever if that is the same. On iOS it is another: a class that sets its `appearance()` once
/// when an object of it is made has what stands for the class made without an initialiser, and here by one.
final class OnceMembers: RewritingRule {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.has("static"), node.attributes.isEmpty, node.bindings.count == 1,
            let binding = node.bindings.first, let value = binding.initializer, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
            let type = binding.typeAnnotation?.type.trimmedDescription, ["()", "Void"].contains(type)
        else { return .visitChildren }
        let flag = "zoetropeDone_\(name)"
        edits.insert("private static var \(flag) = false; ", at: node.bytes.lowerBound)
        if node.bindingSpecifier.text == "let" { edits.replace(node.bindingSpecifier.bytes, with: "var") }
        edits.replace(value.equal.bytes, with: "{ if !\(flag) { \(flag) = true; _ =")
        edits.insert(" } }", at: value.bytes.upperBound)
        return .visitChildren
    }
}
