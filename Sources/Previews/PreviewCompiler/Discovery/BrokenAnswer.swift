import SwiftSyntax

/// What a function whose body does not compile does instead, where whoever calls it can go on.
enum BrokenAnswer: Equatable {
    /// It does nothing: it is called for what somebody does.
    case nothing
    /// It returns nil.
    case none
    /// It returns an empty array or dictionary, or that a list has nothing, whose literal this is, and the stage says so.
    case empty(String)
    /// It does nothing, and the stage says so.
    case told

    /// The body's code.
    var code: String {
        switch self {
        case .nothing: ""
        case .none: "nil"
        case .empty(let literal): "\(BrokenPart.notice); return \(literal)"
        case .told: BrokenPart.notice
        }
    }

    /// What is said of it.
    var words: String {
        switch self {
        case .nothing: "is left out, and does nothing"
        case .none: "is left out, and nil"
        case .empty: "is left out, and empty, as the stage says once it is called"
        case .told: "is left out, as the stage says once it is called"
        }
    }

    /// How the names of the methods begin that are called for what somebody does, or that a view can do without.
    private static let events = [
        "collectionView", "gestureRecognizer", "motionEnded", "navigationController", "pickerView", "scrollView",
        "searchBar", "tabBarController", "tableView", "textField", "textView", "touches",
    ]
    /// The methods of controllers and views that are called at the end, or on the way to another controller.
    private static let ends: Set<String> = [
        "didReceiveMemoryWarning", "encode", "traitCollectionDidChange", "viewDidDisappear", "viewWillDisappear",
        "viewWillTransition",
    ]

    /// What an application's delegate answers whose method does not compile: that it was launched, and that it has opened
    /// nothing; nil for other functions.
    private static func ofApplication(_ function: FunctionDeclSyntax) -> String? {
        guard function.name.text == "application", function.signature.returnClause?.type.trimmedDescription == "Bool"
        else { return nil }
        return function.isOfLaunch ? "true" : "false"
    }

    /// Looks at the function of a body; nil for one that somebody needs.
    ///
    /// - Parameters:
    ///   - body: the body.
    ///   - isTold: whether the stage can say that a function without a result does nothing.
    init?(of body: Syntax, isTold: Bool) {
        guard let parent = body.parent else { return nil }
        if let function = parent.as(FunctionDeclSyntax.self) {
            if let type = function.signature.returnClause?.type, !type.isVoid {
                if type.isOptional {
                    self = .none
                } else if isTold, let literal = type.emptyLiteral ?? Self.count(function) {
                    self = .empty(literal)
                } else if isTold, let answer = Self.ofApplication(function) {
                    self = .empty(answer)
                } else {
                    return nil
                }
            } else if Self.isEvent(function) {
                self = .nothing
            } else if isTold {
                self = .told
            } else {
                return nil
            }
        } else if isTold, let accessor = parent.as(AccessorDeclSyntax.self),
            ["didSet", "set", "willSet"].contains(accessor.accessorSpecifier.text)
        {
            self = .told
        } else if parent.is(DeinitializerDeclSyntax.self) {
            self = .nothing
        } else if body.variable?.bindings.first?.typeAnnotation?.type.isOptional == true, body.isGetter {
            self = .none
        } else {
            return nil
        }
    }

    /// What asks a data source how much a list has.
    private static let counts: Set<String> = [
        "numberOfComponents", "numberOfItemsInSection", "numberOfRowsInComponent", "numberOfRowsInSection",
        "numberOfSections",
    ]

    /// The literal of no rows or items; nil for a function that does not tell how many there are.
    private static func count(_ function: FunctionDeclSyntax) -> String? {
        let names = [function.name.plainText] + function.signature.parameterClause.parameters.map(\.firstName.plainText)
        return names.contains(where: counts.contains) ? "0" : nil
    }

    private static func isEvent(_ function: FunctionDeclSyntax) -> Bool {
        let name = function.name.plainText
        let attributes = function.attributes.compactMap {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        }
        if attributes.contains("IBAction") { return true }
        let isOverride = function.modifiers.has("override")
        if isOverride, ends.contains(name) || name.hasPrefix("touches") || name.hasPrefix("motionEnded") { return true }
        let labels = function.signature.parameterClause.parameters.map(\.firstName.plainText)
        let first = labels.first
        // What a delegate is told.
        let isTold = labels.dropFirst().contains { $0.hasPrefix("did") && $0.dropFirst(3).first?.isUppercase == true }
        if first == "_", isTold || events.contains(where: name.hasPrefix) { return true }
        return isOverride ? name == "prepare" && first == "for" : attributes.contains("objc")
    }
}

extension Syntax {
    /// Whether it is a closure that is called to do something once, as the value of a property without one:
    /// `static let swizzling: Void = { ... }()`.
    var isDoneOnce: Bool {
        guard self.is(ClosureExprSyntax.self), let call = parent?.as(FunctionCallExprSyntax.self),
            let binding = call.parent?.parent?.as(PatternBindingSyntax.self)
        else { return false }
        return binding.typeAnnotation?.type.isVoid == true
    }

    /// The variable whose value a body is.
    fileprivate var variable: VariableDeclSyntax? {
        var next = parent
        while let node = next, !node.is(MemberBlockSyntax.self), !node.is(CodeBlockItemSyntax.self) {
            if let variable = node.as(VariableDeclSyntax.self) { return variable }
            next = node.parent
        }
        return nil
    }

    fileprivate var isGetter: Bool {
        self.is(AccessorBlockSyntax.self) || parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
    }
}

extension TypeSyntax {
    fileprivate var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
    /// The literal of an array or a dictionary without values; nil for other types.
    fileprivate var emptyLiteral: String? {
        self.is(ArrayTypeSyntax.self) ? "[]" : self.is(DictionaryTypeSyntax.self) ? "[:]" : nil
    }
    fileprivate var isVoid: Bool { ["()", "Void"].contains(trimmedDescription) }
}
