import PreviewProtocol
import SwiftSyntax

/// A part of a source that does not compile, and without which the rest may.
struct BrokenPart {
    /// What is left out.
    enum Kind: Equatable {
        /// A declaration of the file's outermost level.
        case declaration
        /// The body of a function, an accessor or a closure: whoever calls it ends the code.
        case body
        /// The body of a function that may as well do nothing, or have no answer.
        case answer(BrokenAnswer)
        /// A statement of a body, which does without it.
        case statement
        /// A statement of a body, which goes on without it and says so on the stage.
        case told
        /// An element of an array or a dictionary, which does without it.
        case element
        /// The way of an `if` that is never gone, with its condition: it asks for a type that is left out, which nothing is of.
        case branch
        /// A member of a type or an extension, which nothing that is shown may need.
        case member
        /// The word by which a member says that it overrides one: it is a member of its own then, which UIKit never asks.
        case override
        /// The word `let` of a local constant that is optional, and that what is left out would have given its value: it is a
        /// variable then, and nil.
        case constant
        /// A modifier of a view of SwiftUI, which is shown without it.
        case modifier
        /// A view of SwiftUI, in whose place an empty one stands.
        case view
        /// A protocol that is not here, which a type says it conforms to: it is without it.
        case conformance
    }

    var kind: Kind
    /// The bytes in the source.
    var range: Range<Int>
    /// Those bytes, by which the part is found again when something else in the file has changed.
    var text: [UInt8]
    /// The full name of the type that a body is in, or that a declaration declares; nil without one.
    var type: String?
    /// The name of the function or property that a body is of.
    var member: String?
    /// The line in the source on which it begins.
    var line: Int
    /// Whether it is a `#Preview`.
    var isPreview: Bool
    /// Whether it is a property whose type is left out, so that it could only be nil.
    var isOptional = false
    /// Whether it is left out for want of another part, of which something is said.
    private(set) var isConsequence = false
    /// What stands in its place: a `case` must have a statement, and a closure takes as many arguments as before.
    private var filler = ""
    /// Why it does not compile.
    var fault: PreviewDiagnostic

    /// Whether it is the body of a function, an accessor or a closure.
    var isOfBody: Bool {
        switch kind {
        case .answer, .body: true
        case .branch, .conformance, .constant, .declaration, .element, .member, .modifier, .override, .statement, .told,
            .view:
            false
        }
    }

    /// The reason in one line, with its place.
    var reason: String { "\(fault.file ?? ""):\(fault.line): \(fault.message)" }
}

extension BrokenPart {
    /// What a body becomes; shorter ones are left out with what they are in.
    private static let trap = "fatalError()"
    /// What a statement becomes that is told of, where it fits.
    static let notice = "zoetrope()"
    /// What an application's delegate answers in place of what is left out, once the app has started.
    private static let launched = "\(notice); return true"

    /// Whether the stage says that it is left out once the code comes to it.
    var isTold: Bool {
        switch kind {
        case .told, .answer(.told), .answer(.empty): true
        default: false
        }
    }

    /// Finds the part of a file that an error is in: the statement, if it uses something that the engine lacks, else the innermost function's or accessor's body, else the outermost closure, as a property's value
    /// may have, else the declaration of the file's outermost level; nil if there is none.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - fault: the error.
    ///   - isLack: whether the error is that the engine lacks something.
    ///   - isNil: whether it is that an optional property is left out, for want of its type.
    ///   - isTold: whether the stage can say that a statement or a body is left out.
    ///   - isHasty: whether a body goes as a whole for what is wrong in a statement.
    init?(
        of file: SourceFile, _ fault: PreviewDiagnostic, isLack: Bool = false, isNil: Bool = false,
        isTold: Bool = false, isHasty: Bool = false
    ) {
        guard fault.line > 0, fault.line <= file.lines.count,
            let token = file.tree.token(
                at: AbsolutePosition(utf8Offset: file.lines.start(of: fault.line) + max(fault.column, 1) - 1))
        else { return nil }
        if fault.isOfLeftOutType, let branch = BrokenBranch(around: token) {
            self.init(branch.isAll ? .statement : .branch, branch.node, file, fault, range: branch.range)
            return
        }
        if let branch = NewerBranch(around: token) {
            self.init(.branch, branch.node, file, fault, range: branch.range)
            return
        }
        if fault.isOfUnknownType, let range = token.removableConformance {
            self.init(.conformance, Syntax(token), file, fault, range: range)
            return
        }
        if !fault.isRedeclaration, fault.uninitialized == nil, let element = DispensableElement(around: token) {
            self.init(.element, element.node, file, fault, range: element.range)
            filler = element.filler
            return
        }
        if isTold, !isHasty, !fault.isRedeclaration, file.summary.imports.contains("SwiftUI"),
            let view = BrokenView(around: token)
        {
            self.init(view.isModifier ? .modifier : .view, view.node, file, fault, range: view.range)
            filler = view.filler
            return
        }
        if isNil, let statement = BrokenStatement.around(token), token.isBeforeChaining {
            self.init(.statement, statement, file, fault)
            return
        }
        if isLack, let statement = BrokenStatement.around(token) {
            self.init(isTold && statement.assigns(from: token) ? .told : .statement, statement, file, fault)
            return
        }
        if EngineLacks.isOverride(fault.message), let modifier = token.enclosingOverride {
            self.init(.override, Syntax(modifier.name), file, fault)
            return
        }
        if isTold, let constant = fault.uninitialized.flatMap(token.optionalConstant) {
            self.init(.constant, Syntax(constant), file, fault)
            filler = "var"
            isConsequence = true
            return
        }
        if isTold, let answer = token.answerOfLaunch, answer.bytes.count >= Self.launched.utf8.count {
            self.init(.told, Syntax(answer), file, fault)
            filler = Self.launched
            return
        }
        if isTold, !isHasty, !fault.isRedeclaration, let statement = DispensableStatement(around: token) {
            self.init(.told, statement.node, file, fault, range: statement.range)
            return
        }
        if fault.isRedeclaration, let member = token.enclosingMember {
            self.init(.member, member, file, fault)
            return
        }
        var closure: ClosureExprSyntax?
        var member: Syntax?
        var item: CodeBlockItemSyntax?
        var next: Syntax? = Syntax(token)
        while let node = next {
            if member == nil, node.as(MemberBlockItemSyntax.self)?.canGo == true || node.isOptionalProperty {
                member = node
            }
            if node.isBody {
                if let answer = BrokenAnswer(of: node, isTold: isTold),
                    Self.blanked(file.original, node.bytes, answer.code) != nil
                {
                    self.init(.answer(answer), node, file, fault)
                    return
                }
                if Self.blanked(file.original, node.bytes) != nil {
                    self.init(.body, node, file, fault)
                    return
                }
            }
            if let found = node.as(ClosureExprSyntax.self),
                Self.blanked(file.original, node.bytes, found.ending) != nil
            {
                closure = found
            }
            if let found = node.as(CodeBlockItemSyntax.self), !found.item.is(IfConfigDeclSyntax.self) { item = found }
            next = node.parent
        }
        guard let item else { return nil }
        if let closure, item.previewMacro == nil {
            self.init(Syntax(closure).isDoneOnce ? .answer(.nothing) : .body, Syntax(closure), file, fault)
            filler = closure.ending
        } else if let member {
            self.init(.member, member, file, fault)
        } else {
            self.init(.declaration, Syntax(item), file, fault)
        }
    }

    /// Finds the declaration of the file's outermost level that an error is in; nil if there is none.
    init?(outermostOf file: SourceFile, _ fault: PreviewDiagnostic) {
        guard fault.line > 0, fault.line <= file.lines.count,
            let token = file.tree.token(at: AbsolutePosition(utf8Offset: file.lines.start(of: fault.line))),
            let item = sequence(first: Syntax(token), next: \.parent).lazy
                .compactMap({ $0.as(CodeBlockItemSyntax.self) }).first(where: {
                    !$0.item.is(IfConfigDeclSyntax.self) && $0.parent?.parent?.is(SourceFileSyntax.self) == true
                })
        else { return nil }
        self.init(.declaration, Syntax(item), file, fault)
    }

    private init(
        _ kind: Kind, _ node: Syntax, _ file: SourceFile, _ fault: PreviewDiagnostic, range: Range<Int>? = nil
    ) {
        self.kind = kind
        self.range = range ?? node.bytes
        text = Array(file.original[self.range])
        line = file.lines.line(at: self.range.lowerBound)
        isPreview = node.as(CodeBlockItemSyntax.self)?.previewMacro != nil
        let declared = node.as(CodeBlockItemSyntax.self)?.item.asProtocol((any NamedDeclSyntax).self)?.name.plainText
        type = kind == .declaration ? declared : node.enclosingTypeName
        member =
            kind == .declaration
            ? nil : node.as(MemberBlockItemSyntax.self).flatMap { MemberSignature($0.decl)?.name } ?? node.memberName
        if kind == .statement, node.isLastOfCase { filler = "break" }
        if kind == .told {
            filler = self.range.count >= Self.notice.utf8.count ? Self.notice : node.isLastOfCase ? "break" : ""
        }
        isOptional = kind == .member && fault.isOfUnknownType && node.isOptionalProperty
        self.fault = fault
    }

    /// Returns the statements behind one that is told of which need what it declares.
    func consequences(in file: SourceFile) -> [BrokenPart] {
        guard kind == .told, let token = file.tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound)),
            let statement = DispensableStatement(at: token, range)
        else { return [] }
        return statement.dependents.map { node in
            var part = BrokenPart(.statement, node, file, fault)
            part.isConsequence = true
            return part
        }
    }

    /// What is said of it, of which the previews may well be shown.
    var warning: PreviewDiagnostic {
        var warning = fault
        warning.severity = .warning
        switch kind {
        case .declaration where isPreview: warning.message = "this #Preview is not shown: \(fault.message)"
        case .constant, .declaration, .body: break
        case .answer(let answer): warning.message = "'\(member ?? "")' \(answer.words): \(fault.message)"
        case .branch: warning.message = "what follows is never so, and left out: \(fault.message)"
        case .statement, .told: warning.message = "this statement is left out: \(fault.message)"
        case .element: warning.message = "this element is left out: \(fault.message)"
        case .modifier: warning.message = "this modifier is left out: \(fault.message)"
        case .view: warning.message = "this view is left out: \(fault.message)"
        case .member: warning.message = "this member is left out: \(fault.message)"
        case .conformance: warning.message = "this conformance is left out: \(fault.message)"
        case .override: warning.message = "'\(member ?? "")' is never called: \(fault.message)"
        }
        return warning
    }

    /// Returns a source without a part: every byte but the line ends is a space, save for the trap of a body.
    static func blank(_ part: BrokenPart, in source: [UInt8]) -> [UInt8] {
        guard part.range.upperBound <= source.count else { return source }
        var result = source
        switch part.kind {
        case .conformance, .constant, .declaration, .element, .member, .modifier, .statement, .told, .override, .view:
            for index in part.range where source[index] != 0x0A { result[index] = 0x20 }
            let filler = Array(part.filler.utf8)
            if let start = part.range.first(where: { start in
                start + filler.count <= part.range.upperBound
                    && !source[start..<start + filler.count].contains(0x0A)
            }) {
                result.replaceSubrange(start..<start + filler.count, with: filler)
            }
        case .branch:
            for index in part.range where source[index] != 0x0A { result[index] = 0x20 }
            // What is left of it is another `if`, or a block.
            if source[part.range.upperBound...].first(where: { ![0x0A, 0x20].contains($0) }) == UInt8(ascii: "{"),
                source[part.range.lowerBound...].starts(with: "if".utf8)
            {
                result.replaceSubrange(part.range.lowerBound..<part.range.lowerBound + 2, with: "do".utf8)
            }
        case .body:
            let code = part.filler.isEmpty ? trap : part.filler
            result.replaceSubrange(part.range, with: blanked(source, part.range, code) ?? [])
        case .answer(let answer):
            result.replaceSubrange(part.range, with: blanked(source, part.range, answer.code) ?? [])
        }
        return result
    }

    /// Returns the bytes of a body of other code, with the line ends of the one that is there; nil if they don't fit.
    private static func blanked(_ source: [UInt8], _ range: Range<Int>, _ code: String = trap) -> [UInt8]? {
        var bytes = source[range].map { $0 == 0x0A ? $0 : 0x20 }
        let trap = Array(code.utf8)
        guard bytes.count >= trap.count + 2 else { return nil }
        let last = max(bytes.count - 1 - trap.count, 1)
        guard let start = (1...last).first(where: { start in !bytes[start..<start + trap.count].contains(0x0A) }) else {
            return nil
        }
        bytes.replaceSubrange(start..<start + trap.count, with: trap)
        (bytes[0], bytes[bytes.count - 1]) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        return bytes
    }
}

extension ClosureExprSyntax {
    /// More arguments than closures have; what code names beyond is its own error.
    private static let argumentLimit = 16

    /// What ends the code in place of the closure's, with as many arguments.
    fileprivate var ending: String {
        let trap = "fatalError()"
        if let parameters = signature?.parameterClause {
            let count =
                parameters.as(ClosureShorthandParameterListSyntax.self)?.count
                ?? parameters.as(ClosureParameterClauseSyntax.self)?.parameters.count ?? 0
            return count == 0 ? trap : Array(repeating: "_", count: count).joined(separator: ", ") + " in \(trap)"
        }
        let used = statements.tokens(viewMode: .sourceAccurate).compactMap { token -> Int? in
            guard case .dollarIdentifier(let name) = token.tokenKind else { return nil }
            return Int(name.dropFirst())
        }
        guard let last = used.max(), last < Self.argumentLimit else { return trap }
        return "_ = (" + (0...last).map { "$\($0)" }.joined(separator: ", ") + "); \(trap)"
    }
}

extension TokenSyntax {
    /// The innermost member of a type or an extension around the token.
    fileprivate var enclosingMember: Syntax? {
        var next = parent
        while let node = next, !node.is(MemberBlockItemSyntax.self) { next = node.parent }
        return next
    }

    /// The word `override` of the innermost member around the token that has it.
    fileprivate var enclosingOverride: DeclModifierSyntax? {
        var next = parent
        while let node = next, !node.is(MemberBlockSyntax.self) {
            if let member = node.asProtocol((any WithModifiersSyntax).self),
                let modifier = member.modifiers.first(where: { $0.name.text == "override" })
            {
                return modifier
            }
            next = node.parent
        }
        return nil
    }
}

extension TokenSyntax {
    /// Returns the word `let` that declares an optional constant of a name without a value, in a block around the token; nil
    /// if there is none.
    fileprivate func optionalConstant(_ name: String) -> TokenSyntax? {
        var next = parent
        while let node = next, !node.is(MemberBlockSyntax.self) {
            next = node.parent
            guard let list = node.as(CodeBlockItemListSyntax.self) else { continue }
            for item in list where item.position < position {
                guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let",
                    variable.bindings.count == 1, let binding = variable.bindings.first, binding.initializer == nil,
                    binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true,
                    binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name
                else { continue }
                return variable.bindingSpecifier
            }
        }
        return nil
    }
}

extension TokenSyntax {
    /// The statement around the token that returns whether an app has been launched; nil if it is in none.
    ///
    /// Kits of social networks are asked there; nobody waits for what they say.
    fileprivate var answerOfLaunch: ReturnStmtSyntax? {
        var answer: ReturnStmtSyntax?
        var next = parent
        while let node = next, !node.is(ClosureExprSyntax.self) {
            next = node.parent
            if let found = node.as(ReturnStmtSyntax.self) { answer = found }
            guard let function = node.as(FunctionDeclSyntax.self) else { continue }
            return function.name.text == "application" && function.isOfLaunch ? answer : nil
        }
        return nil
    }
}

extension FunctionDeclSyntax {
    /// Whether it is called when an app has been launched.
    var isOfLaunch: Bool {
        signature.parameterClause.parameters.contains {
            ["didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions"].contains($0.firstName.text)
        }
    }
}

extension TokenSyntax {
    /// Whether it is the name of a member of which more is wanted if it is not nil: `app.bridge?.start()`.
    fileprivate var isBeforeChaining: Bool { nextToken(viewMode: .sourceAccurate)?.tokenKind == .postfixQuestionMark }
}

extension TokenSyntax {
    /// The bytes without which a type does not say that it conforms to what the token names; nil unless that is surely a
    /// protocol: in an extension, after another name, or by an end that delegates have.
    fileprivate var removableConformance: Range<Int>? {
        guard let type = parent?.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil,
            let inherited = type.parent?.as(InheritedTypeSyntax.self),
            let list = inherited.parent?.as(InheritedTypeListSyntax.self),
            let clause = list.parent?.as(InheritanceClauseSyntax.self), let owner = clause.parent
        else { return nil }
        let isDelegate = ["Delegate", "DataSource"].contains { text.hasSuffix($0) }
        let isFirst = list.first?.id == inherited.id
        guard !isFirst || owner.is(ExtensionDeclSyntax.self) || isDelegate, !owner.is(ProtocolDeclSyntax.self) else {
            return nil
        }
        if list.count == 1 { return clause.bytes }
        if isFirst, let comma = inherited.trailingComma {
            return inherited.type.bytes.lowerBound..<comma.bytes.upperBound
        }
        var previous: InheritedTypeSyntax?
        for other in list where other.position < inherited.position { previous = other }
        guard let comma = previous?.trailingComma else { return nil }
        return comma.bytes.lowerBound..<inherited.type.bytes.upperBound
    }
}

extension Syntax {
    /// Whether it is the last statement of a `case`.
    fileprivate var isLastOfCase: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.parent?.is(SwitchCaseSyntax.self) == true else {
            return false
        }
        return list.last?.id == id
    }

    /// Whether it is a variable of an optional type.
    fileprivate var isOptionalProperty: Bool {
        guard let variable = self.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.text == "var"
        else { return false }
        let type = variable.bindings.first?.typeAnnotation?.type
        return type?.is(OptionalTypeSyntax.self) == true
            || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    }
}

extension MemberBlockItemSyntax {
    /// Whether a type may well be without the member: what has a body, or a value, of its own.
    fileprivate var canGo: Bool {
        if let function = decl.as(FunctionDeclSyntax.self) { return function.body != nil }
        if let member = decl.as(SubscriptDeclSyntax.self) { return member.accessorBlock != nil }
        guard let variable = decl.as(VariableDeclSyntax.self) else { return false }
        return variable.bindings.allSatisfy { $0.initializer != nil || $0.accessorBlock?.isGetter == true }
    }
}

extension PreviewDiagnostic {
    /// Whether it is that something of that name has been declared elsewhere, too.
    var isRedeclaration: Bool { message.hasPrefix("invalid redeclaration of ") }

    /// The constant that is used and has no value on some way to there; nil for another error.
    fileprivate var uninitialized: String? {
        message.wholeMatch(of: #/constant '(\w+)' (?:used|captured by a closure) before being initialized/#)
            .map { String($0.1) }
    }

    /// Whether it is that a type is nowhere.
    fileprivate var isOfUnknownType: Bool {
        message.hasPrefix("cannot find type '") || message.contains(#/^Zoetrope's UIKit has no '\w+': /#)
    }

    /// Whether it is that a type is left out which the project declares.
    fileprivate var isOfLeftOutType: Bool {
        message.hasPrefix("cannot find type '") && message.contains("left out: ")
    }
}

extension AccessorBlockSyntax {
    /// Whether it makes a property's value, and does not only look on.
    fileprivate var isGetter: Bool {
        guard case .accessors(let list) = accessors else { return true }
        return list.contains { $0.accessorSpecifier.text == "get" && $0.body != nil }
    }
}

extension Syntax {
    /// Whether it is the body of a function or an accessor.
    fileprivate var isBody: Bool {
        if let block = self.as(AccessorBlockSyntax.self) {
            guard case .getter = block.accessors else { return false }
            return true
        }
        guard self.is(CodeBlockSyntax.self), let parent else { return false }
        return parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
            || parent.is(DeinitializerDeclSyntax.self) || parent.is(AccessorDeclSyntax.self)
    }

    /// The name of the function or property that a body is of.
    fileprivate var memberName: String? {
        var next = parent
        while let node = next {
            if let function = node.as(FunctionDeclSyntax.self) { return function.name.plainText }
            if let variable = node.as(VariableDeclSyntax.self) {
                return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
            }
            if node.is(InitializerDeclSyntax.self) { return "init" }
            next = node.parent
        }
        return nil
    }
}

extension CodeBlockItemSyntax {
    /// The name of the macro that it is; nil for anything but `#Preview`.
    fileprivate var previewMacro: String? {
        let name =
            item.as(MacroExpansionDeclSyntax.self)?.macroName.text
            ?? item.as(MacroExpansionExprSyntax.self)?.macroName.text
        return name == "Preview" ? name : nil
    }
}
