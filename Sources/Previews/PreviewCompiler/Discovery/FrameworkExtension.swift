/// An extension of a type that its file does not declare: what uses it names only its members.
struct FrameworkExtension {
    private let type: String
    private let inherited: [String]
    /// The project's protocols that it conforms to, with those that they inherit from.
    private let protocols: Set<String>
    private let members: [MemberUse]

    /// The extensions of a file.
    static func all(in file: SourceFile, _ index: ProjectIndex) -> [FrameworkExtension] {
        zip(file.summary.extensions, file.extensionUses).compactMap { declaration, uses in
            FrameworkExtension(declaration, uses, in: file.summary, index)
        }
    }

    private init?(
        _ declaration: ExtensionDeclaration, _ uses: [MemberUse], in file: FileSummary, _ index: ProjectIndex
    ) {
        guard let name = declaration.name.split(separator: ".").first.map(String.init) else { return nil }
        // What the file gives a name of its own may be a framework's type.
        type = file.aliases[name] ?? name
        guard !file.declared.contains(type) else { return nil }
        inherited = declaration.inherited
        protocols = index.protocols(of: inherited)
        members = uses + protocols.flatMap(index.members(ofProtocol:))
    }

    /// Whether a file uses one of its members or those of its protocols, or names one of these, or declares what it conforms to.
    func mayBeUsed(in file: FileSummary) -> Bool {
        !file.declared.isDisjoint(with: inherited) || !file.names.isDisjoint(with: protocols)
            || members.contains { $0.mayBe(in: file, of: type) }
    }
}

extension ProjectIndex {
    /// The project's protocols among some names, with those that they inherit from.
    fileprivate func protocols(of names: [String]) -> Set<String> {
        var found: Set<String> = []
        var open = names
        while let name = open.popLast() {
            guard let type = self.type(named: name)?.type, type.kind == .protocol, found.insert(name).inserted else {
                continue
            }
            open += inherited(by: type)
        }
        return found
    }

    /// The requirements of a protocol and what its extensions add.
    fileprivate func members(ofProtocol name: String) -> [MemberUse] {
        let requirements = type(named: name)?.type.members.active ?? []
        let added = extensions(of: name).flatMap { $0.declaration.node.memberBlock.members.active }
        return (requirements + added).map(MemberUse.init)
    }
}
