import SwiftSyntax

/// Has the subscribers of Combine's shared publishers told in the order in which they came: `values.share()`.
///
/// OpenCombine tells them in one that differs from run to run.
final class SharedPublishers: RewritingRule {
    override func run() {
        guard CombineShadows.isSeen(in: file), file.summary.members.contains("share"), !index.declaresMethod("share")
        else {
            return
        }
        super.run()
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let access = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty,
            node.trailingClosure == nil, access.declName.baseName.text == "share"
        {
            edits.replace(access.declName.bytes, with: "sharedInOrder")
        }
        return .visitChildren
    }
}

extension ProjectIndex {
    /// Whether a type of the project or an extension declares a method of a name.
    fileprivate func declaresMethod(_ name: String) -> Bool {
        let members = files.flatMap { file in
            file.summary.types.flatMap(\.members.active)
                + file.summary.extensions.flatMap(\.node.memberBlock.members.active)
        }
        return members.contains { $0.as(FunctionDeclSyntax.self)?.name.plainText == name }
    }
}
