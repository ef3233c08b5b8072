import Foundation
import TestClient
import Testing

@testable import zoetrope

/// What `make install` makes, of this build.
@Suite struct InstallationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized

    private let folder: TestFolder

    init() throws {
        folder = try TestFolder([
            "page/index.html": "installed", "page/pages/main.js": "", "elsewhere/web/index.html": "somebody's own",
        ])
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let build = URL(fileURLWithPath: own).deletingLastPathComponent().path
        let script = Self.root.appending(path: ".ci/install").path
        let result = try RunningCommand(
            program: "/usr/bin/env", [script, build, "\(folder.path)/page", "\(folder.path)/made"]
        ).wait()
        try #require(result.status == 0, "\(result.errors)")
        // It may be moved, and reached by a link.
        try FileManager.default.moveItem(atPath: "\(folder.path)/made", toPath: "\(folder.path)/moved")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/elsewhere/zoetrope", withDestinationPath: "\(folder.path)/moved/bin/zoetrope")
    }

    private func run(_ arguments: String...) throws -> RunningCommand {
        let place = "\(folder.path)/elsewhere"
        return try RunningCommand(program: "/usr/bin/env", ["\(place)/zoetrope"] + arguments, folder: place)
    }

    @Test func aMovedInstallationServesItsOwnPageByALink() throws {
        #expect(try run("--version").wait().output == Version.text + "\n")
        let server = try run("serve", "--port", "0")
        let port = try server.port()
        #expect(try TestHTTP("/", port: port).body == Array("installed".utf8))
        server.signal(SIGTERM)
        #expect(try server.wait().status == 0)
    }

    @Test func servingAndSimulatingNeedNoSwiftOnTheMachine() throws {
        let program = "\(folder.path)/moved/lib/zoetrope/zoetrope"
        let libraries = try RunningCommand(program: "/usr/bin/env", ["-i", "/usr/bin/ldd", program]).wait().output
        let found = libraries.matches(of: /=> (\/\S+)/).map { String($0.1) }
        #expect(found.contains { $0.hasSuffix("/libswiftCore.so") })
        // Where there is no toolchain they are found beside the program; without optimisation a debug build needs one more.
        for library in found where library.contains("/swift/") && !library.contains("OnoneSupport") {
            let copy = "\(folder.path)/moved/lib/zoetrope/\(URL(fileURLWithPath: library).lastPathComponent)"
            #expect(FileManager.default.fileExists(atPath: copy), "\(library)")
        }
        let simulated = try RunningCommand(
            program: "/usr/bin/env", ["-i", "\(folder.path)/moved/bin/zoetrope", "simulate", "monzo", "--ticks", "2"]
        ).wait()
        #expect(simulated.status == 0 && !simulated.output.isEmpty, "\(simulated.errors)")
    }

    @Test func itHasTheCompilerItsModulesSwiftsLibrariesAndTheManualPage() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/moved")
        for file in [
            "lib/zoetrope/zoetrope-preview-compiler", "lib/zoetrope/Modules/UIKit.swiftmodule",
            "lib/zoetrope/libStageCombine.so", "lib/zoetrope/OpenCombine-LICENSE",
            "lib/zoetrope/Modules/COpenCombineHelpers/module.modulemap", "lib/zoetrope/libswiftCore.so",
            "lib/zoetrope/libFoundation.so", "share/zoetrope/page/pages/main.js",
            "share/man/man1/zoetrope.1", "share/bash-completion/completions/zoetrope",
        ] {
            #expect(files.contains(file), "\(file)")
        }
        // They can be imported without those of the build.
        let imports = ["Combine", "Previews", "StageTesting", "StageTime", "UIKit"].map { "import \($0)\n" }.joined()
        try "\(imports)let none = Empty<Int, Never>()\n".write(
            toFile: "\(folder.path)/a.swift", atomically: true, encoding: .utf8)
        let check = try RunningCommand(
            program: "/usr/bin/env",
            [
                "swiftc", "-typecheck", "-module-alias", "Combine=StageCombine", "-I",
                "\(folder.path)/moved/lib/zoetrope/Modules", "\(folder.path)/a.swift",
            ]
        ).wait()
        #expect(check.status == 0, "\(check.errors)")
        let compiler = try CompilerProgram(beside: URL(filePath: "\(folder.path)/moved/lib/zoetrope/zoetrope"))
        #expect(compiler.modules == "\(folder.path)/moved/lib/zoetrope/Modules")
    }
}
