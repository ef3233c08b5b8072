import PreviewProtocol
import Testing

@testable import zoetrope

@Suite struct LeftOutFilesTests {
    private let paths = TerminalPaths(of: "/me/Cards", from: "/me")

    @Test func filesOfOneReasonAreOneLine() {
        let files =
            (1...9).map { LeftOutFile(file: "Models/\($0).swift", reason: "no preview needs it") }
            + ["B.swift", "A.swift"].map { LeftOutFile(file: $0, reason: "it uses the network: URLSession") }
            + [LeftOutFile(file: "AppDelegate.swift", reason: "it is the app's entry point: @main")]
        #expect(
            LeftOutFiles.lines(files, paths) == [
                "left out, as it is the app's entry point: @main: Cards/AppDelegate.swift",
                "left out, as it uses the network: URLSession: Cards/A.swift, Cards/B.swift",
                "left out, as no preview needs it: 9 files (Cards/Models/1.swift, Cards/Models/2.swift, Cards/Models/3.swift and 6 more)",
            ])
    }

    @Test func nothingLeftOutIsNoLine() {
        #expect(LeftOutFiles.lines([], paths).isEmpty)
    }
}
