/// A scene's declaration of itself: what names it, what can be tuned and what it can do.
///
/// Everything that lists a scene's parameters or sets them reads this.
public struct SceneDescription: Equatable, Codable, Sendable {
    /// The name on the command line and in the page's address.
    public var name: String
    /// The name for people.
    public var title: String
    /// A description of one line.
    public var summary: String
    /// What can be tuned, in the order in which it is shown.
    public var parameters: [Parameter]
    /// What the scene can do by name, in the order in which it is shown.
    public var actions: [Action]
    /// The directions in which a finger moves what the scene shows.
    public var axes: Axes
    /// Swift code that makes the scene in an app, in which `{{NAME}}` stands for each parameter's value.
    public var swift: String
    /// The images that the scene can show, by their names below `/images/`, the likeliest first.
    ///
    /// At most ``mostImages``. A page fetches them before they are on the stage.
    public var images: [String]

    /// The versions of the scene's code that several stages of a room can show beside the present one; nil for none.
    public var versions: [String]?

    /// The greatest number of images that are listed.
    public static let mostImages = 64

    /// The directions in which a finger moves what a scene shows.
    public enum Axes: String, Codable, CaseIterable, Sendable {
        case horizontal, vertical, both, none
    }

    /// Makes a description of its attributes.
    public init(
        name: String, title: String, summary: String, parameters: [Parameter], actions: [Action],
        axes: Axes, swift: String, images: [String] = []
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.parameters = parameters
        self.actions = actions
        self.axes = axes
        self.swift = swift
        self.images = images
    }
}

/// Something that a viewer or a program can have a scene do.
public struct Action: Equatable, Codable, Sendable {
    /// The name, unique in the scene.
    public var name: String
    /// The name for people; nil for one made of ``name``.
    public var title: String?
    /// A description of one line.
    public var summary: String

    /// Makes an action of its attributes.
    public init(_ name: String, title: String? = nil, _ summary: String) {
        self.name = name
        self.title = title
        self.summary = summary
    }
}
