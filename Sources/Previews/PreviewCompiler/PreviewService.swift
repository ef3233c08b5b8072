import Foundation
import PreviewProtocol

/// The preview compiler's side of the exchange that `PreviewRequest` describes.
package final class PreviewService {
    private let input: Int32
    private let output: Int32
    private var pending: [UInt8] = []
    private var project: (project: PreviewProject, builder: any ProjectBuilder)?
    /// What brings the packages that the project lacks; nil if it is to stay as it is.
    private var fetcher: PackageFetcher?
    private let watcher = FolderWatcher()
    /// The absolute paths of the watched folders.
    private var watched: [String] = []
    /// The changed files of the next build; nil if nothing is to be built.
    private var due: [String]?
    /// Whether the last library that was told of is to be optimised.
    private var isUnoptimised = false
    /// The builds in a row that have been ended by newer ones.
    private var ended = 0
    /// Whether the input has ended.
    private var hasEnded = false
    private let encoder = JSONEncoder()
    private let additions: [(name: String, text: String)]
    private let variables: [String]

    /// Makes a service.
    ///
    /// - Parameters:
    ///   - input: an open file descriptor, from which requests are read.
    ///   - output: an open file descriptor, to which events are written.
    ///   - additions: Swift sources that are compiled with every library.
    ///   - variables: assignments for the environment of the programs that fetch packages.
    package init(
        input: Int32, output: Int32, additions: [(name: String, text: String)] = [], variables: [String] = []
    ) {
        (self.additions, self.variables) = (additions, variables)
        self.input = input
        self.output = output
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    /// Serves until the input ends.
    package func run() {
        while !hasEnded {
            if let changed = due {
                due = nil
                build(changed)
                continue
            }
            if isUnoptimised {
                optimise()
                continue
            }
            switch project == nil ? .readable : watcher.wait(orReadable: input) {
            case .readable: receive()
            case .look: look()
            }
        }
    }

    /// Reads what has changed, for the next build.
    private func look() {
        guard let changed = update() else { return }
        due = Array(Set((due ?? []) + changed)).sorted()
    }

    /// Reads what has changed, and watches new folders from now on.
    private func update() -> [String]? {
        guard let (project, builder) = project else { return nil }
        let changed = builder.update()
        guard project.watches, builder.folders != watched else { return changed }
        watched = builder.folders
        watcher.watch(watched)
        // What was written to a new folder before it was watched.
        guard let more = builder.update() else { return changed }
        return Array(Set((changed ?? []) + more)).sorted()
    }

    /// Reads what has arrived, and answers every whole line: read(2).
    private func receive() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(input, &buffer, buffer.count)
        if count < 0, errno == EINTR { return }
        guard count > 0 else {
            hasEnded = true
            return
        }
        pending += buffer[..<count]
        while let end = pending.firstIndex(of: 0x0A) {
            let line = Array(pending[..<end])
            pending.removeFirst(end + 1)
            if !line.isEmpty { answer(line) }
        }
    }

    private func answer(_ line: [UInt8]) {
        do {
            switch try JSONDecoder().decode(PreviewRequest.self, from: Data(line)) {
            case .open(let project): try open(project)
            case .changes(let request):
                guard let builder = project?.builder else {
                    throw PreviewFault(id: request.id, message: "no project is open")
                }
                send(.changes(try builder.change(request)))
                // A change that was written here is built at once.
                if request.write { look() }
            }
        } catch let fault as PreviewFault {
            send(.fault(fault))
        } catch {
            send(.fault(PreviewFault(message: "a request can't be read: \(error)")))
        }
    }

    private func open(_ project: PreviewProject) throws {
        guard self.project == nil else { throw PreviewFault(message: "a project is open already") }
        let builder: any ProjectBuilder =
            switch project.purpose {
            case .previews: try PreviewBuilder(project, additions: additions)
            case .tests: try TestBuilder(project, additions: additions)
            }
        self.project = (project, builder)
        fetcher = project.fetches ? PackageFetcher(in: builder.folder, variables: variables) : nil
        look()
    }

    private func build(_ changed: [String]) {
        guard let (project, builder) = project else { return }
        send(
            .building(
                BuildStart(
                    number: builder.number + 1, changed: changed,
                    scenes: builder.number == 0 ? builder.declaredScenes() : [])))
        let start = ContinuousClock.now
        var changed = changed
        if let fetcher {
            let tell = { self.send(.fetching($0)) }
            changed += builder.fetch(by: fetcher, tell: tell) { goesOn(since: start, watches: project.watches) }
        }
        if let result = builder.build(while: { goesOn(since: start, watches: project.watches) }) {
            ended = 0
            if result.library != nil { isUnoptimised = !result.isOptimised }
            send(.built(result))
        } else {
            ended += 1
            due = Array(Set((due ?? []) + changed)).sorted()
        }
        // What was saved just now.
        if project.watches { look() }
    }

    /// The seconds that pass after a library until it is optimised, in which somebody looks at it, and its page is loaded: whoever
    /// saves one time after the other waits for no optimiser.
    private static let pause = 1.0

    /// Optimises the last library once nothing has been saved for a while.
    private func optimise() {
        guard let (project, builder) = project else { return }
        let start = ContinuousClock.now
        let isWanted = { self.goesOn(since: start, watches: project.watches) && self.due == nil }
        while isWanted(), (ContinuousClock.now - start).seconds < Self.pause { usleep(20_000) }
        if isWanted(), let result = builder.optimise(while: isWanted) { send(.optimised(result)) }
        // What is ended for something newer is taken up again where that does not compile.
        isUnoptimised = due != nil && !hasEnded
        // What was saved just now.
        if project.watches { look() }
    }

    /// The builds in a row that newer saves may end, and the time that the next one has in any case: somebody whose editor
    /// saves with every key sees something, too.
    private static let patience = (builds: 3, time: Duration.seconds(5))

    /// Answers requests while a compiler runs, and returns whether it is to go on: nothing newer has been saved, and somebody
    /// listens.
    private func goesOn(since start: ContinuousClock.Instant, watches: Bool) -> Bool {
        var source = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        if poll(&source, 1, 0) > 0 { receive() }
        if watches, watcher.hasNews() { look() }
        let hasTime = ended >= Self.patience.builds && ContinuousClock.now - start < Self.patience.time
        return !hasEnded && (due == nil || hasTime)
    }

    /// Writes an event: write(2).
    private func send(_ event: PreviewEvent) {
        guard var line = try? encoder.encode(event) else { return }
        line.append(0x0A)
        line.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = write(output, bytes.baseAddress! + offset, bytes.count - offset)
                if count < 0, errno == EINTR { continue }
                // Nobody hears any more; the input's end comes next.
                guard count > 0 else { return }
                offset += count
            }
        }
    }
}
