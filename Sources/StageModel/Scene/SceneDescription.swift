/// What a scene declares about itself: everything that shows its parameters or sets them reads this.
public struct SceneDescription: Equatable, Codable, Sendable {
    /// What the command line and the page's address call it.
    public var name: String
    /// What people call it.
    public var title: String
    /// One line.
    public var summary: String
    public var parameters: [ParameterDescription]
    public var actions: [ActionDescription]
    /// Along which a finger moves what the scene shows.
    public var axes: Axes
    /// A program text that makes the scene in an app; `{{NAME}}` stands for each parameter's value.
    public var swift: String
    /// Images that it can show, by their names below `/images/`; the likeliest first, at most ``mostImages``. Whoever shows
    /// the scene fetches them before they are on the stage.
    public var images: [String]

    public static let mostImages = 64

    public enum Axes: String, Codable, CaseIterable, Sendable {
        case horizontal, vertical, both, none
    }

    public init(
        name: String, title: String, summary: String, parameters: [ParameterDescription], actions: [ActionDescription],
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

/// One thing that can be tuned.
public struct ParameterDescription: Equatable, Codable, Sendable {
    public enum ValueType: String, Codable, Sendable {
        case number, integer, choice, toggle, color
    }

    public var name: String
    /// points, seconds, radians, pointsPerSecond, fraction, count or none.
    public var unit: String
    public var type: ValueType
    /// Of numbers and integers, else nil.
    public var minimum: Double?
    public var maximum: Double?
    /// Of choices, else nil.
    public var choices: [String]?
    /// What may be set, in words.
    public var allowed: String
    /// On this stage.
    public var `default`: StageValue
    /// One line.
    public var summary: String

    public init(
        name: String, unit: String, type: ValueType, minimum: Double? = nil, maximum: Double? = nil,
        choices: [String]? = nil, allowed: String, default: StageValue, summary: String
    ) {
        self.name = name
        self.unit = unit
        self.type = type
        self.minimum = minimum
        self.maximum = maximum
        self.choices = choices
        self.allowed = allowed
        self.default = `default`
        self.summary = summary
    }
}

/// Something that a scene can do by name.
public struct ActionDescription: Equatable, Codable, Sendable {
    public var name: String
    /// One line.
    public var summary: String

    public init(name: String, summary: String) {
        self.name = name
        self.summary = summary
    }
}
