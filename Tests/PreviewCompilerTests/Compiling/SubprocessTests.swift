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

    @Test func moreThanAPipeHoldsIsRead() throws {
        #expect(try Subprocess.run("sh", ["-c", "head -c 300000 /dev/zero"]).output.utf8.count == 300_000)
    }

    @Test func aProgramThatIsNotThereIsAFault() {
        #expect(throws: POSIXError.self) { try Subprocess.run("/nowhere/swiftc", []) }
    }
}
