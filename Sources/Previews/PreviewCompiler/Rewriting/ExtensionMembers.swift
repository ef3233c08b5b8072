import SwiftSyntax

/// The methods and properties that the project adds to frameworks' classes and overrides in classes below them.
///
/// Objective-C finds the override when the method is called. Swift alone overrides nothing of an extension: the method asks at
/// run time whether the object is of a class with another one.
struct ExtensionMembers {
    /// What begins the name of such a member itself, which the others call by `super`.
    static let bodyPrefix = "zoetropeBase_"
    /// What begins the names of those that override it.
    static let overridePrefix = "zoetropeOverride_"

    /// The classes that override a member, by its key.
    private var overriders: [String: [String]] = [:]
    private var bases: Set<String> = []

    init() {}

    init(in index: ProjectIndex) {
        for (declaration, member) in Self.members(in: index) where !member.isOverride {
            if member.canAsk, index.type(named: declaration.name) == nil, !Self.isValue(declaration.name) {
                bases.insert(member.key)
            }
        }
        guard !bases.isEmpty else { return }
        for (_, type) in index.types where type.kind == .class && !type.isGeneric && !type.isHidden {
            for member in type.members.active.compactMap(AddedMember.init)
            where isFirst(member, of: type, in: index) {
                overriders[member.key, default: []].append(type.name)
            }
        }
        // Frameworks' classes after those of the project, which may be below them.
        for (declaration, member) in Self.members(in: index) where isOverriding(member) {
            overriders[member.key, default: []].append(declaration.name)
        }
    }

    /// Whether a type of a framework's is no class, whose members nobody overrides: `CGRect`, `String`.
    private static func isValue(_ name: String) -> Bool {
        let values: Set<String> = [
            "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Float", "IndexPath", "Int",
            "NSDirectionalEdgeInsets", "Optional", "Set", "String", "UIEdgeInsets", "UIOffset", "URL",
        ]
        return name.hasPrefix("CG") || values.contains(name)
    }

    private static func members(in index: ProjectIndex) -> [(ExtensionDeclaration, AddedMember)] {
        index.files.flatMap(\.summary.extensions).flatMap { declaration in
            declaration.node.memberBlock.members.active.compactMap(AddedMember.init).map { (declaration, $0) }
        }
    }

    /// Whether a member overrides one that an extension of the project's adds to a framework's class.
    func isOverriding(_ member: AddedMember) -> Bool { member.isOverride && bases.contains(member.key) }

    /// Whether a class's member overrides one that an extension of the project's adds to a framework's class, and none that a
    /// class of the project declares.
    func isOverriding(_ member: AddedMember, of type: TypeDeclaration, in index: ProjectIndex) -> Bool {
        isOverriding(member) && Self.members(above: type, like: member, in: index).allSatisfy(\.isOverride)
    }

    /// Whether no class of the project between a type and the framework's class has the member, too.
    func isFirst(_ member: AddedMember, of type: TypeDeclaration, in index: ProjectIndex) -> Bool {
        isOverriding(member) && Self.members(above: type, like: member, in: index).isEmpty
    }

    private static func members(
        above type: TypeDeclaration, like member: AddedMember, in index: ProjectIndex
    ) -> [AddedMember] {
        index.superclasses(of: type.name).compactMap { index.type(named: $0)?.type }
            .flatMap { $0.members.active.compactMap(AddedMember.init) }.filter { $0.key == member.key }
    }

    /// The classes that have a member of their own in place of one that an extension adds.
    func overriders(of member: AddedMember) -> [String] { member.isOverride ? [] : overriders[member.key] ?? [] }
}
