import SwiftSyntax

/// The Swift code by which Interface Builder files set properties and call methods, and selectors made of names call methods:
/// neither has a name at run time.
struct InterfaceConnections {
    /// Declarations that must stand in files, by their paths: properties and methods may be private there.
    private(set) var additions: [String: String] = [:]
    /// The expressions of all entries: arrays of `PreviewClass`.
    private(set) var entries: [String] = []
    /// Whether an entry is of MapKit.
    private(set) var usesMaps = false
    /// The functions that return the entries of generic classes, which have them whatever their parameters are.
    private(set) var generics: [String] = []

    init(_ index: ProjectIndex) {
        let names = index.interfaces.classNames
        let selectors = NamedSelectors(in: index.files)
        guard !names.isEmpty || !selectors.isEmpty else { return }
        let connected = index.interfaces.connected
        // The owner of a nib need not be of the class that the file says, as nothing asks for it.
        let own = Set(names.union(index.interfaces.nibNames).compactMap { index.resolved($0, in: "") })
        let designed = own.union(own.flatMap(index.superclasses))
        let classes =
            selectors.isEmpty
            ? designed
            : designed.union(index.types.map(\.type).filter { !$0.isHidden || !$0.name.contains(".") }.map(\.name))
        let generics = classes.filter { index.type(named: $0)?.type.isGeneric == true }
        // The functions of generic classes, and where those are declared.
        var functions: [String: [String]] = [:]
        var homes: [String: SourceFile] = [:]
        let others = Dictionary(grouping: index.objectiveCNames.filter { names.contains($0.key) }, by: \.value)
        for file in index.files {
            var calls: [String] = []
            var text = ""
            for (order, part) in Self.parts(of: file, index, classes).enumerated() {
                let function = "zoetropeInterface_\(file.identifier)_\(order)"
                let properties = part.members.flatMap { Self.properties($0, of: part.name, connected.properties) }
                let actions = Self.actions(part.members, of: part.name, as: QualifiedNames.selector(beside: index)) {
                    connected.actions.contains($1) || selectors.contains($0, named: $1)
                }
                let segueActions = Self.segueActions(part.members, of: part.name, connected.actions)
                let isListed = part.isDeclaration && designed.contains(part.name)
                guard isListed || !properties.isEmpty || !actions.isEmpty || !segueActions.isEmpty else {
                    continue
                }
                text += """
                    extension \(part.name) { @MainActor static func \(function)() -> Previews.PreviewClass { \
                    Previews.PreviewClass(\(part.name.literal), \(part.name).self, \
                    properties: [\(Self.list(properties))], actions: [\(Self.list(actions))], \
                    segueActions: [\(Self.list(segueActions))]) } }

                    """
                for (order, name) in (isListed ? others[part.name] ?? [] : []).map(\.key).sorted().enumerated() {
                    text += """
                        extension \(part.name) { @MainActor static func \(function)_\(order)() -> Previews.PreviewClass { \
                        Previews.PreviewClass(\(name.literal), \(part.name).self) } }

                        """
                    calls.append("\(part.name).\(function)_\(order)()")
                }
                if generics.contains(part.name) {
                    functions[part.name, default: []].append(function)
                    if part.isDeclaration { homes[part.name] = file }
                } else {
                    calls.append("\(part.name).\(function)()")
                }
            }
            additions[file.path] = text.isEmpty ? nil : text
            guard !calls.isEmpty else { continue }
            let all = "zoetropeInterfaces_\(file.identifier)"
            additions[file.path] =
                text + "@MainActor func \(all)() -> [Previews.PreviewClass] { [\(calls.joined(separator: ", "))] }\n"
            entries.append("\(all)()")
        }
        for (name, file) in homes.sorted(by: { $0.key < $1.key }) {
            let calls = (functions[name] ?? []).map { "\($0)()" }.joined(separator: ", ")
            let identifier = "\(file.identifier)_\(name.replacing(".", with: "_"))"
            additions[file.path, default: ""] += """
                @MainActor protocol ZoetropeGeneric_\(identifier) { \
                static var zoetropeConnections_\(identifier): [Previews.PreviewClass] { get } }
                extension \(name): ZoetropeGeneric_\(identifier) { @MainActor static var zoetropeConnections_\(identifier): \
                [Previews.PreviewClass] { [\(calls)] } }
                @MainActor func zoetropeGeneric_\(identifier)(_ type: AnyClass) -> [Previews.PreviewClass] { \
                (type as? any ZoetropeGeneric_\(identifier).Type)?.zoetropeConnections_\(identifier) ?? [] }

                """
            self.generics.append("zoetropeGeneric_\(identifier)")
        }
        for name in WebShadows.classes(with: index) where names.contains(name) { add(name, name) }
        let map = "MKMapView"
        if names.contains(map), index.type(named: map) == nil {
            usesMaps = true
            add(map, "MapKit.\(map)")
        }
    }

    /// Adds a class of a framework that files name.
    private mutating func add(_ name: String, _ type: String) {
        entries.append(
            "[Previews.PreviewClass(\(name.literal), \(type).self, properties: [:], actions: [:], segueActions: [:])]")
    }

    private static func list(_ entries: [String]) -> String { entries.isEmpty ? ":" : entries.joined(separator: ", ") }

    /// A declaration or an extension of a class, with its members.
    private struct Part {
        var name: String
        var members: [DeclSyntax]
        var isDeclaration: Bool
    }

    private static func parts(
        of file: SourceFile, _ index: ProjectIndex, _ classes: Set<String>
    ) -> [Part] {
        let declared = file.summary.types.filter {
            $0.kind == .class && !$0.isLocal && classes.contains($0.name)
        }.map { Part(name: $0.name, members: $0.members.active, isDeclaration: true) }
        let extended = file.summary.extensions.compactMap { added -> Part? in
            guard !added.isConditional else { return nil }
            let name = index.resolved(added.name, in: "") ?? added.name
            let isOurs = classes.contains(name)
            guard isOurs || index.type(named: name) == nil && name.hasPrefix("UI") else { return nil }
            return Part(name: name, members: added.node.memberBlock.members.active, isDeclaration: false)
        }
        return declared + extended
    }

    /// The entries of a property: by its name, and by that with a capital, which key-value coding takes for it, too.
    private static func properties(_ member: DeclSyntax, of owner: String, _ wanted: Set<String>) -> [String] {
        guard let variable = member.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
            !variable.modifiers.has("static"), !variable.modifiers.has("class"), variable.bindings.count == 1,
            let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
            binding.accessorBlock?.isSettable ?? true
        else { return [] }
        let keys = Set([name, name.prefix(1).uppercased() + name.dropFirst()]).intersection(wanted)
        return keys.sorted().map {
            "\($0.literal): Previews.PreviewClass.property(\\\(owner).`\(name)`) { $0.`\(name)` = $1 }"
        }
    }

    private static func actions(
        _ members: [DeclSyntax], of owner: String, as made: String,
        where isWanted: (FunctionDeclSyntax, String) -> Bool
    ) -> [String] {
        let functions = members.compactMap { $0.as(FunctionDeclSyntax.self) }
        let signatures = functions.map { MemberSignature($0).name }
        return functions.compactMap { function in
            let parameters = Array(function.signature.parameterClause.parameters)
            let name = MemberSignature(function).name
            guard let selector = objectiveCName(of: function), isWanted(function, selector),
                parameters.count < 2 || parameters.count == 2 && parameters[1].takesEvent,
                function.signature.effectSpecifiers == nil, function.signature.returnClause == nil,
                !function.modifiers.has("static"), signatures.count(where: { $0 == name }) == 1
            else { return nil }
            // The name alone may mean methods with parameters, too, those of another extension as well.
            let type = " as @MainActor @Sendable (\(owner)) -> @MainActor () -> Void"
            let reference = parameters.isEmpty ? function.name.text + type : name
            return "\(selector.literal): \(made)(\(owner).\(reference))"
        }
    }

    /// The closures that call the methods which make segues' destinations, of a coder, a sender and an identifier.
    private static func segueActions(_ members: [DeclSyntax], of owner: String, _ wanted: Set<String>) -> [String] {
        members.compactMap { $0.as(FunctionDeclSyntax.self) }.compactMap { function in
            let parameters = Array(function.signature.parameterClause.parameters)
            guard function.attributes.named("IBSegueAction") != nil, 1...3 ~= parameters.count,
                let selector = objectiveCName(of: function), wanted.contains(selector),
                function.signature.effectSpecifiers == nil
            else { return nil }
            let arguments = zip(parameters, ["coder", "sender", "identifier"]).map { parameter, value in
                let label = parameter.firstName.plainText
                return label == "_" ? value : "\(label): \(value)"
            }
            return "\(selector.literal): "
                + "{ object, coder, sender, identifier in (object as? \(owner))?.\(function.name.text)(\(arguments.joined(separator: ", "))) }"
        }
    }

    /// Returns the name that Objective-C has for a method: `tap:` for `tap(_:)`, `tapWithSender:` for `tap(sender:)` and
    /// `tap(withSender:)`.
    private static func objectiveCName(of function: FunctionDeclSyntax) -> String? {
        if let argument = function.attributes.named("objc")?.arguments?.trimmedDescription { return argument }
        var name = function.name.plainText
        for (order, parameter) in function.signature.parameterClause.parameters.enumerated() {
            let label = parameter.firstName.plainText
            if order == 0 {
                name += label == "_" ? "" : (label.beginsWithPreposition ? "" : "With") + label.capitalizedFirst
            } else {
                name += label
            }
            name += ":"
        }
        return name
    }
}

/// The methods of which selectors are made by name.
private struct NamedSelectors {
    private var names: Set<String> = []
    private var areMadeAtRunTime = false
    /// The methods that the project's protocols of Objective-C demand.
    private var demanded: Set<String> = []

    init(in files: [SourceFile]) {
        for file in files {
            names.formUnion(file.summary.selectorNames)
            if file.summary.makesSelectors { areMadeAtRunTime = true }
        }
        guard areMadeAtRunTime else { return }
        for type in files.flatMap(\.summary.types) where type.kind == .protocol {
            guard type.node.as(ProtocolDeclSyntax.self)?.attributes.named("objc") != nil else { continue }
            demanded.formUnion(
                type.members.active.compactMap { $0.as(FunctionDeclSyntax.self) }.map { MemberSignature($0).name })
        }
    }

    var isEmpty: Bool { names.isEmpty && !areMadeAtRunTime }

    /// Whether a method may be called by its name; those that Objective-C knows may be called by any that code puts together.
    func contains(_ method: FunctionDeclSyntax, named name: String) -> Bool {
        names.contains(name)
            || areMadeAtRunTime
                && (demanded.contains(MemberSignature(method).name)
                    || ["objc", "IBAction"].contains { method.attributes.named($0) != nil })
    }
}

extension AccessorBlockSyntax {
    /// Whether the property can be set: it is observed, or has a setter.
    fileprivate var isSettable: Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.contains { ["set", "_modify", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension FunctionParameterSyntax {
    /// Whether it is the event with which an action is sent.
    fileprivate var takesEvent: Bool { ["UIEvent", "UIEvent?", "UIEvent!"].contains(type.trimmedDescription) }
}
