import PreviewProtocol
import SwiftSyntax

/// A kind of change by which a source for Apple's platforms compiles without Objective-C and on stage time.
///
/// A rule visits what `#if` leaves of one file and records edits of it, which other rules' edits must not overlap.
class RewritingRule: ActiveVisitor {
    let file: SourceFile
    let index: ProjectIndex
    var edits: SourceEdits
    var notes: [PreviewDiagnostic] = []

    required init(_ file: SourceFile, _ index: ProjectIndex) {
        self.file = file
        self.index = index
        edits = SourceEdits(of: file.text)
    }

    /// Records the edits.
    func run() {
        walk(file.tree)
    }

    /// Records a message that something differs from an app.
    func note(_ message: String, at node: some SyntaxProtocol, _ severity: PreviewDiagnostic.Severity = .note) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let line = file.lines.line(at: start)
        notes.append(
            PreviewDiagnostic(
                severity: severity, file: file.path, line: line, column: start - file.lines.start(of: line) + 1,
                message: message, source: file.lines.content(of: line)))
    }

    /// Returns the text of an expression with the edits of all rules; a single word or literal stays as it is.
    static func rewritten(_ expression: ExprSyntax, in file: SourceFile, _ index: ProjectIndex) -> String {
        guard expression.firstToken(viewMode: .sourceAccurate) != expression.lastToken(viewMode: .sourceAccurate) else {
            return expression.trimmedDescription
        }
        var edits = SourceEdits(of: file.text)
        for type in all {
            let rule = type.init(file, index)
            rule.walk(expression)
            edits.append(rule.edits.edits)
        }
        return String(decoding: edits.applied(in: expression.bytes), as: UTF8.self)
    }

    /// All rules but those that ``PreviewMacros`` is alone in: it reads what code that is left out leads to, wherever that is.
    ///
    /// Their order makes no difference. What they read of other files is in ``RewritingContext``.
    static let all: [RewritingRule.Type] = [
        AbsoluteValues.self,
        AssetLiterals.self,
        BoxedMetatypes.self,
        BoxedValues.self,
        CalledProperties.self,
        CharacterViews.self,
        ClassBounds.self,
        ClassFunctionInitializers.self,
        ClockMembers.self,
        ConditionalCompilation.self,
        CoreFoundationCasts.self,
        DecelerationRates.self,
        DefaultIsolation.self,
        DelegatingInitializers.self,
        DynamicMembers.self,
        ExtensionOverrides.self,
        FalseAssertions.self,
        FlowDelegateConformances.self,
        ForeignSymbols.self,
        ForwardedDelegateMethods.self,
        ImportedModules.self,
        InheritedDelegateMethods.self,
        InitialControllers.self,
        InheritedAliases.self, IteratorElements.self,
        KeyPathLiterals.self,
        KindQueries.self,
        LockSubclasses.self,
        MetatypeDescriptions.self,
        MetatypeInitializers.self,
        ModelClasses.self,
        ModuleQualifiers.self,
        NamesInPackages.self,
        NewerMembers.self,
        ObjectiveCAttributes.self,
        ObjectiveCProtocols.self,
        ObjectOverrides.self,
        OnceMembers.self,
        OptionalMethodCalls.self,
        OptionalRequirementWitnesses.self,
        OwnInitializers.self,
        OwnLooks.self,
        PlainInitializerDemands.self,
        RemoteImages.self,
        RenamedSymbols.self,
        ResponderQueries.self,
        ReusableViewInitializers.self,
        RivalMembers.self,
        SegueInitializers.self,
        SelectorLiterals.self,
        SharedObjects.self,
        SharedPublishers.self,
        SplatParameters.self,
        StandInTypes.self,
        StaticMembers.self,
        SurplusParameters.self,
        SwizzledCalls.self,
        TestSurroundings.self,
        TextAttributes.self,
        UnavailableInitializers.self,
        UnwrappedTypes.self,
        WeakBoxes.self,
    ]
}

extension SyntaxProtocol {
    /// The name of the type in whose declaration or extension this node is, with those around it.
    var enclosingTypeName: String? {
        var names: [String] = []
        var next = parent
        while let node = next {
            if let type = node.asProtocol((any DeclGroupSyntax).self) {
                if let declaration = node.as(ExtensionDeclSyntax.self) {
                    names.insert(declaration.extendedType.plainName, at: 0)
                } else if let named = type.asProtocol((any NamedDeclSyntax).self) {
                    names.insert(named.name.plainText, at: 0)
                }
            }
            next = node.parent
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    /// The function that a node is in, also where it is in a closure within that.
    var enclosingFunction: FunctionDeclSyntax? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
    }

    /// The type of a function's parameter, by the name that it has in the body; nil for what is no function or has none of the name.
    func parameterType(of name: String) -> TypeSyntax? {
        Syntax(self).as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
            .first { ($0.secondName ?? $0.firstName).text == name }?.type
    }
}
