/// A simulation of code that is replaced while it runs.
@MainActor
public protocol EditedSimulation: RewindableSimulation {
    /// Counts up with each change of ``editing`` and of ``StageSimulation/scene``.
    var revision: Int { get }
    /// How the code that is shown stands to its sources.
    var editing: EditingState { get }
    /// Whether the last gesture is repeated, from its start, whenever the code is replaced.
    var replaysGesture: Bool { get set }
}

/// How the code that a stage shows stands to its sources.
public struct EditingState: Codable, Equatable, Sendable {
    public enum Phase: String, Codable, Sendable {
        /// The stage shows the newest sources.
        case running
        /// The stage shows older ones, while the newest are compiled.
        case building
        /// The stage shows older ones, as the newest do not compile.
        case failed
        /// The code has been ended, and the stage stands as it was last.
        case stopped
    }

    /// At most so many problems are told of, each with so many characters of its message and of its line.
    public static let problemLimit = 20
    public static let textLimit = 500

    public var phase: Phase
    /// Counts the builds whose code has been shown.
    public var build: Int
    /// What is wrong, in the order in which it was found.
    public var problems: [SourceProblem]
    public var replaysGesture: Bool
    /// Whether tuned values can be written into the sources from this machine.
    public var isWritable: Bool

    public init(
        phase: Phase = .running, build: Int = 0, problems: [SourceProblem] = [], replaysGesture: Bool = false,
        isWritable: Bool = false
    ) {
        self.phase = phase
        self.build = build
        self.problems = problems.prefix(Self.problemLimit).map(\.bounded)
        self.replaysGesture = replaysGesture
        self.isWritable = isWritable
    }
}

/// Something that is wrong with a place in the sources.
public struct SourceProblem: Codable, Equatable, Sendable {
    public enum Severity: String, Codable, Sendable {
        case error, warning, note
    }

    public var severity: Severity
    /// Relative to the project's folder; nil if it concerns no file.
    public var file: String?
    /// From 1; 0 if not known. The column counts UTF-8 bytes.
    public var line: Int
    public var column: Int
    public var message: String
    /// The text of the line; nil without a file.
    public var source: String?

    public init(
        severity: Severity = .error, file: String? = nil, line: Int = 0, column: Int = 0, message: String,
        source: String? = nil
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.source = source
    }

    fileprivate var bounded: SourceProblem {
        var problem = self
        problem.message = String(message.prefix(EditingState.textLimit))
        problem.source = source.map { String($0.prefix(EditingState.textLimit)) }
        return problem
    }
}
