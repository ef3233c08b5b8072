import SwiftSyntax

/// Gives what a source of Swift 2 names the names of today.
final class SwiftTwoConversion: SyntaxVisitor {
    private(set) var edits: SourceEdits
    private let cases: Set<String>
    private let variables: Set<String>
    private var hasImport = false

    init(_ text: [UInt8], cases: Set<String>, variables: Set<String>) {
        edits = SourceEdits(of: text)
        (self.cases, self.variables) = (cases, variables)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if !hasImport { edits.insert("; import SwiftTwo", at: node.bytes.upperBound) }
        hasImport = true
        return .skipChildren
    }

    override func visitPost(_ node: SourceFileSyntax) {
        // A framework's own header may import for all of its sources.
        guard !hasImport, let first = node.statements.first else { return }
        edits.insert("import SwiftTwo; ", at: first.bytes.lowerBound)
    }

    // MARK: Types

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if let new = SwiftTwoMethods.types[node.name.text] { edits.replace(node.name.bytes, with: new) }
        return .visitChildren
    }

    // MARK: Declarations

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = Array(node.signature.parameterClause.parameters)
        if parameters.isEmpty, let name = SwiftTwoMethods.properties[node.name.text],
            let result = node.signature.returnClause
        {
            edits.replace(node.funcKeyword.bytes, with: "var")
            edits.replace(node.name.bytes, with: name)
            edits.replace(node.signature.parameterClause.bytes, with: "")
            edits.replace(result.arrow.bytes, with: ":")
            return .visitChildren
        }
        let labels = parameters.enumerated().map { index, parameter in
            index == 0 && parameter.secondName == nil ? "_" : parameter.firstName.text
        }
        let full = "\(node.name.text)(\(labels.map { $0 + ":" }.joined()))"
        guard let new = SwiftTwoMethods.all[full], new.labels.count == labels.count else {
            if let first = parameters.first, first.secondName == nil, first.firstName.text != "_",
                node.name.tokenKind.isIdentifier
            {
                edits.insert("_ ", at: first.firstName.bytes.lowerBound)
            }
            return .visitChildren
        }
        edits.replace(node.name.bytes, with: new.base)
        for (parameter, label) in zip(parameters, new.labels) {
            let name = (parameter.secondName ?? parameter.firstName).text
            let end = (parameter.secondName ?? parameter.firstName).bytes.upperBound
            edits.replace(
                parameter.firstName.bytes.lowerBound..<end, with: label == name ? name : "\(label) \(name)")
        }
        // What the frameworks hand over may be any value now, and in Swift 1 attributes were objects of any kind.
        let object = new.base == "layoutAttributesForElements" ? "UICollectionViewLayoutAttributes" : "Any"
        for token in node.signature.tokens(viewMode: .sourceAccurate) where token.text == "AnyObject" {
            edits.replace(token.bytes, with: object)
        }
        if new.base == "transitionDuration", let type = parameters.first?.type, !type.is(OptionalTypeSyntax.self) {
            edits.insert("?", at: type.bytes.upperBound)
        }
        for token in node.signature.tokens(viewMode: .sourceAccurate) where token.text == "NSZone" {
            edits.insert("?", at: token.bytes.upperBound)
        }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        for parameter in node.signature.parameterClause.parameters where parameter.secondName == nil {
            guard let new = Self.initializerLabels[parameter.firstName.text],
                node.modifiers.contains(where: { $0.name.text == "override" })
            else { continue }
            edits.insert("\(new) ", at: parameter.firstName.bytes.lowerBound)
            if new == "presenting" { edits.insert("?", at: parameter.type.bytes.upperBound) }
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(where: { $0.name.text == "override" }),
            let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self),
            let new = SwiftTwoMethods.renamedProperties[pattern.identifier.text]
        {
            edits.replace(pattern.identifier.bytes, with: new)
        }
        return .visitChildren
    }

    override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
        // The options that an app starts with.
        if node.key.trimmedDescription == "NSObject", node.value.trimmedDescription == "AnyObject" {
            edits.replace(node.bytes, with: "[UIApplication.LaunchOptionsKey: Any]")
            return .skipChildren
        }
        return .visitChildren
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee: TokenSyntax
        // `delegate.collectionView?(view, layout: self, sizeForItemAtIndexPath: path)`
        let called = node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression ?? node.calledExpression
        if let member = called.as(MemberAccessExprSyntax.self) {
            callee = member.declName.baseName
        } else if let name = called.as(DeclReferenceExprSyntax.self) {
            callee = name.baseName
        } else {
            return .visitChildren
        }
        let isEmpty = node.arguments.isEmpty && node.trailingClosure == nil
        if isEmpty, let left = node.leftParen, let right = node.rightParen,
            let name = SwiftTwoMethods.properties[callee.text] ?? Self.shared[callee.text] ?? Self.color(callee.text)
        {
            edits.replace(callee.bytes, with: name)
            edits.replace(left.bytes.lowerBound..<right.bytes.upperBound, with: "")
            return .visitChildren
        }
        if let new = Self.functions[callee.text] {
            edits.replace(callee.bytes, with: new)
            return .visitChildren
        }
        let arguments = Array(node.arguments)
        if callee.text == "String", arguments.count == 1, arguments[0].label == nil {
            describe(arguments[0].expression)
        }
        for candidate in SwiftTwoMethods.byBase[callee.text] ?? [] {
            guard let places = Self.places(of: arguments, in: candidate.labels),
                arguments.count + (node.trailingClosure == nil ? 0 : 1) <= candidate.labels.count
                    || candidate.labels.isEmpty
            else { continue }
            edits.replace(callee.bytes, with: candidate.new.base)
            for (argument, place) in zip(arguments, places) where place < candidate.new.labels.count {
                relabel(argument, candidate.new.labels[place])
            }
            return .visitChildren
        }
        if callee.text.first?.isUppercase == true || callee.text == "init" {
            for argument in arguments {
                if let new = argument.label.flatMap({ Self.initializerLabels[$0.text] }) { relabel(argument, new) }
            }
        }
        return .visitChildren
    }

    /// Has a string say what a type is called: `String(Card)`, `String(type(of: self))`.
    private func describe(_ node: ExprSyntax) {
        if let name = node.as(DeclReferenceExprSyntax.self)?.baseName, name.text.first?.isUppercase == true {
            edits.insert("describing: ", at: node.bytes.lowerBound)
            edits.insert(".self", at: node.bytes.upperBound)
        } else if node.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "type" {
            edits.insert("describing: ", at: node.bytes.lowerBound)
        }
    }

    private func relabel(_ argument: LabeledExprSyntax, _ label: String) {
        let start = argument.expression.bytes.lowerBound
        let from = argument.label?.bytes.lowerBound ?? start
        edits.replace(from..<start, with: label == "_" ? "" : "\(label): ")
    }

    /// The place of each argument among a function's labels; nil if they are not the function's.
    private static func places(of arguments: [LabeledExprSyntax], in labels: [String]) -> [Int]? {
        var next = 0
        var places: [Int] = []
        for argument in arguments {
            let label = argument.label?.text ?? "_"
            guard next < labels.count, let place = labels[next...].firstIndex(of: label) else { return nil }
            places.append(place)
            next = place + 1
        }
        return places
    }

    /// Objects of which there is one, by the functions that returned them.
    private static let shared = [
        "mainScreen": "main", "mainBundle": "main", "sharedApplication": "shared", "currentDevice": "current",
        "defaultManager": "default", "defaultCenter": "default", "standardUserDefaults": "standard",
        "mainRunLoop": "main", "currentRunLoop": "current", "currentCalendar": "current", "currentLocale": "current",
        "sharedSession": "shared", "mainQueue": "main", "generalPasteboard": "general", "processInfo": "processInfo",
        "familyNames": "familyNames", "sharedURLCache": "shared", "numberOfSections": "numberOfSections",
    ]

    /// Functions whose results were no optionals, with what stands for them in the module of former names.
    private static let functions = [
        "UIGraphicsGetImageFromCurrentImageContext": "SwiftTwo.currentImage",
        "UIGraphicsGetCurrentContext": "SwiftTwo.currentContext",
    ]

    /// The greatest and the smallest positive number, by the former names.
    private static let limits = ["max": "greatestFiniteMagnitude", "min": "leastNormalMagnitude"]

    /// The system's colours that had functions, without the end of those functions' names.
    static let colors: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "groupTableViewBackground",
        "lightGray", "lightText", "magenta", "orange", "purple", "red", "white", "yellow",
    ]

    private static func color(_ name: String) -> String? {
        guard name.hasSuffix("Color") else { return nil }
        let color = String(name.dropLast(5))
        return colors.contains(color) ? color : nil
    }

    private static let initializerLabels = [
        "forCellWithIndexPath": "forCellWith", "withIndexPath": "with", "forItem": "item", "forRow": "row",
        "inSection": "section", "contentsOfURL": "contentsOf", "CGImage": "cgImage", "CGColor": "cgColor",
        "CGPath": "cgPath", "CIImage": "ciImage", "URL": "url",
        "presentingViewController": "presenting", "snapToPoint": "snapTo",
    ]

    // MARK: Members

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        let isCalled =
            node.parent?.is(FunctionCallExprSyntax.self) == true
            && node.keyPathInParent == \FunctionCallExprSyntax.calledExpression
        if node.base == nil {
            if name.text.first?.isUppercase == true, !cases.contains(name.text), !isCalled || name.text == "Some" {
                edits.replace(name.bytes, with: name.text.beginningLowercase)
            }
        } else if let base = node.base?.trimmedDescription, ["CGFloat", "Double", "Float"].contains(base),
            let new = Self.limits[name.text]
        {
            edits.replace(name.bytes, with: new)
        } else if let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            base.prefixMatch(of: #/(?:UI|NS|CA|AV|MK|CG)[A-Z]/#) != nil, name.text.first?.isUppercase == true, !isCalled
        {
            edits.replace(name.bytes, with: name.text.beginningLowercase)
        } else if !isCalled, !variables.contains(name.text),
            let new = SwiftTwoMethods.renamedProperties[name.text]
        {
            edits.replace(name.bytes, with: new)
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard
            node.parent?.is(MemberAccessExprSyntax.self) != true || node.keyPathInParent == \MemberAccessExprSyntax.base
        else { return .skipChildren }
        let name = node.baseName.text
        if let type = SwiftTwoMethods.types[name] {
            edits.replace(node.baseName.bytes, with: type)
        } else if !variables.contains(name), name.first?.isLowercase == true,
            let new = SwiftTwoMethods.renamedProperties[name]
        {
            edits.replace(node.baseName.bytes, with: new)
        }
        return .skipChildren
    }
}

extension TokenKind {
    fileprivate var isIdentifier: Bool {
        if case .identifier = self { true } else { false }
    }
}
