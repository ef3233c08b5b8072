import SwiftSyntax

/// A rule that removes the attributes and modifiers that need Objective-C, Interface Builder or Apple's versions.
final class ObjectiveCAttributes: RewritingRule {
    private static let attributes: Set<String> = [
        "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSApplicationMain",
        "NSCopying", "NSManaged", "UIApplicationMain", "available", "main", "nonobjc", "objc", "objcMembers",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.attributes.contains(node.attributeName.plainName) { edits.remove(node.bytesWithSpace) }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "dynamic" { edits.remove(node.bytesWithSpace) }
        return .skipChildren
    }
}
