import Foundation
import Locks
import Testing

@Suite struct LockedValueTests {
    @Test func aValueIsChangedByOneThreadAtATime() {
        let count = LockedValue(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 { count.withLock { $0 += 1 } }
        }
        #expect(count.withLock { $0 } == 8000)
    }

    @Test func anErrorLeavesTheLockFree() {
        struct Fault: Error {}
        let value = LockedValue(1)
        #expect(throws: Fault.self) { try value.withLock { _ in throw Fault() } }
        #expect(value.withLock { $0 } == 1)
    }

    /// The thread sanitizer does not see `Synchronization.Mutex`.
    @Test(arguments: ["Server", "Previews", "zoetrope"])
    func theThreadSanitizerSeesEveryLock(folder: String) throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/\(folder)").standardized
        let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        let swift = files.filter { $0.hasSuffix(".swift") }
        #expect(!swift.isEmpty)
        let unseen = try swift.filter { file in
            let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            return text.contains("Mutex(") || text.contains("Mutex<")
        }
        #expect(unseen == [])
    }
}
