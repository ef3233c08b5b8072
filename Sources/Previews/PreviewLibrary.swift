import UIKit

/// What a library of somebody's own code, compiled while the program runs, offers to show.
///
/// Such a library exports one C function named ``entryPoint``, without parameters, which returns what ``opaque`` is:
///
///     import Previews
///     import UIKit
///
///     @_cdecl("zoetrope_preview_library")
///     public func zoetropePreviewLibrary() -> UnsafeMutableRawPointer {
///         MainActor.assumeIsolated {
///             PreviewLibrary([
///                 Preview(name: "cards", title: "Cards", source: PreviewSource(file: "/code/Cards.swift", line: 40)) {
///                     .viewController(CardsViewController())
///                 }
///             ]).opaque
///         }
///     }
///
/// It is called once, on the main thread, after `dlopen`, and makes no views: that is what ``Preview/make`` is for, which
/// is called for each stage. The library must be compiled by the compiler that built the program, against the
/// `.swiftmodule` files beside it, in a module whose name no library loaded before had, and without linking those modules:
/// the program exports their symbols. It is never unloaded.
@MainActor
public final class PreviewLibrary {
    /// The exported function's name.
    public nonisolated static let entryPoint = "zoetrope_preview_library"
    /// The exported function's type.
    public typealias EntryPoint = @convention(c) () -> UnsafeMutableRawPointer

    /// In the order in which they are shown; no two have the same name.
    public let previews: [Preview]

    public init(_ previews: [Preview]) {
        self.previews = previews
    }

    /// What the exported function returns: an owned reference.
    public var opaque: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    /// The library that an exported function returned.
    public static func take(_ opaque: UnsafeMutableRawPointer) -> PreviewLibrary {
        Unmanaged.fromOpaque(opaque).takeRetainedValue()
    }
}

/// One thing to show: what a `#Preview` makes, or a layout in a controller of its own.
@MainActor
public struct Preview {
    /// What the page's address calls it: one or more of a-z, 0-9 and -, unique in its library.
    public var name: String
    /// What people call it, as `#Preview("Name")` says.
    public var title: String
    /// One line; may be empty.
    public var summary: String
    /// Where it is declared.
    public var source: PreviewSource
    public var size: PreviewSize
    /// Along which a finger moves what is shown.
    public var axes: Axes
    public var parameters: [PreviewParameter]
    public var actions: [PreviewAction]
    /// A program text that sets what can be tuned; `{{NAME}}` stands for each parameter's value.
    public var swift: String
    /// Makes what is shown, a new one each time. It runs on the main thread, with the stage's time and screen current.
    public var make: @MainActor () -> PreviewContent

    public enum Axes: String, Sendable {
        case horizontal, vertical, both, none
    }

    public init(
        name: String, title: String, summary: String = "", source: PreviewSource, size: PreviewSize = .stage,
        axes: Axes = .both, parameters: [PreviewParameter] = [], actions: [PreviewAction] = [], swift: String = "",
        make: @escaping @MainActor () -> PreviewContent
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.source = source
        self.size = size
        self.axes = axes
        self.parameters = parameters
        self.actions = actions
        self.swift = swift
        self.make = make
    }
}

/// What a preview makes: a controller, which fills the stage, or a view.
@MainActor
public enum PreviewContent {
    case viewController(UIViewController)
    case view(UIView)
}

/// How large a preview's stage is. Each side is kept within 200 to 2000 points.
public enum PreviewSize: Equatable, Sendable {
    /// As the server's.
    case stage
    /// As the server's, held sideways.
    case landscape
    /// Points; of a view that is smaller than a stage may be, the size in the middle of one.
    case fixed(width: Double, height: Double)
    /// As large as the view wants to be.
    case fitting
}

/// A line of a source file.
public struct PreviewSource: Equatable, Codable, Sendable {
    /// The path.
    public var file: String
    /// From 1.
    public var line: Int

    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

/// Something that a viewer can have a preview do by its name.
@MainActor
public struct PreviewAction {
    public var name: String
    /// One line; may be empty.
    public var summary: String
    /// - Parameter content: the controller that ``Preview/make`` made, or the one that holds its view.
    public var perform: @MainActor (_ content: UIViewController) -> Void

    public init(name: String, summary: String = "", perform: @escaping @MainActor (UIViewController) -> Void) {
        self.name = name
        self.summary = summary
        self.perform = perform
    }
}
