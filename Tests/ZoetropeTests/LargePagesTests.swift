import Foundation
import TestClient
import Testing

/// Against a process of its own, whose rooms are on its main thread: that of tests is another one.
@Suite struct LargePagesTests {
    /// The flags of each part of the heap: proc_pid_smaps(5).
    private func flagsOfHeap(_ memory: String) -> [[Substring]] {
        var flags: [[Substring]] = []
        var isHeap = false
        for line in memory.split(separator: "\n") {
            let words = line.split(separator: " ")
            // The first line of a part is the only one whose first word is no name.
            if !words[0].hasSuffix(":") { isHeap = words.last == "[heap]" }
            if isHeap, words[0] == "VmFlags:" { flags.append(Array(words.dropFirst())) }
        }
        return flags
    }

    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: "/sys/kernel/mm/transparent_hugepage"), "the kernel has none"))
    func theRoomsMemoryIsInLargePages() throws {
        let web = try TestFolder(["web/index.html": ""])
        let command = try RunningCommand(["serve", "--port", "0", "--web", web.path + "/web", "--log-level", "error"])
        let port = try command.port()
        let viewer = try TestWebSocket(port: port, path: "/rooms/monzo")
        _ = try viewer.message()
        try eventually("the heap has large pages") { flagsOfHeap(try command.memory()).contains { $0.contains("hg") } }
    }
}
