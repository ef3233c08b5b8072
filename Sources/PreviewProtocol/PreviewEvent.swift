/// A message from a preview compiler: one JSON object on a line of its standard output, by the rules of ``PreviewRequest``.
public enum PreviewEvent: Equatable, Sendable {
    /// Something changed, and is being compiled.
    case building(BuildStart)
    /// A build has ended, with a library or with errors.
    case built(PreviewBuild)
    /// The answer to ``PreviewRequest/changes(_:)``.
    case changes(SourceChanges)
    /// A request that can't be granted, or a project that can't be read.
    case fault(PreviewFault)
}

public struct BuildStart: Codable, Equatable, Sendable {
    /// Counts the builds of a process from 1.
    public var number: Int
    /// The files that are new, gone or other than before, relative to the project's folder. Empty at the first build.
    public var changed: [String]

    public init(number: Int, changed: [String]) {
        self.number = number
        self.changed = changed
    }
}

/// What became of one state of the sources.
public struct PreviewBuild: Codable, Equatable, Sendable {
    public var number: Int
    /// The absolute path of the dynamic library; nil if there are errors. Each has its own Swift module, so that a process can
    /// load several of them one after the other. A library is never changed, and removed only by the next process.
    public var library: String?
    /// In the order in which they are to be offered. Empty if nothing can be shown, which `diagnostics` then explains.
    public var scenes: [PreviewScene]
    public var tunables: [Tunable]
    public var diagnostics: [PreviewDiagnostic]
    public var leftOut: [LeftOutFile]
    public var images: [PreviewImage]
    public var fonts: [PreviewFont]
    /// What took how long.
    public var seconds: BuildTimes

    public init(
        number: Int, library: String? = nil, scenes: [PreviewScene] = [], tunables: [Tunable] = [],
        diagnostics: [PreviewDiagnostic] = [], leftOut: [LeftOutFile] = [], images: [PreviewImage] = [],
        fonts: [PreviewFont] = [], seconds: BuildTimes = BuildTimes()
    ) {
        self.number = number
        self.library = library
        self.scenes = scenes
        self.tunables = tunables
        self.diagnostics = diagnostics
        self.leftOut = leftOut
        self.images = images
        self.fonts = fonts
        self.seconds = seconds
    }
}

public struct BuildTimes: Codable, Equatable, Sendable {
    /// From reading the files to the rewritten copy.
    public var rewriting: Double
    /// Compiler and linker.
    public var compiling: Double

    public init(rewriting: Double = 0, compiling: Double = 0) {
        self.rewriting = rewriting
        self.compiling = compiling
    }
}

/// A scene that the library of the same build has.
public struct PreviewScene: Codable, Equatable, Sendable {
    public enum Origin: String, Codable, Sendable {
        /// A `#Preview`.
        case preview
        /// A layout, which is shown with cells of ours.
        case layout
    }

    /// Lower-case words of ASCII letters and digits with hyphens; unique in the build, and the same from build to build while
    /// its title and its place among those of the same title are the same.
    public var name: String
    public var title: String
    public var origin: Origin
    /// Where it is declared: relative to the project's folder, and counted from 1.
    public var file: String
    public var line: Int
    /// The ``Tunable/key`` of each parameter that the sources declare, by the parameter's name in the scene.
    public var tunables: [String: String]

    public init(
        name: String, title: String, origin: Origin, file: String, line: Int, tunables: [String: String] = [:]
    ) {
        self.tunables = tunables
        self.name = name
        self.title = title
        self.origin = origin
        self.file = file
        self.line = line
    }
}

/// A property in the sources whose initial value is a literal that can be written anew.
public struct Tunable: Codable, Equatable, Sendable {
    /// `Type.property`, and for a part of insets, a size or a point `Type.property.part`.
    public var key: String
    public var file: String
    public var line: Int

    public init(key: String, file: String, line: Int) {
        self.key = key
        self.file = file
        self.line = line
    }
}

/// Something to be said about a place in the sources.
public struct PreviewDiagnostic: Codable, Equatable, Sendable {
    public enum Severity: String, Codable, Sendable {
        /// There is no library for these sources.
        case error
        case warning
        /// Something that is other than in an app.
        case note
    }

    public var severity: Severity
    /// Relative to the project's folder; nil for what concerns no file.
    public var file: String?
    /// Both counted from 1, the column in UTF-8 bytes as the compiler does; 0 if not known.
    public var line: Int
    public var column: Int
    public var message: String
    /// The line of the user's file; nil without a file.
    public var source: String?

    public init(
        severity: Severity, file: String? = nil, line: Int = 0, column: Int = 0, message: String, source: String? = nil
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.source = source
    }
}

/// A Swift file of the project that is not compiled.
public struct LeftOutFile: Codable, Equatable, Sendable {
    /// Relative to the project's folder.
    public var file: String
    /// One line.
    public var reason: String

    public init(file: String, reason: String) {
        self.file = file
        self.reason = reason
    }
}

/// An image that the sources know by a name, and the file that viewers are to load.
public struct PreviewImage: Codable, Equatable, Sendable {
    public var name: String
    /// What the library calls the file that viewers load, below `/images/`: letters, digits, hyphens and an extension.
    public var file: String
    /// Absolute. Below the project's folder.
    public var path: String
    /// Points.
    public var width: Double
    public var height: Double

    public init(name: String, file: String, path: String, width: Double, height: Double) {
        self.name = name
        self.file = file
        self.path = path
        self.width = width
        self.height = height
    }
}

/// A font that the sources know by a name, and the file that viewers are to load.
public struct PreviewFont: Codable, Equatable, Sendable {
    /// What `UIFont(name:size:)` calls it: the PostScript name.
    public var name: String
    public var family: String
    /// Absolute. Below the project's folder.
    public var path: String

    public init(name: String, family: String, path: String) {
        self.name = name
        self.family = family
        self.path = path
    }
}

public struct SourceChanges: Codable, Equatable, Sendable {
    public var id: Int
    public var lines: [SourceChange]
    /// Whether the files have been written.
    public var isWritten: Bool

    public init(id: Int, lines: [SourceChange], isWritten: Bool) {
        self.id = id
        self.lines = lines
        self.isWritten = isWritten
    }
}

/// A line of a source before and after.
public struct SourceChange: Codable, Equatable, Sendable {
    public var file: String
    public var line: Int
    public var old: String
    public var new: String

    public init(file: String, line: Int, old: String, new: String) {
        self.file = file
        self.line = line
        self.old = old
        self.new = new
    }
}

public struct PreviewFault: Error, Codable, Equatable, Sendable {
    /// Of the request; nil for the project as a whole.
    public var id: Int?
    public var message: String

    public init(id: Int? = nil, message: String) {
        self.id = id
        self.message = message
    }
}
