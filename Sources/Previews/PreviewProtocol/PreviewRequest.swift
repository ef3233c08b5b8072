/// A message to a preview compiler: one JSON object on a line of its standard input.
///
/// The preview compiler, `zoetrope-preview-compiler`, is a process that turns a folder of UIKit code into dynamic
/// libraries, one for each state of the folder that compiles. It is a program of its own, as it alone needs
/// swift-syntax.
///
/// | request | is answered by |
/// |---|---|
/// | ``open(_:)``, first and once | ``PreviewEvent/building(_:)``, ``PreviewEvent/fetching(_:)`` of each package, and ``PreviewEvent/built(_:)``, after that of what is watched ``PreviewEvent/optimised(_:)``, and again whenever files change |
/// | ``changes(_:)`` | ``PreviewEvent/changes(_:)`` with its `id`, or ``PreviewEvent/fault(_:)`` with its `id` |
///
/// On the wire a message is a flat object whose `type` is the case's name:
///
/// ```
/// {"type":"open","path":"/layouts","modules":"/zoetrope/.build/release/Modules","output":"/tmp/x","engineTime":1763776000,"watches":true,"purpose":"previews","fetches":true}
/// {"type":"changes","id":1,"values":{"CardLayout.spacing":12,"CardLayout.tint":"#ff8000"},"write":false}
/// ```
///
/// The process ends when its standard input ends. What it has to say to people goes to its standard error.
public enum PreviewRequest: Equatable, Sendable {
    case open(PreviewProject)
    case changes(SourceChangeRequest)
}

/// A project to be previewed or tested, and the engine for it.
public struct PreviewProject: Codable, Equatable, Sendable {
    /// What the libraries are for.
    public enum Purpose: String, Codable, Sendable {
        /// One library with everything that can be shown.
        case previews
        /// One library for each test target.
        case tests
    }

    /// The path of a Swift file, a folder of them or the folder of a Swift package.
    public var path: String
    /// The folder with the `.swiftmodule` files of the build that the host runs.
    public var modules: String
    /// A folder for rewritten sources and libraries.
    ///
    /// It is created, and what an earlier preview left in it is removed.
    public var output: String
    /// The time at which the program that loads the libraries was built, in seconds since 1970: a newer module does not
    /// fit it.
    public var engineTime: Double
    /// Whether to watch for changes after the first build.
    public var watches: Bool
    /// What the libraries are for.
    public var purpose: Purpose
    /// Whether packages that the project's files name, and that are not in its folder, are brought into it.
    public var fetches: Bool

    /// Makes a project of its attributes.
    public init(
        path: String, modules: String, output: String, engineTime: Double, watches: Bool = true,
        purpose: Purpose = .previews, fetches: Bool = false
    ) {
        self.fetches = fetches
        self.purpose = purpose
        self.path = path
        self.modules = modules
        self.output = output
        self.engineTime = engineTime
        self.watches = watches
    }
}

/// A request to put tuned values into the sources, or to show the lines as they would be.
public struct SourceChangeRequest: Codable, Equatable, Sendable {
    /// A number that the answer repeats.
    public var id: Int
    /// The new values by their ``Tunable/key``.
    public var values: [String: TunedValue]
    /// Whether the files are written.
    ///
    /// Otherwise the answer only tells what would change.
    public var write: Bool

    /// Makes a request of its attributes.
    public init(id: Int, values: [String: TunedValue], write: Bool) {
        self.id = id
        self.values = values
        self.write = write
    }
}

/// A value of something that can be tuned, as JSON has it.
public enum TunedValue: Equatable, Sendable {
    case number(Double)
    case flag(Bool)
    /// The name of an enumeration's case, or a colour in sRGB as `#rrggbb` or `#rrggbbaa`.
    case text(String)
}

extension TunedValue: Codable {
    /// Decodes a number, a boolean or a string.
    ///
    /// - Throws: `DecodingError` for anything else.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    /// Encodes a number, a boolean or a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .flag(let flag): try container.encode(flag)
        case .text(let text): try container.encode(text)
        }
    }
}
