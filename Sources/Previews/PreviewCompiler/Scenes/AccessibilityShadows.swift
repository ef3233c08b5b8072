import SwiftSyntax

/// The source with what assistive technology is told of the project's own objects, and of layers, animations and images, which
/// Apple's `NSObject` has.
enum AccessibilityShadows {
    private static let members: [(name: String, type: String, value: String)] = [
        ("accessibilityLabel", "String?", "nil"), ("accessibilityHint", "String?", "nil"),
        ("accessibilityValue", "String?", "nil"), ("accessibilityIdentifier", "String?", "nil"),
        ("isAccessibilityElement", "Bool", "false"), ("accessibilityTraits", "UIAccessibilityTraits", ".none"),
        ("accessibilityElements", "[Any]?", "nil"), ("accessibilityFrame", "CGRect", ".zero"),
    ]

    /// Returns the source of a project that names one of them.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: a file's name and text; none for a project without a class that needs it.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        let named = index.files.reduce(into: Set<String>()) { $0.formUnion($1.summary.members) }
        let wanted = members.filter { named.contains($0.name) }
        guard !wanted.isEmpty else { return [] }
        // Of the engine's classes those that have none of it: libraries mark layers by it.
        let known = ["CALayer": [], "CAAnimation": [], "UIImage": ["accessibilityLabel", "accessibilityIdentifier"]]
        let marked = known.sorted { $0.key < $1.key }.compactMap { name, known -> String? in
            let own = index.extensions(of: name).flatMap { $0.declaration.node.memberBlock.members.active }
            return extending(name, with: wanted.filter { !known.contains($0.name) }, own: own, index: index)
        }
        let classes = index.types.map(\.type).filter { type in
            type.kind == .class && !type.isHidden && index.superclass(of: type) == "NSObject"
        }
        let extensions =
            marked
            + classes.compactMap { type -> String? in
                let own =
                    type.members.active
                    + index.extensions(of: type.name).flatMap { $0.declaration.node.memberBlock.members.active }
                return extending(type.name, with: wanted, own: own, index: index)
            }
        guard !extensions.isEmpty else { return [] }
        let keys = wanted.map {
            "    nonisolated(unsafe) static let \($0.name) = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))"
        }
        let text =
            "import UIKit\n\nprivate enum ZoetropeAccessibility {\n\(keys.joined(separator: "\n"))\n}\n\n"
            + extensions.joined(separator: "\n\n") + "\n"
        return [(name: "accessibility.swift", text: Array(text.utf8))]
    }

    /// An extension with what a class lacks; nil if it lacks nothing, or classes below it have their own.
    private static func extending(
        _ name: String, with wanted: [(name: String, type: String, value: String)], own: [DeclSyntax],
        index: ProjectIndex
    ) -> String? {
        let names = Set(own.compactMap { MemberSignature($0)?.name })
        let below = index.descendants(of: name).contains { heir in
            let members = index.type(named: heir)?.type.members.active ?? []
            return members.contains {
                MemberSignature($0).map { member in wanted.contains { $0.name == member.name } } ?? false
            }
        }
        let lacking = wanted.filter { !names.contains($0.name) }
        guard !lacking.isEmpty, !below else { return nil }
        return "extension \(name) {\n\(lacking.map(declaration).joined(separator: "\n"))\n}"
    }

    private static func declaration(_ member: (name: String, type: String, value: String)) -> String {
        let type = member.type.prefix { $0 != "?" }
        let ending = member.value == "nil" ? "" : " ?? \(member.value)"
        return """
                var \(member.name): \(member.type) {
                    get { objc_getAssociatedObject(self, ZoetropeAccessibility.\(member.name)) as? \(type)\(ending) }
                    set {
                        objc_setAssociatedObject(self, ZoetropeAccessibility.\(member.name), newValue, .OBJC_ASSOCIATION_RETAIN)
                    }
                }
            """
    }
}
