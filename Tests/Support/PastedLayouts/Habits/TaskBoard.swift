import Foundation
import UIKit

/// Does things in Swift's tasks, in the ways in which apps do.
class TaskBoard: UIView {
    private(set) var log: [String] = []
    private var start = CACurrentMediaTime()

    /// Whole hundredths of a second since the start.
    func note(_ name: String) {
        log.append("\(name) \(Int(((CACurrentMediaTime() - start) * 100).rounded()))")
    }

    private actor Counter {
        private var value = 0

        func increment() async -> Int {
            value += 1
            try? await Task.sleep(nanoseconds: 100_000_000)
            return value
        }
    }

    func order() {
        Task {
            note("first")
            await Task.yield()
            note("third")
        }
        Task { note("second") }
        note("now")
    }

    func count() {
        let counter = Counter()
        for _ in 0..<2 {
            Task { note("counted \(await counter.increment())") }
        }
    }

    func group() {
        Task {
            await withTaskGroup(of: Int.self) { group in
                for index in [3, 1, 2] {
                    group.addTask {
                        try? await Task.sleep(for: .milliseconds(100 * index))
                        return index
                    }
                }
                for await index in group { note("child \(index)") }
            }
            async let a = late(2)
            async let b = late(1)
            note("sum \(await a + b)")
        }
    }

    private nonisolated func late(_ value: Int) async -> Int {
        try? await ContinuousClock().sleep(for: .milliseconds(100 * value))
        return value
    }

    func sleepByAnyClock() {
        let clocks: [any Clock<Duration>] = [ContinuousClock(), SuspendingClock()]
        Task {
            for clock in clocks { try? await wait(clock) }
            let took = try? await ContinuousClock().measure { try await wait(SuspendingClock()) }
            note("took \(Int((took! / .milliseconds(100)).rounded()))")
        }
    }

    private func wait<C: Clock>(_ clock: C) async throws where C.Duration == Duration {
        try await clock.sleep(for: .milliseconds(100))
        try await Task.sleep(for: .milliseconds(100), clock: clock)
        note("\(type(of: clock))")
    }

    func stream() {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
            continuation.yield(1)
            if CACurrentMediaTime() - self.start > 0.25 {
                timer.invalidate()
                continuation.finish()
            }
        }
        Task {
            for await value in stream { note("value \(value)") }
            note("end")
        }
    }

    func detach() {
        Task.detached {
            let sum = (0..<100).reduce(0, +)
            try? await Task.sleep(until: .now + .milliseconds(200), clock: .continuous)
            await MainActor.run { self.note("detached \(sum)") }
        }
    }

    func cancelled() {
        let task = Task {
            do {
                try await Task.sleep(for: .seconds(10))
                note("slept")
            } catch { note("cancelled") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { task.cancel() }
    }

    func animate() {
        Task {
            await withCheckedContinuation { continuation in
                UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }) { _ in continuation.resume() }
            }
            note("faded")
        }
    }

    func spin() {
        Task {
            while true { await Task.yield() }
        }
    }

    func tickForEver() {
        Task {
            while !Task.isCancelled {
                note("tick")
                try? await Task.sleep(nanoseconds: 100_000_000)
            }
        }
    }

    func load() {
        Task {
            do {
                _ = try await URLSession.shared.data(from: URL(string: "https://example.com/a.png")!)
                note("loaded")
            } catch { note("offline \((error as? URLError)?.code == .notConnectedToInternet)") }
        }
        URLSession.shared.dataTask(with: URL(string: "https://example.com/a.png")!) { data, _, error in
            DispatchQueue.main.async { self.note("task \(data == nil && error != nil)") }
        }.resume()
        DispatchQueue.global().async {
            let data = try? Data(contentsOf: URL(string: "https://example.com/a.png")!)
            DispatchQueue.main.async { self.note("contents \(data == nil)") }
        }
    }

    func block() {
        let group = DispatchGroup()
        for name in ["a", "b"] {
            DispatchQueue.global().async(group: group) { self.note(name) }
        }
        DispatchQueue.main.async { self.note("later") }
        group.wait()
        note("all")
        let semaphore = DispatchSemaphore(value: 0)
        Task.detached {
            try? await Task.sleep(for: .seconds(1))
            semaphore.signal()
        }
        semaphore.wait()
        note("signalled")
        note(semaphore.wait(timeout: .now() + 1) == .timedOut ? "timed out" : "not")
    }

    private final class Download: Operation, @unchecked Sendable {
        private var state = 0
        let done: () -> Void

        init(_ done: @escaping () -> Void) {
            self.done = done
        }

        override var isAsynchronous: Bool { true }
        override var isExecuting: Bool { state == 1 }
        override var isFinished: Bool { state == 2 }

        override func start() {
            set(1)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                self.done()
                self.set(2)
            }
        }

        private func set(_ state: Int) {
            willChangeValue(forKey: "isExecuting")
            willChangeValue(forKey: "isFinished")
            self.state = state
            didChangeValue(forKey: "isExecuting")
            didChangeValue(forKey: "isFinished")
        }
    }

    func operate() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let last = BlockOperation { OperationQueue.main.addOperation { self.note("last") } }
        for name in ["one", "two"] {
            let download = Download { self.note(name) }
            last.addDependency(download)
            queue.addOperation(download)
        }
        queue.addOperation(last)
        queue.addOperation { self.note("block") }
        let other = OperationQueue()
        other.addOperation { self.note("waited for") }
        other.waitUntilAllOperationsAreFinished()
        note("waited")
    }
}
