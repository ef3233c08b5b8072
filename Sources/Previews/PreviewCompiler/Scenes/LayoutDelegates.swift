import SwiftSyntax

/// The protocols of the project's own by which a layout asks its delegate, and what a stand-in answers: values that follow from the
/// types and names of what is asked.
struct LayoutDelegates {
    private let index: ProjectIndex
    /// The names of the protocols that are answered.
    private(set) var protocols: [String] = []
    /// The layout's properties that hold the delegate.
    private(set) var properties: [String] = []
    private var members: [String] = []

    /// Looks for the protocols that a layout's properties are of, or that its code casts something to.
    init(of layout: TypeDeclaration, in file: SourceFile, _ index: ProjectIndex) {
        self.index = index
        guard !index.broken.plain.contains(file.path) else { return }
        let classes = [layout] + index.superclasses(of: layout.name).compactMap { index.type(named: $0)?.type }
        for (name, property) in classes.flatMap(Self.holders) + classes.flatMap({ casts(in: $0) }) {
            guard let found = index.type(named: name), found.type.kind == .protocol, !found.type.isGeneric,
                !found.type.isHidden || found.file === file
            else { continue }
            if !protocols.contains(name) {
                guard let answers = answers(to: found.type) else { continue }
                protocols.append(name)
                members += answers.filter { !$0.isEmpty && !members.contains($0) }
            }
            if let property, !properties.contains(property) { properties.append(property) }
        }
    }

    /// Returns the statements that make a controller which shows a layout and is its delegate.
    ///
    /// - Parameter layout: the expression that makes the layout.
    /// - Returns: the code of a function.
    func code(showing layout: String) -> String {
        let controller = "Previews.LayoutPreviewController"
        guard !protocols.isEmpty else { return "\(controller)(layout: \(layout))" }
        let setters = properties.map { "if layout.\($0) == nil { layout.\($0) = controller }; " }
        return "final class ZoetropeDelegate: \(([controller] + protocols).joined(separator: ", ")) { "
            + "\(members.joined(separator: "; ")) }; let layout = \(layout); "
            + "let controller = ZoetropeDelegate(layout: layout); \(setters.joined())return controller"
    }

    // MARK: Who is asked

    /// Returns the properties that others may set, with the names of their types.
    private static func holders(in type: TypeDeclaration) -> [(type: String, property: String?)] {
        type.members.active.compactMap { $0.as(VariableDeclSyntax.self) }.compactMap { variable in
            guard variable.bindingSpecifier.text == "var", variable.bindings.count == 1,
                let binding = variable.bindings.first, let annotation = binding.typeAnnotation?.type
            else { return nil }
            let wanted =
                annotation.as(OptionalTypeSyntax.self)?.wrappedType
                ?? annotation.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
            guard let name = wanted.flatMap(plainName) else { return nil }
            let isOpen =
                binding.accessorBlock?.isComputed != true
                && !variable.modifiers.contains {
                    $0.name.text == "private" || $0.name.text == "fileprivate" && $0.detail != nil
                        || ["static", "class"].contains($0.name.text)
                }
            return (name, isOpen ? binding.pattern.trimmedDescription : nil)
        }
    }

    /// `P`, `any P` and `(any P)`.
    private static func plainName(_ type: TypeSyntax) -> String? {
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { plainName($0.type) }
        }
        if let some = type.as(SomeOrAnyTypeSyntax.self) { return plainName(some.constraint) }
        return type.as(IdentifierTypeSyntax.self)?.name.plainText
    }

    private func casts(in type: TypeDeclaration) -> [(type: String, property: String?)] {
        let code = [Syntax(type.node)] + index.extensions(of: type.name).map { Syntax($0.declaration.node) }
        return code.flatMap { node in
            let tokens = Array(node.tokens(viewMode: .sourceAccurate))
            return tokens.indices.dropLast(2).compactMap { place -> (String, String?)? in
                guard tokens[place].text == "as", ["?", "!"].contains(tokens[place + 1].text),
                    case .identifier(let name) = tokens[place + 2].tokenKind
                else { return nil }
                return (name, nil)
            }
        }
    }

    // MARK: What is answered

    /// The protocols of frameworks that the controller conforms to.
    private static let known: Set = [
        "AnyObject", "class", "NSObjectProtocol", "UICollectionViewDataSource", "UICollectionViewDelegate",
        "UICollectionViewDelegateFlowLayout", "UIScrollViewDelegate",
    ]

    /// The methods that the controller has.
    private static let own: Set = [
        "numberOfSections(in:) UICollectionView",
        "collectionView(_:numberOfItemsInSection:) UICollectionView Int",
        "collectionView(_:cellForItemAt:) UICollectionView IndexPath",
        "collectionView(_:viewForSupplementaryElementOfKind:at:) UICollectionView String IndexPath",
        "collectionView(_:layout:sizeForItemAt:) UICollectionView UICollectionViewLayout IndexPath",
    ]

    /// The methods that UIKit's protocols have bodies of, beside which one of an extension of the project's would not count.
    private static let doubled: Set = [
        "collectionView(_:layout:insetForSectionAt:)", "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
        "collectionView(_:layout:referenceSizeForHeaderInSection:)",
        "collectionView(_:layout:referenceSizeForFooterInSection:)",
    ]

    /// Returns the members that meet a protocol's demands; nil if one has no answer.
    private func answers(to type: TypeDeclaration, depth: Int = 0) -> [String]? {
        guard depth < 8 else { return nil }
        var answers: [String] = []
        for name in index.inherited(by: type) where !Self.known.contains(name) {
            guard let above = index.type(named: name)?.type, above.kind == .protocol,
                let more = self.answers(to: above, depth: depth + 1)
            else { return nil }
            answers += more
        }
        let optional = OptionalRequirements.Requirement.all(of: type)
        let defaults = index.extensions(of: type.name).filter { !$0.declaration.isConditional }
            .flatMap { $0.declaration.node.memberBlock.members.active }.compactMap { MemberSignature($0) }
        for member in type.members.active where !member.is(TypeAliasDeclSyntax.self) {
            guard let signature = MemberSignature(member), !(member.modifiers.map(Self.isOfType) ?? false) else {
                return nil
            }
            if defaults.contains(signature), !Self.doubled.contains(signature.name) { continue }
            if let (_, requirement) = optional.first(where: { $0.member == member }) {
                if let answer = answer(to: member, requirement) { answers.append(answer) }
            } else if let answer = answer(to: member) {
                answers.append(answer)
            } else {
                return nil
            }
        }
        return answers
    }

    private static func isOfType(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.has("static") || modifiers.has("class") || modifiers.has("mutating")
    }

    /// Returns the property that stands for an optional requirement; nil for none.
    private func answer(to member: DeclSyntax, _ requirement: OptionalRequirements.Requirement) -> String? {
        guard let function = member.as(FunctionDeclSyntax.self) else { return nil }
        let names = requirement.parameters.indices.map { "value\($0)" }
        let place = requirement.parameters.firstIndex(of: "IndexPath").map { names[$0] }
        guard function.signature.effectSpecifiers == nil,
            let result = function.signature.returnClause?.type, let value = value(of: result, member, place)
        else { return nil }
        let parameters = names.map { $0 == place ? $0 : "_" }.joined(separator: ", ")
        return "var \(requirement.closure): \(requirement.type)? { { \(parameters) in \(value) } }"
    }

    private func answer(to member: DeclSyntax) -> String? {
        if let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            variable.bindings.count == 1, let type = binding.typeAnnotation?.type
        {
            guard let value = value(of: type, member, nil) else { return nil }
            let isSettable = binding.accessorBlock?.tokens(viewMode: .sourceAccurate).contains { $0.text == "set" }
            let accessors = isSettable == true ? "get { \(value) } set {}" : value
            return "var \(binding.pattern.trimmedDescription): \(type.trimmedDescription) { \(accessors) }"
        }
        guard let function = member.as(FunctionDeclSyntax.self), function.genericParameterClause == nil,
            function.signature.effectSpecifiers == nil
        else { return nil }
        let parameters = function.signature.parameterClause.parameters
        let types = parameters.map(\.type.trimmedDescription)
        let key = ([MemberSignature(function).name] + types).joined(separator: " ")
        guard !Self.own.contains(key) else { return "" }
        let head = "func \(function.name.text)\(function.signature.parameterClause.trimmedDescription)"
        guard let result = function.signature.returnClause?.type, result.trimmedDescription != "Void" else {
            return "\(head) {}"
        }
        let place = parameters.first { $0.type.trimmedDescription == "IndexPath" }
            .map { ($0.secondName ?? $0.firstName).text }
        guard let value = value(of: result, member, place) else { return nil }
        return "\(head) -> \(result.trimmedDescription) { \(value) }"
    }

    /// Returns a value of a type for what a member's name asks for; nil if there is none.
    ///
    /// - Parameters:
    ///   - type: the type.
    ///   - member: the member.
    ///   - place: the name of the parameter that says which item it is about; nil for none.
    /// - Returns: the expression.
    private func value(of type: TypeSyntax, _ member: DeclSyntax, _ place: String?) -> String? {
        if let optional = type.as(OptionalTypeSyntax.self) {
            return value(of: optional.wrappedType, member, place) ?? "nil"
        }
        let name = MemberSignature(member)?.name.lowercased() ?? ""
        func says(_ words: String...) -> Bool { words.contains { name.contains($0) } }
        let item = "at: \(place ?? "nil")"
        switch type.trimmedDescription {
        case let number where ["CGFloat", "Double", "Float"].contains(number):
            let value =
                if says("spacing", "margin", "inset", "padding", "gap") {
                    "8"
                } else if says("header", "footer") {
                    "40"
                } else if says("height") {
                    "self.answeredSize(\(item)).height"
                } else if says("width") {
                    "self.answeredSize(\(item)).width"
                } else if says("ratio", "aspect", "scale", "alpha", "opacity") {
                    "1"
                } else {
                    "self.answeredSize(\(item)).height"
                }
            return number == "CGFloat" ? value : "\(number)(\(value))"
        case "CGSize":
            if says("header", "footer") { return "CGSize(width: self.view.bounds.width, height: 40)" }
            return "self.answeredSize(\(item))"
        // Which one of them an item is in, before how many there are.
        case "Int" where says("columnfor", "rowfor", "lanefor"): return "0"
        case "Int" where says("column", "row", "lane"): return "2"
        case "Int": return "0"
        default: return Construction.value(of: type, index)
        }
    }
}
