import SwiftSyntax

/// A rule that removes the names of the project's own modules before their declarations, as all are compiled as one
/// module.
///
/// A global function or variable keeps a module's name, as a method may have its own: `Notices.show(note)` in a controller,
/// which can `show(_:sender:)`. What is no global of the project keeps the name before it, which is then that of a type of the
/// missing module. So do the functions of simd, which stand beside the project's. Apple's modules of C functions
/// become Foundation, and what is the stage's in place of Foundation's is so with the name before it, too:
/// `Foundation.Operation`, as who has an `Operation` of his own writes.
final class ModuleQualifiers: RewritingRule {
    /// The name by which sources mean the module that they are compiled as.
    static let module = "ZoetropeModule"

    /// Apple's modules of C functions, of which Foundation has those that are here.
    private static let ofFoundation: Set = ["CoreFoundation", "Darwin"]

    /// The modules of what sources have in place of theirs.
    private static let shadowed: Set = ["Dispatch", "Foundation"]

    /// The end of the first import, and the modules that are imported after it.
    private var importEnd: Int?
    private var imported: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if importEnd == nil { importEnd = node.bytes.upperBound }
        return .skipChildren
    }

    /// Writes what a name of Foundation's stands for on the stage, if it does.
    private func shadow(_ module: String, _ name: String, in bytes: Range<Int>) -> Bool {
        guard Self.shadowed.contains(module), let meaning = index.shadowed[name], let importEnd,
            let owner = meaning.split(separator: ".").first.map(String.init)
        else { return false }
        edits.replace(bytes, with: meaning)
        if imported.insert(owner).inserted { edits.insert("; import \(owner)", at: importEnd) }
        return true
    }

    /// Returns what a type of a library is called whose stand-in is compiled with the project; nil if that is its name.
    private func renamed(_ type: String, of module: String) -> String? {
        guard !index.declares(module) else { return nil }
        return StandInNames.all.first { $0.modules.contains(module) }?.name(of: type, in: index)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return .visitChildren }
        let (name, member) = (base.baseName.text, node.declName.baseName)
        if shadow(name, member.text, in: base.bytes.lowerBound..<node.declName.bytes.upperBound) {
            return .visitChildren
        }
        // Version 4 of Alamofire makes requests by functions of the module, as one makes them by `AF` since.
        if name == AlamofireShadows.module, ["download", "request", "upload"].contains(member.text),
            !index.globals.contains(member.text)
        {
            edits.replace(base.bytes, with: "AF")
        } else if let renamed = renamed(member.plainText, of: name) {
            edits.replace(base.bytes.lowerBound..<node.declName.bytes.upperBound, with: renamed)
        } else if name == VectorShadows.module, file.summary.imports.contains(name) {
            edits.replace(base.bytes, with: Self.module)
        } else if Self.ofFoundation.contains(name), !index.declares(name) {
            edits.replace(base.bytes, with: "Foundation")
        } else if let whole = StandInModules.whole(ofPart: name), !index.declares(name) {
            edits.replace(base.bytes, with: whole)
        } else if index.isOwnModule(name, before: member.text), !isTypeElsewhere(name, before: member.plainText) {
            if index.globals.contains(member.plainText) {
                edits.replace(base.bytes, with: Self.module)
            } else {
                edits.remove(base.bytes.lowerBound..<node.period.bytes.upperBound)
            }
        }
        return .visitChildren
    }

    /// Whether a name before a dot is that of a type of a module that is not here and has its name: `Player.shared`.
    ///
    /// Of a module that is here `shared` would be a global function or variable.
    private func isTypeElsewhere(_ name: String, before member: String) -> Bool {
        member.first?.isLowercase == true && !AppleFrameworks.contains(name) && !index.globals.contains(member)
            && !index.declares(member)
    }

    /// Removes `typealias Transaction = StoreKit.Transaction`, by which a file means one of several: it is the only one here.
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(CodeBlockItemSyntax.self) == true,
            let type = node.initializer.value.as(MemberTypeSyntax.self), type.name.text == node.name.text,
            let module = type.baseType.as(IdentifierTypeSyntax.self)?.name.text, AppleFrameworks.contains(module),
            index.isOwnModule(module, before: type.name.text)
        else { return .visitChildren }
        edits.remove(node.bytes)
        return .skipChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.baseType.as(IdentifierTypeSyntax.self) else { return .visitChildren }
        let bytes = base.bytes.lowerBound..<node.name.bytes.upperBound
        if let renamed = renamed(node.name.plainText, of: base.name.text) {
            edits.replace(bytes, with: renamed)
        } else if let whole = StandInModules.whole(ofPart: base.name.text), !index.declares(base.name.text) {
            edits.replace(base.bytes, with: whole)
        } else if !shadow(base.name.text, node.name.text, in: bytes),
            index.isOwnModule(base.name.text, before: node.name.text)
        {
            edits.remove(base.bytes.lowerBound..<node.period.bytes.upperBound)
        }
        return .visitChildren
    }
}
