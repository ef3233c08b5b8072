import Foundation
import PreviewHost
import PreviewProtocol
import Simulation
import StageTime
import Testing

@testable import PreviewCompiler

/// Previewed code that imports Combine, compiled and run as the program does.
@MainActor
@Suite(.serialized) struct CombineTests {
    /// Shows a controller that notes what happens to it, and returns its notes after as many steps, of two runs.
    ///
    /// - Parameters:
    ///   - code: what the controller does as it begins.
    ///   - declarations: what stands beside the controller.
    ///   - steps: the number of steps.
    /// - Returns: the notes of a process, and of another one that does the same again: words with the milliseconds since
    ///   the start.
    /// - Throws: if the code can't be compiled or does not get so far.
    private func notes(_ code: String, _ declarations: String = "", after steps: UInt32 = 30) async throws -> [String] {
        let text = """
            import Combine
            import UIKit

            \(declarations)

            final class Notes: UIViewController {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 2000, height: 40))
                var bag: Set<AnyCancellable> = []
                var noted: [String] = []
                func note(_ what: Any) {
                    let time = Date().timeIntervalSinceReferenceDate - Notes.start
                    noted.append("\\(what)@\\(Int((time * 1000).rounded()))")
                    label.text = noted.joined(separator: " ")
                }
                static let start = Date().timeIntervalSinceReferenceDate
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.font = .systemFont(ofSize: 4)
                    view.addSubview(label)
                    note("start")
                    begin()
                }
                func begin() {
                    \(code)
                }
            }

            #Preview("Notes") { Notes() }
            """
        let folder = try ShownFolder()
        let build = try folder.build(text, in: "Notes.swift")
        let errors = build.diagnostics.filter { $0.severity != .note }.map { "\($0.line): \($0.message)" }
        let library = try #require(build.library, "\(errors)")
        let host = folder.host
        var runs: [String] = []
        for run in 1...2 {
            host.show(library: library, sources: ["Notes.swift"])
            try await folder.wait("loading \(run)") {
                host.editing.build == run && host.scenes.map(\.name) == ["notes"]
            }
            let simulation = try host.makeSimulation("notes")
            try await folder.wait("the steps") {
                if simulation.isSeeking {
                    simulation.continueSeeking { true }
                } else if simulation.tick < steps {
                    simulation.advance(to: simulation.tick + 1)
                }
                return simulation.tick >= steps && !simulation.isSeeking
            }
            runs.append(simulation.snapshot().nodes.map(\.text.string).first { $0.hasPrefix("start") } ?? "")
        }
        return runs
    }

    @Test func schedulersAndTimersGoByTheStagesTimeAndTellInOneOrder() async throws {
        let runs = try await notes(
            """
            let typed = PassthroughSubject<String, Never>()
            for number in 1...6 { typed.sink { [unowned self] in note("\\(number)\\($0)") }.store(in: &bag) }
            typed.debounce(for: .milliseconds(100), scheduler: RunLoop.main)
                .sink { [unowned self] in note("debounced-\\($0)") }.store(in: &bag)
            typed.delay(for: 0.2, scheduler: DispatchQueue.main)
                .sink { [unowned self] in note("delayed-\\($0)") }.store(in: &bag)
            typed.throttle(for: .seconds(0.3), scheduler: OperationQueue.main, latest: true)
                .sink { [unowned self] in note("throttled-\\($0)") }.store(in: &bag)
            typed.collect(.byTime(DispatchQueue.main, .seconds(0.4)))
                .sink { [unowned self] in note("collected-\\($0.count)") }.store(in: &bag)
            typed.receive(on: DispatchQueue.main).receive(on: RunLoop.main).receive(on: OperationQueue.main)
                .sink { [unowned self] in note("received-\\($0)") }.store(in: &bag)
            typed.send("a")
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { typed.send("b") }
            Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
                .sink { [unowned self] _ in note("tick") }.store(in: &bag)
            """)
        #expect(
            runs[0] == """
                start@0 1a@0 2a@0 3a@0 4a@0 5a@0 6a@0 throttled-a@17 received-a@50 \
                1b@50 2b@50 3b@50 4b@50 5b@50 6b@50 received-b@100 debounced-b@150 delayed-a@200 tick@250 delayed-b@250 \
                throttled-b@333 collected-2@400 tick@500
                """)
        #expect(runs[0] == runs[1])
    }

    @Test func subjectsPropertiesAndOperatorsAreThoseOfCombine() async throws {
        let runs = try await notes(
            """
            let model = Model()
            model.objectWillChange.sink { [unowned self] in note("will\\(model.count)") }.store(in: &bag)
            model.$count.map { $0 * 2 }.removeDuplicates().sink { [unowned self] in note("twice\\($0)") }.store(in: &bag)
            model.count = 3
            model.plain = 1
            let other = CurrentValueSubject<String, Never>("x")
            other.combineLatest(model.$count).sink { [unowned self] in note("\\($0)\\($1)") }.store(in: &bag)
            other.value = "y"
            other.merge(with: Just("z")).filter { $0 != "y" }.sink { [unowned self] in note("merged-\\($0)") }.store(in: &bag)
            Publishers.Zip(["p", "q"].publisher, [1, 2].publisher).sink { [unowned self] in note("\\($0)\\($1)") }.store(in: &bag)
            Just(7).assign(to: &model.$count)
            Just("title").assign(to: \\.title, on: self).store(in: &bag)
            note(title ?? "-")
            let shared = other.share()
            for number in 1...4 { shared.sink { [unowned self] in note("s\\(number)\\($0)") }.store(in: &bag) }
            other.send("w")
            Future<Int, Never> { promise in DispatchQueue.main.async { promise(.success(5)) } }
                .sink { [unowned self] in note("future\\($0)") }.store(in: &bag)
            Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [])
                .sink { [unowned self] in note("decoded\\($0.count)") }.store(in: &bag)
            Task { for await value in [1, 2].publisher.values { note("value\\(value)") } }
            """,
            """
            final class Model: ObservableObject {
                @Published var count = 0
                var plain = 0 { willSet { objectWillChange.send() } }
            }
            """, after: 3)
        #expect(
            runs[0] == """
                start@0 twice0@0 will0@0 twice6@0 will3@0 x3@0 y3@0 merged-z@0 p1@0 q2@0 will3@0 twice14@0 y7@0 title@0 \
                s1y@0 w7@0 merged-w@0 s1w@0 s2w@0 s3w@0 s4w@0 decoded2@0 value1@17 value2@17 future5@17
                """)
        #expect(runs[0] == runs[1])
    }

    @Test func notificationsObservedValuesAndRequestsArePublished() async throws {
        let runs = try await notes(
            """
            let name = Notification.Name("poke")
            NotificationCenter.default.publisher(for: name).compactMap { $0.object as? String }
                .sink { [unowned self] in note("noticed-\\($0)") }.store(in: &bag)
            NotificationCenter.default.post(name: name, object: "n")
            let scroll = UIScrollView(frame: view.bounds)
            scroll.contentSize = CGSize(width: 100, height: 9000)
            view.addSubview(scroll)
            scroll.publisher(for: \\.contentOffset).map(\\.y)
                .sink { [unowned self] in note("offset\\($0)") }.store(in: &bag)
            scroll.contentOffset.y = 40
            URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com")!).map(\\.data)
                .sink(receiveCompletion: { [unowned self] end in
                    if case .failure(let error) = end { note(error.code == .notConnectedToInternet ? "offline" : "other") }
                }, receiveValue: { [unowned self] _ in note("data") }).store(in: &bag)
            """, after: 3)
        #expect(runs[0] == "start@0 noticed-n@0 offset0.0@0 offset40.0@0 offline@50")
        #expect(runs[0] == runs[1])
    }
}
