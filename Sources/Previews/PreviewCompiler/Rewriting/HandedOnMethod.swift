import SwiftSyntax

/// A method of the same parameters as another one, which hands them on.
struct HandedOnMethod {
    /// What is declared: `func deck(_ a0: Deck, didOpen a1: Int) -> Bool`.
    let declaration: String
    /// What is called: `deck(a0, didOpen: a1)`.
    let call: String
    /// What it is called with: `a0` and `a1`.
    let arguments: [String]

    init(_ method: FunctionDeclSyntax) {
        var declared: [String] = []
        var called: [String] = []
        for (number, parameter) in method.signature.parameterClause.parameters.enumerated() {
            let label = parameter.firstName.text
            declared.append("\(label) a\(number): \(parameter.type.trimmedDescription)")
            called.append((parameter.firstName.plainText == "_" ? "" : "\(label): ") + "a\(number)")
        }
        arguments = called.indices.map { "a\($0)" }
        let result = method.signature.returnClause.map { " \($0.trimmedDescription)" } ?? ""
        let name = method.name.text
        declaration = "func \(name)(\(declared.joined(separator: ", ")))\(result)"
        call = "\(name)(\(called.joined(separator: ", ")))"
    }
}
