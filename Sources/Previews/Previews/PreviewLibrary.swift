import UIKit

/// The previews of a library of somebody's own code, compiled while the program runs.
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
/// It is called once, on the main thread, after `dlopen`, and makes no views: that is what ``Preview/make`` is for,
/// which is called for each stage. The library must be compiled by the compiler that built the program, against the
/// `.swiftmodule` files beside it, in a module whose name no library loaded before had, and without linking those
/// modules: the program exports their symbols. It is never unloaded.
@MainActor
public final class PreviewLibrary {
    /// The exported function's name.
    public nonisolated static let entryPoint = "zoetrope_preview_library"
    /// The exported function's type.
    public typealias EntryPoint = @convention(c) () -> UnsafeMutableRawPointer

    /// The previews in the order in which they are shown, with different names.
    ///
    /// They are made once they are asked for first: what can be tuned begins with values of the project's code, which may be
    /// colours and files that are found only then.
    public private(set) lazy var previews = make()
    private let make: () -> [Preview]

    /// The colours that `UIColor(named:)` finds.
    public let colors: [PreviewColor]

    /// The Interface Builder files that are found by their names.
    public let interfaces: [PreviewInterface]
    /// The classes that those may name.
    public let classes: [PreviewClass]
    /// Returns the entries of a class if it is, or inherits from, a generic class of the project's; none for others.
    public typealias GenericClasses = @MainActor (AnyClass) -> [PreviewClass]
    /// The project's generic classes that those may set properties and call methods of.
    public let generics: [GenericClasses]

    /// The path of the folder whose files are the library's resources; nil for none.
    public let resources: String?

    /// Makes a library of previews, which are made when they are asked for.
    public init(
        _ previews: @autoclosure @escaping @MainActor () -> [Preview], colors: [PreviewColor] = [],
        interfaces: [PreviewInterface] = [],
        classes: [PreviewClass] = [], generics: [GenericClasses] = [], resources: String? = nil
    ) {
        self.generics = generics
        self.resources = resources
        make = previews
        self.colors = colors
        self.interfaces = interfaces
        self.classes = classes
    }

    /// The library as the exported function returns it: an owned reference.
    public var opaque: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    /// Returns the library that an exported function returned, and takes over the reference.
    public static func takeRetained(_ opaque: UnsafeMutableRawPointer) -> PreviewLibrary {
        StageLanguage.register()
        return Unmanaged.fromOpaque(opaque).takeRetainedValue()
    }
}

/// A colour of an asset catalogue, in sRGB.
public struct PreviewColor: Sendable {
    /// Components in 0...1.
    public typealias Components = (red: Double, green: Double, blue: Double, alpha: Double)

    /// The name, by which `UIColor(named:)` finds it.
    public var name: String
    /// The colour in the light appearance.
    public var light: Components
    /// The colour in the dark appearance; nil for the same one.
    public var dark: Components?
    /// The name of the system's colour that it is in the light appearance, as `labelColor`; nil for its components.
    public var lightSystem: String?
    /// The name of the system's colour that it is in the dark appearance; nil for its components.
    public var darkSystem: String?

    /// Makes a colour of its components, or of the system's, in each appearance.
    public init(
        name: String, light: Components, dark: Components? = nil, lightSystem: String? = nil,
        darkSystem: String? = nil
    ) {
        self.name = name
        self.light = light
        self.dark = dark
        self.lightSystem = lightSystem
        self.darkSystem = darkSystem
    }

    /// Has `UIColor(named:)` find these colours, and no others.
    package static func register(_ colors: [PreviewColor]) {
        func color(_ part: Components) -> CGColor {
            CGColor(srgbRed: part.red, green: part.green, blue: part.blue, alpha: part.alpha)
        }
        func shades(_ asset: PreviewColor) -> (light: CGColor, dark: CGColor?)? {
            let dark = asset.darkSystem.map { UIColor.system(named: $0)?.dark } ?? asset.dark.map(color)
            guard let name = asset.lightSystem else { return (color(asset.light), dark) }
            return UIColor.system(named: name).map { ($0.light, dark ?? $0.dark) }
        }
        UIColor.register(
            Dictionary(
                colors.compactMap { color in shades(color).map { (color.name, $0) } },
                uniquingKeysWith: { first, _ in first }))
    }
}

/// Something to show: what a `#Preview` makes, or a layout in a controller of its own.
@MainActor
public struct Preview {
    /// The name in the page's address: one or more of a-z, 0-9 and -, unique in its library.
    public var name: String
    /// The name for people, as `#Preview("Name")` states it.
    public var title: String
    /// A description of one line; may be empty.
    public var summary: String
    /// The place of its declaration.
    public var source: PreviewSource
    /// The size of its stage.
    public var size: PreviewSize
    /// The directions in which a finger moves what is shown.
    public var axes: Axes
    /// What can be tuned.
    public var parameters: [PreviewParameter]
    /// What a viewer can have it do.
    public var actions: [PreviewAction]
    /// Swift code that sets what can be tuned, in which `{{NAME}}` stands for each parameter's value.
    public var swift: String
    /// The modules that the code imports and that are not here, so that what they make is missing.
    public var lacking: [String]
    /// What is left out that would be shown, or that this leads to, with the reason, in a sentence; may be empty.
    public var lost: String
    /// Makes the app's delegate, which what is shown may ask for what it keeps, without being started by it; nil for none.
    public var delegate: (@MainActor () -> any UIApplicationDelegate)?
    /// Makes what is shown, a new one each time.
    ///
    /// It runs on the main thread, with the stage's time and screen current.
    public var make: @MainActor () -> PreviewContent

    /// The directions in which a finger moves what is shown.
    public enum Axes: String, Sendable {
        case horizontal, vertical, both, none
    }

    /// Makes a preview of its attributes; of the parameters those that have a bound, as far as a hand tunes them.
    public init(
        name: String, title: String, summary: String = "", source: PreviewSource, size: PreviewSize = .stage,
        axes: Axes = .both, parameters: [PreviewParameter] = [], actions: [PreviewAction] = [], swift: String = "",
        lacking: [String] = [], lost: String = "", delegate: (@MainActor () -> any UIApplicationDelegate)? = nil,
        make: @escaping @MainActor () -> PreviewContent
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.source = source
        self.size = size
        self.axes = axes
        self.parameters = parameters.filter(\.isTunable)
        self.actions = actions
        (self.lacking, self.lost, self.delegate) = (lacking, lost, delegate)
        let dropped = parameters.filter { !$0.isTunable }.map { "{{\($0.declaration.name)}}" }
        self.swift = swift.components(separatedBy: "\n")
            .filter { line in !dropped.contains(where: line.contains) }.joined(separator: "\n")
        self.make = make
    }
}

/// The content of a preview: a controller, whose view fills the stage, or a view.
@MainActor
public enum PreviewContent {
    case viewController(UIViewController)
    case view(UIView)
}

/// The size of a preview's stage, of which each side is kept within 200 to 2000 points.
public enum PreviewSize: Equatable, Sendable {
    /// The server's stage.
    case stage
    /// The server's stage, turned to landscape.
    case landscape
    /// A size in points; a view that is smaller than a stage may be has this size in the middle of one.
    case fixed(width: Double, height: Double)
    /// The size that the view wants to have.
    case fitting
}

/// A line of a source file.
public struct PreviewSource: Equatable, Codable, Sendable {
    /// The file's path.
    public var file: String
    /// The line's number, from 1.
    public var line: Int

    /// Makes a place of a file and a line.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

/// Something that a viewer can have a preview do by its name.
@MainActor
public struct PreviewAction {
    /// The name, unique in the preview.
    public var name: String
    /// A description of one line; may be empty.
    public var summary: String
    /// Does it.
    ///
    /// - Parameter content: the controller that ``Preview/make`` made, or the one that holds its view.
    public var perform: @MainActor (_ content: UIViewController) -> Void

    /// Makes an action of its attributes.
    public init(name: String, summary: String = "", perform: @escaping @MainActor (UIViewController) -> Void) {
        self.name = name
        self.summary = summary
        self.perform = perform
    }
}
