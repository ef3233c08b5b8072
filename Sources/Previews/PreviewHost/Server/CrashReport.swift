import Glibc
import StageModel

/// How a process of previewed code has ended.
struct CrashReport {
    /// A function that was at work, and where.
    struct Frame: Equatable {
        var function: String
        /// Nil in code that the compiler has made, such as the release of a reference.
        var place: Place?
    }

    /// A line of a file.
    struct Place: Equatable {
        var file: String
        var line: Int
    }

    /// What has ended the process, in words; nil if that is not known.
    let message: String?
    /// The library's functions that were at work, the innermost first.
    let frames: [Frame]
    /// What the process said of code that is left out, `a part of 'start' is left out: ...`, the last sentence first.
    private let lacks: [String]

    /// - Parameters:
    ///   - output: what the process wrote.
    ///   - trap: its report of the signal; nil without one.
    ///   - symbols: the functions at the report's addresses, those that a function contains inline before it.
    init(output: String, trap: HostReport.Trap? = nil, symbols: [Frame] = []) {
        let failure = "Swift runtime failure: "
        let said = output.split(separator: "\n").reversed().lazy.compactMap(Self.complaint(of:)).first
        // Where the compiler has put a check into the code, its message is the name of what is checked inline.
        let checked = symbols.first.flatMap {
            $0.function.hasPrefix(failure) ? String($0.function.dropFirst(failure.count)) : nil
        }
        message = (said.flatMap { $0.isEmpty ? nil : $0 } ?? checked ?? trap.flatMap(Self.text))
            .map { PrintableText.of($0, upTo: 1000) }
        frames = symbols.filter { !$0.function.hasPrefix(failure) && !$0.function.isEmpty }
            .map { Frame(function: PrintableText.of($0.function, upTo: 1000), place: $0.place) }
        lacks = output.split(separator: "\n").reversed()
            .compactMap { $0.wholeMatch(of: #/zoetrope: (.*'[\w.]+' is left out: .+)/#).map { String($0.1) } }
            .map { PrintableText.of($0, upTo: 1000) }
    }

    /// What a line says that Swift's library writes before it ends a process; nil if it is none, empty without words.
    private static func complaint(of line: Substring) -> String? {
        // Without a place before it, as the whole line.
        if line.hasPrefix("Could not cast value of type ") {
            return String(line.replacing(#/ \(0x[0-9a-f]+\)/#, with: ""))
        }
        // Of the two accesses that overlap, the one that began first.
        if let first = line.prefixMatch(of: #/Previous access \(a .+?\) started at [^`]*`(.+?) \+ \d+ /#)?.1 {
            return "simultaneous accesses, but modification requires exclusive access: \(first) has not ended"
        }
        for (start, silent) in [
            ("Fatal error", ""), ("Precondition failed", "a precondition failed"),
            ("Assertion failed", "an assertion failed"),
        ] {
            guard let range = line.firstRange(of: start) else { continue }
            let rest = line[range.upperBound...]
            if rest.isEmpty { return silent }
            if rest.hasPrefix(": ") { return String(rest.dropFirst(2)) }
        }
        return nil
    }

    /// What a signal tells of its cause.
    private static func text(_ trap: HostReport.Trap) -> String? {
        if trap.overflows { return "the stack is full: a recursion does not end" }
        switch Int32(trap.signal) {
        case SIGSEGV, SIGBUS: return "the code used memory that is not there"
        case SIGFPE: return "an arithmetic fault"
        case SIGILL, SIGTRAP: return "a precondition failed"
        default: return nil
        }
    }

    /// Returns the problem at the innermost place in the project's own code, with all of its places; in code of the
    /// compiler's, at the declaration of the function that it is in.
    ///
    /// - Parameters:
    ///   - sources: the files that were compiled; a place elsewhere is overlooked.
    ///   - reason: the message, if the process left none.
    ///   - isAlone: whether it was a controller that the app shows from elsewhere, which gives it what it needs.
    /// - Returns: a problem of the sources.
    func problem(in sources: ProjectSources, reason: String, isAlone: Bool = false) -> SourceProblem {
        let own = ownFrames(in: sources)
        let help = help(isAlone: isAlone).map { ": \($0)" } ?? ""
        guard let first = own.first else { return SourceProblem(message: "\(message ?? reason)\(help)") }
        return SourceProblem(
            file: first.file, line: first.line, message: "\(message ?? reason), in \(first.function)\(help)",
            source: sources.text(at: Place(file: first.file, line: first.line)), trace: own)
    }

    /// What is behind it and what helps, in words; nil for what only the code's author knows.
    private func help(isAlone: Bool) -> String? {
        guard let message else { return nil }
        if message.contains("NSURLErrorDomain Code=-1009") {
            return "previews have no network, so that every request fails: a #Preview, or a stand-in in .zoetrope, can "
                + "have answers of its own"
        }
        guard message.hasPrefix("Unexpectedly found nil while ") else { return nil }
        // That of a function that was at work is the likeliest, then one of its type. Others may be of another stage.
        let names = frames.compactMap { $0.function.firstMatch(of: #/(?:\w+\.)*\w+(?=$|[(.<])/#).map { String($0.0) } }
        let types = names.compactMap { name in name.lastIndex(of: ".").map { String(name[..<$0]) } }
        let likely = names.map { "'\($0)' is left out: " } + types.map { "'\($0)." }
        for word in likely {
            if let lack = lacks.first(where: { $0.contains(word) }) { return lack }
        }
        guard isAlone else { return frames.isEmpty ? nil : lacks.first }
        return "what another screen, a network or a database gives it is not here: a #Preview that gives it values of "
            + "its own shows it"
    }

    /// The functions of the project's own code that were at work, each at its line.
    private func ownFrames(in sources: ProjectSources) -> [SourceProblem.Frame] {
        var own: [SourceProblem.Frame] = []
        for frame in frames where own.count < EditingState.traceLimit {
            // Where a function is declared is looked for in all files: for the innermost alone.
            let declaration = frame.place == nil && own.isEmpty ? sources.declaration(of: frame.function) : nil
            guard let place = frame.place.flatMap(sources.relative) ?? declaration else { continue }
            own.append(SourceProblem.Frame(file: place.file, line: place.line, function: frame.function))
        }
        return own
    }
}
