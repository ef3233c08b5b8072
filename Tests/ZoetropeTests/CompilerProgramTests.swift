import Foundation
import TestClient
import Testing

/// The program that compiles previewed code, in a folder like that of a build.
@Suite struct CompilerProgramTests {
    private let folder: TestFolder

    /// Makes the folder, with a `swift` that notes what it is asked for, and fails.
    init() throws {
        folder = try TestFolder([
            "Package.swift": "", ".build/release/Modules/none": "", "Cards/fan.jsonl": "",
            "Sources/Previews/PreviewProtocol/A.swift": "", "Sources/Server/B.swift": "",
            "bin/swift": "#!/bin/sh\necho \"$PWD: $@\" >> \"${0%/*}/asked\"\nexit 1\n",
        ])
        chmod(folder.path + "/bin/swift", 0o755)
        try FileManager.default.copyItem(atPath: RunningCommand.program(), toPath: build + "/zoetrope")
    }

    private var build: String { folder.path + "/.build/release" }
    private var compiler: String { build + "/zoetrope-preview-compiler" }

    private func check() throws -> RunningCommand.Result {
        let path = "PATH=\(folder.path)/bin:/usr/bin:/bin"
        let arguments = [path, build + "/zoetrope", "check", folder.path + "/Cards"]
        return try RunningCommand(program: "/usr/bin/env", arguments).wait()
    }

    private func write(_ script: String) throws {
        try "#!/bin/sh\n\(script)\n".write(toFile: compiler, atomically: true, encoding: .utf8)
        chmod(compiler, 0o755)
    }

    @Test func whatPreviewsNeedIsBuiltOnceAndSaidToBe() throws {
        let result = try check()
        #expect(result.status != 0)
        #expect(
            result.errors.contains("building zoetrope-preview-compiler, which previews need, once; it takes less than"))
        let asked = try String(contentsOfFile: folder.path + "/bin/asked", encoding: .utf8)
        #expect(asked == "\(folder.path): build -c release --product zoetrope-preview-compiler\n")
        try write("exit 1")
        #expect(!(try check().errors.contains("building")))
    }

    @Test(arguments: [("Sources/Previews/PreviewProtocol/A.swift", true), ("Sources/Server/B.swift", false)])
    func itIsBuiltAgainWhenItsOwnSourcesAreNewer(source: String, isBuilt: Bool) throws {
        try write("exit 1")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: "\(folder.path)/\(source)")
        #expect(try check().errors.contains("zoetrope-preview-compiler, whose sources have changed") == isBuilt)
    }

    @Test func oneOfAnotherVersionIsSaidToBe() throws {
        try write("read line; echo '{\"type\":\"finished\"}'; read line")
        let result = try check()
        #expect(result.status != 0)
        #expect(result.errors.contains("zoetrope-preview-compiler is of another version than this program"))
    }
}
