import ProjectFiles

/// What the compiler says of names that an app has from Apple's frameworks and that Zoetrope lacks, in words that tell what
/// helps.
enum EngineLacks {
    /// How the names of the frameworks' types begin.
    private static var prefix: Regex<Substring> {
        #/(?:AV|CA|CF|CG|CI|CL|CT|MK|MTK|MTL|NS|PH|PK|SCN|SK|UI|UN|WK)[A-Z]\w*/#
    }

    /// The functions and types of Objective-C's run time, and what public test frameworks have with it alone.
    private static var objectiveC: Regex<Substring> {
        #/(?:class|imp|ivar|method|objc|object|property|protocol|sel)_\w+|IMP|raiseException/#
    }

    /// Returns the message, or what it means if it is of a name of a framework.
    ///
    /// - Parameters:
    ///   - message: the compiler's.
    ///   - type: the full name of the type in which the error is; nil outside of any.
    ///   - index: the types of the project.
    /// - Returns: a message in one line.
    static func explained(_ message: String, in type: String? = nil, _ index: ProjectIndex) -> String {
        if let match = message.wholeMatch(of: #/cannot find (?:type )?'(\w+)' in scope/#) {
            if match.1.wholeMatch(of: objectiveC) != nil {
                return "Zoetrope has no '\(match.1)' of Objective-C: \(help)"
            }
            if match.1.wholeMatch(of: prefix) != nil { return "Zoetrope's UIKit has no '\(match.1)': \(help)" }
            // A member of the class's own, written without `self.`, or a slip.
            let root = type.flatMap { index.superclasses(of: $0).last } ?? ""
            return root.wholeMatch(of: prefix) == nil
                ? message : "\(message) (if \(root) has it, Zoetrope's UIKit does not: \(help))"
        }
        guard let match = message.wholeMatch(of: memberMessage), let type = baseName(match.1) else { return message }
        let member = match.2
        if type == "AnyObject" { return "Zoetrope has no '\(member)' \(unknown): \(help)" }
        let own = index.resolved(type, in: "")
        // A class of the project has what a framework's class gives to it.
        let root = own.map { index.superclasses(of: $0).last ?? "" } ?? type
        guard root.wholeMatch(of: prefix) != nil else { return message }
        return own == nil
            ? "Zoetrope's UIKit has no '\(member)' of '\(type)': \(help)"
            : "neither '\(type)' nor Zoetrope's UIKit has '\(member)': \(help)"
    }

    /// Returns what a message means that a member overrides nothing; nil if the class above it is none of a framework's.
    ///
    /// - Parameters:
    ///   - message: the compiler's.
    ///   - source: the line of the member.
    ///   - type: the full name of the class that has the member.
    ///   - index: the types of the project.
    /// - Returns: a message in one line.
    static func explainedOverride(
        _ message: String, _ source: String?, in type: String?, _ index: ProjectIndex
    ) -> String? {
        guard message.contains(#/^(?:method|property) does not override any (?:method|property) from its superclass/#),
            let type, let root = index.superclasses(of: type).last, root.wholeMatch(of: prefix) != nil,
            let name = source?.firstMatch(of: #/(?:func|var|let)\s+(\w+)/#)?.1
        else { return nil }
        return "Zoetrope's UIKit has no '\(name)' to override in '\(root)': \(help)"
    }

    /// Whether a message is of a member that Zoetrope's class has not.
    static func isOverride(_ message: String) -> Bool {
        message.hasSuffix(help) && message.contains("' to override in '")
    }

    private static var memberMessage: Regex<(Substring, Substring, Substring)> {
        #/(?:value of (?:optional )?type|type|.* of type) '([^']+)' has no (?:dynamic )?member '([^']+)'/#
    }

    /// The name of what Zoetrope lacks by a message of ``explained(_:in:_:)``; nil for any other message.
    static func lack(in message: String) -> String? {
        guard message.hasSuffix(help) else { return nil }
        return (message.firstMatch(of: #/has (?:no )?'(\w+)'/#)?.1).map(String.init)
    }

    /// Whether a message is of what Objective-C's compiler has, whatever the project declares by that name.
    static func isOfLanguage(_ message: String) -> Bool {
        message.hasSuffix("\(unknown): \(help)")
    }

    private static let unknown = "of objects whose class is not known"
    private static let help = "a stand-in in \(ProjectFolder.stubs) can have it"

    /// `UIView` of `UIKit.UIView?` and of `UIView.Type`; nil for what is no type's name.
    private static func baseName(_ type: Substring) -> String? {
        var name = type.prefix { !"<?! ".contains($0) }
        for module in ["UIKit.", "QuartzCore.", "CoreGraphics."] where name.hasPrefix(module) {
            name = name.dropFirst(module.count)
        }
        if name.hasSuffix(".Type") { name = name.dropLast(5) }
        return name.isEmpty ? nil : String(name)
    }
}
