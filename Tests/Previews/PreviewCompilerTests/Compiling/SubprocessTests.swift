import Foundation
import Testing

@testable import PreviewCompiler

@Suite struct SubprocessTests {
    @Test func itsOutputAndStatusAreReturned() throws {
        let run = try Subprocess.run("sh", ["-c", "echo \"$1\"; echo fault >&2; exit 3", "sh", "a 'b'"])
        #expect(run.status == 3)
        #expect(run.output == "a 'b'\nfault\n")
    }

    @Test func aSignalIsAStatus() throws {
        #expect(try Subprocess.run("sh", ["-c", "kill -9 $$"]).status == 137)
    }

    @Test func whatNobodyWaitsForLetsOthersGoFirst() throws {
        let nicenesses = try [true, false].map { isUrgent in
            try Subprocess.run([["nice"]], isUrgent: isUrgent)[0].output.split(separator: "\n").first.flatMap {
                Int($0)
            }
        }
        #expect(nicenesses[1] == min((nicenesses[0] ?? 0) + 10, 19))
    }

    @Test func programsRunBesideEachOther() throws {
        let pipe = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: pipe) }
        #expect(mkfifo(pipe, 0o600) == 0)
        // Each waits until the other one has opened the pipe.
        let runs = try Subprocess.run([
            ["sh", "-c", "echo text > \(pipe); exit 2"], ["sh", "-c", "cat \(pipe)"],
        ])
        #expect(runs.map(\.status) == [2, 0])
        #expect(runs.map(\.output) == ["", "text\n"])
    }

    @Test func onceOneHasFailedTheOthersAreReplaced() throws {
        let endless = ["sh", "-c", "echo begun; while :; do :; done"]
        let runs = try Subprocess.run(
            [["sh", "-c", "echo fault; exit 1"], endless, endless],
            afterFailure: [["false"], ["sh", "-c", "echo checked; exit 1"], ["echo", "checked, too"]])
        #expect(runs.map(\.output) == ["fault\n", "checked\n", "checked, too\n"])
        #expect(runs.map(\.status) == [1, 1, 0])
        #expect(runs.map(\.isReplacement) == [false, true, true])
    }

    @Test func ofThoseThatSucceedNoneIsReplaced() throws {
        let runs = try Subprocess.run([["true"], ["echo", "text"]], afterFailure: [["false"], ["false"]])
        #expect(runs.map(\.status) == [0, 0])
        #expect(runs.map(\.isReplacement) == [false, false])
    }

    @Test func ifOneCanNotBeStartedTheOthersEnd() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        #expect(throws: POSIXError.self) {
            try Subprocess.run([["sh", "-c", "sleep 600; touch \(file)"], ["/nowhere/swiftc"]])
        }
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test func moreThanAPipeHoldsIsRead() throws {
        #expect(try Subprocess.run("sh", ["-c", "head -c 300000 /dev/zero"]).output.utf8.count == 300_000)
    }

    @Test func aProgramThatIsNotThereIsAFault() {
        #expect(throws: POSIXError.self) { try Subprocess.run("/nowhere/swiftc", []) }
    }

    /// The processes that have been started here, have ended and are not waited for: proc(5).
    private func unawaited() throws -> Set<String> {
        Set(
            try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
                // One that has ended meanwhile has none.
                let line = (try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8)) ?? ""
                let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
                return Int32(name) != nil && fields.count > 1 && fields[0] == "Z" && fields[1] == "\(getpid())"
            })
    }

    @Test func whatCanNotBeStartedLeavesNoProcessBehind() throws {
        let before = try unawaited()
        #expect(throws: POSIXError.self) { try Subprocess.run("no-such-program", []) }
        #expect(try unawaited().subtracting(before).isEmpty)
    }

    @Test func oneThatTakesTooMuchMemoryIsEnded() {
        let limits = Subprocess.Limits(memory: 32 << 20, seconds: 60)
        let excess = #expect(throws: Subprocess.Excess.self) {
            try Subprocess.run(
                "sh", ["-c", "x=$(head -c 200000000 /dev/zero | tr '\\0' x); sleep 600"], limits: limits)
        }
        #expect(
            excess?.description == "sh needed more than 32 MiB of memory for these sources, and was ended")
    }

    @Test func oneThatTakesTooLongIsEnded() {
        let limits = Subprocess.Limits(memory: 1 << 30, seconds: 0.25)
        let excess = #expect(throws: Subprocess.Excess.self) {
            try Subprocess.run("sh", ["-c", "while :; do :; done"], limits: limits)
        }
        #expect(
            excess?.description == "sh needed more than 0.25 s of the processor's time for these sources, and was ended"
        )
    }

    @Test func oneThatNobodyWantsEndsWithAllThatItHasStarted() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        func group() -> pid_t? {
            (try? String(contentsOf: file, encoding: .utf8)).flatMap { $0.hasSuffix("\n") ? pid_t($0.dropLast()) : nil }
        }
        #expect(throws: Subprocess.Abandoned.self) {
            try Subprocess.run("sh", ["-c", "sleep 600 & echo $$ > \(file.path); wait"], while: { group() == nil })
        }
        let started = try #require(group())
        // The last of the group may be a moment in ending.
        while kill(-started, 0) == 0 { usleep(1000) }
        #expect(errno == ESRCH)
    }
}
