/// A simulation of code that is replaced while it runs.
@MainActor
public protocol EditedSimulation: RewindableSimulation {
    /// A number that rises with each change of ``editing`` and of ``StageSimulation/scene``.
    var revision: Int { get }
    /// The state of the sources, of which the stage may show an older version.
    var editing: EditingState { get }
    /// Whether the last gesture is repeated, from its start, whenever the code is replaced.
    var replaysGesture: Bool { get set }
    /// What the code has printed.
    var console: StageConsole { get }
    /// What the last save has changed of the sources; nil before the first.
    var difference: SourceDifference? { get }
    /// Whether there is code of before the last save.
    var hasEarlierCode: Bool { get }
    /// Whether that is run, too, on a stage of its own that is given the same touches at the same steps.
    var runsEarlierCode: Bool { get set }
    /// Why that can't be run any more; nil if it can.
    var earlierCodeProblem: String? { get }
    /// What that stage shows; nil until it is there.
    func earlierSnapshot() -> StageSnapshot?
}

extension EditedSimulation {
    /// Nil: nothing is known of the sources.
    public var difference: SourceDifference? { nil }
    /// False: there is no code but the present one.
    public var hasEarlierCode: Bool { false }
    /// False: there is no code but the present one.
    public var runsEarlierCode: Bool {
        get { false }
        set {}
    }
    /// Nil: nothing is run.
    public var earlierCodeProblem: String? { nil }
    /// Nil: there is no such stage.
    public func earlierSnapshot() -> StageSnapshot? { nil }
}

/// The state of a stage's sources, of which it may show an older version.
public struct EditingState: Codable, Equatable, Sendable {
    /// A version of the sources that the stage shows, with the reason.
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

    /// The greatest number of problems that are listed.
    public static let problemLimit = 20
    /// The greatest number of functions that are told of a problem.
    public static let traceLimit = 12
    /// The greatest number of characters of a problem's message, and of its source line.
    public static let textLimit = 500

    /// Which version of the sources the stage shows, and why.
    public var phase: Phase
    /// The number of builds whose code has been shown.
    public var build: Int
    /// What is wrong with the newest sources, in the order in which it was found; at most ``problemLimit``.
    public var problems: [SourceProblem]
    /// Whether the last gesture is repeated, from its start, whenever the code is replaced.
    public var replaysGesture: Bool
    /// Whether tuned values can be written into the sources, by whoever has the key that the server printed.
    public var isWritable: Bool
    /// What the newest sources show instead, if they don't show this stage's scene any more; at most ``elsewhereLimit``.
    public var elsewhere: [Other]?

    /// A scene of the same sources.
    public struct Other: Codable, Equatable, Sendable {
        /// The name in the page's address.
        public var name: String
        /// The name for people.
        public var title: String

        /// Makes a scene's names.
        public init(name: String, title: String) {
            (self.name, self.title) = (name, title)
        }
    }

    /// The greatest number of other scenes that are listed.
    public static let elsewhereLimit = 20

    /// Makes a state, of whose problems those beyond ``problemLimit`` are left out, and the others' texts cut.
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

/// A fault of the sources, and its place.
public struct SourceProblem: Codable, Equatable, Sendable {
    /// A severity of problems, as the compiler has it.
    public enum Severity: String, Codable, Sendable {
        case error, warning, note
    }

    /// How bad the problem is.
    public var severity: Severity
    /// The file, relative to the project's folder; nil if the problem concerns none.
    public var file: String?
    /// The line, from 1; 0 if it is not known.
    public var line: Int
    /// The column in UTF-8 bytes, from 1; 0 if it is not known.
    public var column: Int
    /// The problem in words.
    public var message: String
    /// The text of the line; nil without a file.
    public var source: String?
    /// The functions of the sources that were at work, the innermost first; nil for what no running code is to blame for.
    public var trace: [Frame]?

    /// A function that was at work, and its line.
    public struct Frame: Codable, Equatable, Sendable {
        /// The file, relative to the project's folder.
        public var file: String
        /// The line, from 1.
        public var line: Int
        /// The function's name.
        public var function: String

        /// Makes a frame of its attributes.
        public init(file: String, line: Int, function: String) {
            (self.file, self.line, self.function) = (file, line, function)
        }
    }

    /// Makes a problem of its attributes.
    public init(
        severity: Severity = .error, file: String? = nil, line: Int = 0, column: Int = 0, message: String,
        source: String? = nil, trace: [Frame]? = nil
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.source = source
        self.trace = trace
    }

    /// The problem with its texts cut to ``EditingState/textLimit``, and at most ``EditingState/traceLimit`` functions.
    fileprivate var bounded: SourceProblem {
        var problem = self
        problem.message = String(message.prefix(EditingState.textLimit))
        problem.source = source.map { String($0.prefix(EditingState.textLimit)) }
        problem.trace = trace?.prefix(EditingState.traceLimit).map {
            Frame(
                file: String($0.file.prefix(EditingState.textLimit)), line: $0.line,
                function: String($0.function.prefix(EditingState.textLimit)))
        }
        return problem
    }
}
