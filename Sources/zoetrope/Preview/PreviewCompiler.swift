import Dispatch
import Foundation
import PreviewProtocol

/// The process that compiles previewed code whenever it changes.
@MainActor
final class PreviewCompiler {
    /// A reason why a change can't be made.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// Is called with each event.
    var onEvent: ((PreviewEvent) -> Void)?
    /// Is called when the process has ended.
    var onEnd: (() -> Void)?

    private let process = Process()
    private let input = Pipe()
    private var answers: [Int: (Result<SourceChanges, Refusal>) -> Void] = [:]
    private var lastRequest = 0

    /// Starts the process.
    ///
    /// - Throws: an error if it can't be started.
    init(
        _ program: CompilerProgram, path: String, output: String, watches: Bool = true,
        purpose: PreviewProject.Purpose = .previews, fetches: Bool = false
    ) throws {
        let events = try Self.start(process, program, input)
        let decoder = JSONDecoder()
        Thread.detachNewThread { [weak self] in
            var pending: [UInt8] = []
            while true {
                let data = events.availableData
                guard !data.isEmpty else { break }
                pending += data
                while let end = pending.firstIndex(of: 0x0A) {
                    let event =
                        (try? decoder.decode(PreviewEvent.self, from: Data(pending[..<end]))) ?? .fault(Self.stranger)
                    pending.removeFirst(end + 1)
                    DispatchQueue.main.async { MainActor.assumeIsolated { self?.handle(event) } }
                }
            }
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.onEnd?() } }
        }
        request(
            .open(
                PreviewProject(
                    path: path, modules: program.modules, output: output, engineTime: program.engineTime,
                    watches: watches, purpose: purpose, fetches: fetches)))
    }

    /// Asks for the lines of the sources with other values, and writes them if told to.
    ///
    /// - Parameters:
    ///   - values: the values by their keys.
    ///   - write: whether the files are written.
    ///   - answer: is called on the main queue.
    func change(
        _ values: [String: TunedValue], write: Bool,
        answer: @escaping (Result<SourceChanges, Refusal>) -> Void
    ) {
        lastRequest += 1
        answers[lastRequest] = answer
        request(.changes(SourceChangeRequest(id: lastRequest, values: values, write: write)))
    }

    func stop() {
        onEnd = nil
        try? input.fileHandleForWriting.close()
        process.terminate()
    }

    /// What is said of a process whose messages are of another version.
    nonisolated private static let stranger = PreviewFault(
        message:
            "\(CompilerProgram.name) is of another version than this program: build both, or install them, together")

    /// Starts the process.
    ///
    /// - Returns: the process's standard input.
    private static func start(
        _ process: Process, _ program: CompilerProgram, _ input: Pipe
    ) throws -> FileHandle {
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program.path)
        process.standardInput = input
        process.standardOutput = pipe
        try process.run()
        return pipe.fileHandleForReading
    }

    private func request(_ request: PreviewRequest) {
        guard var line = try? JSONEncoder().encode(request) else { return }
        line.append(0x0A)
        try? input.fileHandleForWriting.write(contentsOf: line)
    }

    private func handle(_ event: PreviewEvent) {
        switch event {
        case .changes(let changes): answers.removeValue(forKey: changes.id)?(.success(changes))
        case .fault(let fault):
            if let id = fault.id, let answer = answers.removeValue(forKey: id) {
                return answer(.failure(Refusal(description: fault.message)))
            }
            onEvent?(event)
        case .building, .fetching, .built, .optimised: onEvent?(event)
        }
    }
}
