import StageModel

/// A message from a preview compiler: one JSON object on a line of its standard output, by the rules of
/// ``PreviewRequest``.
public enum PreviewEvent: Equatable, Sendable {
    /// Something changed, and is being compiled.
    ///
    /// It ends the build before, if that has not ended yet: of that no ``built(_:)`` comes.
    case building(BuildStart)
    /// A package is being fetched, or has been, or can't be, after the beginning of the build that needs it.
    case fetching(PackageFetch)
    /// A build has ended, with a library or with errors.
    case built(PreviewBuild)
    /// The sources of the last build, which were not optimised to be seen sooner, are optimised now, or can't be.
    case optimised(OptimisedLibrary)
    /// The answer to ``PreviewRequest/changes(_:)``.
    case changes(SourceChanges)
    /// A request that can't be granted, or a project that can't be read.
    case fault(PreviewFault)
}

/// The beginning of a build.
public struct BuildStart: Codable, Equatable, Sendable {
    /// The build's number, from 1 in each process.
    public var number: Int
    /// The files that are new, gone or changed, relative to the project's folder.
    ///
    /// Empty at the first build.
    public var changed: [String]
    /// The scenes that the sources declare; empty but at the first build, and where there are none.
    public var scenes: [PreviewScene]

    /// Makes a message of its attributes.
    public init(number: Int, changed: [String], scenes: [PreviewScene] = []) {
        self.number = number
        self.changed = changed
        self.scenes = scenes
    }
}

/// The fetching of a package that the project lacks.
public struct PackageFetch: Codable, Equatable, Sendable {
    /// The package's name.
    public var name: String
    /// The address of its repository, or of the index that should know it.
    public var address: String
    /// What the repository calls the version that has come: a tag, a branch or a commit's hash.
    ///
    /// Empty if nothing there has the version that is asked for, so that it is the newest commit; nil while nothing has come.
    public var version: String?
    /// Why it can't be fetched.
    public var fault: String?

    /// Makes a message of its attributes.
    public init(name: String, address: String, version: String? = nil, fault: String? = nil) {
        self.name = name
        self.address = address
        self.version = version
        self.fault = fault
    }
}

/// The result of building one state of the sources.
public struct PreviewBuild: Codable, Equatable, Sendable {
    /// The build's number, as in ``BuildStart/number``.
    public var number: Int
    /// The absolute path of the dynamic library; nil if there are errors.
    ///
    /// Each library has its own Swift module, so that a process can load several of them one after the other. A library
    /// is never changed, and removed only by the next process.
    public var library: String?
    /// The scenes in the order in which they are offered.
    ///
    /// Empty if nothing can be shown, which `diagnostics` then explains.
    public var scenes: [PreviewScene]
    /// The properties whose initial values can be written into the sources.
    public var tunables: [Tunable]
    /// The compiler's and the rewriter's messages.
    public var diagnostics: [PreviewDiagnostic]
    /// The Swift files that were compiled, relative to the project's folder.
    public var compiled: [String]
    /// The Swift files that were not compiled.
    public var leftOut: [LeftOutFile]
    /// The images that the sources know by name.
    public var images: [PreviewImage]
    /// The fonts that the sources know by name.
    public var fonts: [PreviewFont]
    /// The libraries of tests; empty for previews, and if one has not compiled.
    public var tests: [TestLibrary]
    /// The durations of the build's parts.
    public var seconds: BuildTimes
    /// What the sources of this library have otherwise than those of the one before; nil if there is none of both.
    public var difference: SourceDifference?
    /// Whether the library is optimised; if not, ``PreviewEvent/optimised(_:)`` comes unless something changes before.
    public var isOptimised: Bool

    /// Makes a result of its attributes.
    public init(
        number: Int, library: String? = nil, scenes: [PreviewScene] = [], tunables: [Tunable] = [],
        diagnostics: [PreviewDiagnostic] = [], compiled: [String] = [], leftOut: [LeftOutFile] = [],
        images: [PreviewImage] = [], fonts: [PreviewFont] = [], tests: [TestLibrary] = [],
        seconds: BuildTimes = BuildTimes(), difference: SourceDifference? = nil, isOptimised: Bool = true
    ) {
        self.number = number
        self.library = library
        self.scenes = scenes
        self.tunables = tunables
        self.diagnostics = diagnostics
        self.compiled = compiled
        self.leftOut = leftOut
        self.images = images
        self.fonts = fonts
        self.tests = tests
        self.seconds = seconds
        self.difference = difference
        self.isOptimised = isOptimised
    }
}

/// An optimised library of the sources of a build.
public struct OptimisedLibrary: Codable, Equatable, Sendable {
    /// The build's number, as in ``BuildStart/number``.
    public var number: Int
    /// The absolute path of the dynamic library; nil if the sources can't be optimised.
    public var library: String?
    /// Why there is no library.
    public var fault: String?
    /// The seconds that the compilers and the linker took.
    public var seconds: Double

    /// Makes a message of its attributes.
    public init(number: Int, library: String?, fault: String? = nil, seconds: Double) {
        self.number = number
        self.library = library
        self.fault = fault
        self.seconds = seconds
    }
}

/// A library with the tests of one target, and what they test.
public struct TestLibrary: Codable, Equatable, Sendable {
    /// The target's name, which is the module's.
    public var module: String
    /// The library's path.
    public var path: String
    /// Whether there are tests of Swift Testing.
    public var hasSwiftTesting: Bool
    /// Whether there are tests of XCTest.
    public var hasXCTest: Bool

    /// Makes a library of its attributes.
    public init(module: String, path: String, hasSwiftTesting: Bool, hasXCTest: Bool) {
        self.module = module
        self.path = path
        self.hasSwiftTesting = hasSwiftTesting
        self.hasXCTest = hasXCTest
    }
}

/// The durations of a build's parts, in seconds.
public struct BuildTimes: Codable, Equatable, Sendable {
    /// From reading the files to the rewritten copy.
    public var rewriting: Double
    /// The compilers.
    public var compiling: Double
    /// The linker.
    public var linking: Double

    /// Makes durations in seconds.
    public init(rewriting: Double = 0, compiling: Double = 0, linking: Double = 0) {
        self.rewriting = rewriting
        self.compiling = compiling
        self.linking = linking
    }
}

/// A scene in the library of the same build.
public struct PreviewScene: Codable, Equatable, Sendable {
    /// The name: lower-case words of ASCII letters and digits with hyphens, unique in the build.
    ///
    /// It stays the same from build to build while its title and its place among those of the same title are the same.
    public var name: String
    /// The name for people.
    public var title: String
    /// The file of its declaration, relative to the project's folder.
    public var file: String
    /// The line of its declaration, from 1.
    public var line: Int
    /// The ``Tunable/key`` of each parameter that the sources declare, by the parameter's name in the scene.
    public var tunables: [String: String]

    /// Makes a scene of its attributes.
    public init(name: String, title: String, file: String, line: Int, tunables: [String: String] = [:]) {
        self.tunables = tunables
        self.name = name
        self.title = title
        self.file = file
        self.line = line
    }
}

/// A property in the sources whose initial value is a literal that can be replaced.
public struct Tunable: Codable, Equatable, Sendable {
    /// `Type.property`, and for a part of insets, a size or a point `Type.property.part`.
    public var key: String
    /// The file of the literal, relative to the project's folder.
    public var file: String
    /// The line of the literal, from 1.
    public var line: Int

    /// Makes a tunable of its attributes.
    public init(key: String, file: String, line: Int) {
        self.key = key
        self.file = file
        self.line = line
    }
}

/// A message about a place in the sources.
public struct PreviewDiagnostic: Codable, Equatable, Sendable {
    /// The kind of a message.
    public enum Severity: String, Codable, Sendable {
        /// A fault for which there is no library of these sources.
        case error
        case warning
        /// Something that differs from an app.
        case note
    }

    /// The kind of the message.
    public var severity: Severity
    /// The file, relative to the project's folder; nil for what concerns no file.
    public var file: String?
    /// The line, from 1; 0 if it is not known.
    public var line: Int
    /// The column in UTF-8 bytes, from 1; 0 if it is not known.
    public var column: Int
    /// The message.
    public var message: String
    /// The line of the user's file; nil without a file.
    public var source: String?

    /// Makes a message of its attributes.
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
    /// The file, relative to the project's folder.
    public var file: String
    /// The reason in one line.
    public var reason: String

    /// Makes an entry of a file and a reason.
    public init(file: String, reason: String) {
        self.file = file
        self.reason = reason
    }
}

/// An image that the sources know by a name, and the file that viewers load.
public struct PreviewImage: Codable, Equatable, Sendable {
    /// The name in the sources.
    public var name: String
    /// The name below `/images/`: letters, digits, hyphens and an extension.
    public var file: String
    /// The path, relative to the project's folder; a link may lie on it.
    public var path: String
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double
    /// Whether it is drawn in the tint colour, as its catalogue says.
    public var isTemplate: Bool
    /// What of it keeps its size where it is resized, as its catalogue says; nil for nothing.
    public var resizing: ImageResizing?

    /// Makes an image of its attributes.
    public init(
        name: String, file: String, path: String, width: Double, height: Double, isTemplate: Bool = false,
        resizing: ImageResizing? = nil
    ) {
        self.isTemplate = isTemplate
        self.resizing = resizing
        self.name = name
        self.file = file
        self.path = path
        self.width = width
        self.height = height
    }
}

/// A font that the sources know by a name, and the file that viewers load.
public struct PreviewFont: Codable, Equatable, Sendable {
    /// The PostScript name, by which `UIFont(name:size:)` finds it.
    public var name: String
    /// The path, relative to the project's folder; a link may lie on it.
    public var path: String

    /// Makes a font of its attributes.
    public init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}

/// The lines of the sources that tuned values change.
public struct SourceChanges: Codable, Equatable, Sendable {
    /// The `id` of the request.
    public var id: Int
    /// The lines that change.
    public var lines: [SourceChange]
    /// Whether the files have been written.
    public var isWritten: Bool

    /// Makes an answer of its attributes.
    public init(id: Int, lines: [SourceChange], isWritten: Bool) {
        self.id = id
        self.lines = lines
        self.isWritten = isWritten
    }
}

/// A line of a source before and after a change.
public struct SourceChange: Codable, Equatable, Sendable {
    /// The file, relative to the project's folder.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The line's text before.
    public var old: String
    /// The line's text after.
    public var new: String

    /// Makes a change of its attributes.
    public init(file: String, line: Int, old: String, new: String) {
        self.file = file
        self.line = line
        self.old = old
        self.new = new
    }
}

/// A request that can't be granted, or a project that can't be read.
public struct PreviewFault: Error, Codable, Equatable, Sendable {
    /// The `id` of the request; nil for the project as a whole.
    public var id: Int?
    /// The fault in words.
    public var message: String

    /// Makes a fault of its attributes.
    public init(id: Int? = nil, message: String) {
        self.id = id
        self.message = message
    }
}
