/// What stands in bars.
@preconcurrency @MainActor
public protocol ToolbarContent {
    /// The type of what it is made of.
    associatedtype Body: ToolbarContent
    /// What it is made of.
    @ToolbarContentBuilder var body: Body { get }
}

/// What stands in bars and could be rearranged, which nobody can do here.
@preconcurrency @MainActor
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Is not asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Content of bars that has no body.
@MainActor
protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {
    func entries(_ reader: ToolbarReader) -> [ToolbarEntry]
}

/// What reads the content of bars, with the properties that it stores.
@MainActor
final class ToolbarReader {
    private var properties: [StoredProperties] = []
    private var count = 0
    private weak var node: ViewNode?

    /// Returns the views of content at a node.
    func read<Content: ToolbarContent>(_ content: Content, _ node: ViewNode) -> [ToolbarEntry] {
        (self.node, count) = (node, 0)
        return entries(content)
    }

    /// Returns the views of content.
    func entries<Content: ToolbarContent>(_ content: Content) -> [ToolbarEntry] {
        if let primitive = content as? any PrimitiveToolbarContent { return primitive.entries(self) }
        guard let node else { return [] }
        if count == properties.count { properties.append(StoredProperties()) }
        properties[count].connect(content, to: node)
        count += 1
        return entries(content.body)
    }

    /// Ends what the properties have begun.
    func end() {
        for each in properties { each.disconnect() }
    }
}

/// Content of bars of several statements.
public nonisolated struct ToolbarContentGroup: PrimitiveToolbarContent {
    let contents: [any ToolbarContent]

    @MainActor
    func entries(_ reader: ToolbarReader) -> [ToolbarEntry] { contents.flatMap { reader.entries($0) } }
}

extension Optional: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
    @MainActor
    func entries(_ reader: ToolbarReader) -> [ToolbarEntry] { map { reader.entries($0) } ?? [] }
}

/// What makes the content of bars of the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
    /// Takes content.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Makes no content.
    public static func buildBlock() -> ToolbarContentGroup { ToolbarContentGroup(contents: []) }
    /// Makes content of one statement.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Makes content of several statements.
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> ToolbarContentGroup {
        var contents: [any ToolbarContent] = []
        repeat contents.append(each content)
        return ToolbarContentGroup(contents: contents)
    }
    /// Makes content of a condition without an alternative.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    /// Makes content of the first branch.
    public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarContentGroup {
        ToolbarContentGroup(contents: [first])
    }
    /// Makes content of the second branch.
    public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarContentGroup {
        ToolbarContentGroup(contents: [second])
    }
    /// Makes content of what needs a version of the system.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> ToolbarContentGroup {
        ToolbarContentGroup(contents: [content])
    }
}

/// Where something stands in bars.
public nonisolated struct ToolbarItemPlacement: Sendable {
    enum Kind: Sendable {
        case leading, trailing, confirmation, principal, bottom, none
    }
    let kind: Kind

    /// As usual: at the right of the navigation bar.
    public static let automatic = ToolbarItemPlacement(kind: .trailing)
    /// In the middle of the navigation bar.
    public static let principal = ToolbarItemPlacement(kind: .principal)
    /// At the left of the navigation bar.
    public static let navigation = ToolbarItemPlacement(kind: .leading)
    /// At the right of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement(kind: .trailing)
    /// At the right of the navigation bar, and in no menu.
    public static let secondaryAction = ToolbarItemPlacement(kind: .trailing)
    /// In the bar at the bottom.
    public static let status = ToolbarItemPlacement(kind: .bottom)
    /// At the right of the navigation bar, bold.
    public static let confirmationAction = ToolbarItemPlacement(kind: .confirmation)
    /// At the left of the navigation bar.
    public static let cancellationAction = ToolbarItemPlacement(kind: .leading)
    /// At the right of the navigation bar.
    public static let destructiveAction = ToolbarItemPlacement(kind: .trailing)
    /// Above the keyboard: not shown.
    public static let keyboard = ToolbarItemPlacement(kind: .none)
    /// At the left of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
    /// At the right of the navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
    /// At the left of the navigation bar.
    public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
    /// At the right of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
    /// In the bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(kind: .bottom)
}
