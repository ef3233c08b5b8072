/// Menus of an app, which phones don't have.
@preconcurrency @MainActor
public protocol Commands {
    /// The type of what it is made of.
    associatedtype Body: Commands
    /// What it is made of.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Is not asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// No menus.
public nonisolated struct EmptyCommands: Commands {
    /// Makes one.
    public init() {}
}

/// A menu.
public nonisolated struct CommandMenu<Content: View>: Commands {
    /// Makes one with a title.
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// A part of a menu that the system has.
public nonisolated struct CommandGroup<Content: View>: Commands {
    /// Makes one in front of a part.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Makes one behind a part.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Makes one in the place of a part.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A part of the menus that the system has.
public struct CommandGroupPlacement: Sendable {
    /// About the app.
    public static let appInfo = CommandGroupPlacement()
    /// The app's settings.
    public static let appSettings = CommandGroupPlacement()
    /// New documents and windows.
    public static let newItem = CommandGroupPlacement()
    /// Saving.
    public static let saveItem = CommandGroupPlacement()
    /// Undoing.
    public static let undoRedo = CommandGroupPlacement()
    /// The clipboard.
    public static let pasteboard = CommandGroupPlacement()
    /// Side bars.
    public static let sidebar = CommandGroupPlacement()
    /// Tool bars.
    public static let toolbar = CommandGroupPlacement()
    /// Help.
    public static let help = CommandGroupPlacement()
}

/// Commands for a side bar.
public nonisolated struct SidebarCommands: Commands {
    /// Makes them.
    public init() {}
}

/// Several menus.
public nonisolated struct TupleCommands<T>: Commands {}

/// What makes menus of the statements of a closure.
@resultBuilder
public enum CommandsBuilder {
    /// Makes menus of no statement.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Makes menus of one statement.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Makes menus of several statements.
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> TupleCommands<(repeat each Content)> {
        TupleCommands()
    }
    /// Takes menus.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
}
