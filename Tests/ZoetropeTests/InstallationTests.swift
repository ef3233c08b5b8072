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
            program: "/usr/bin/env", [script, build, "\(folder.path)/page", "\(folder.path)/made", "/there"]
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
        let unit = "\(folder.path)/moved/lib/systemd/system/zoetrope.service"
        #expect(
            try String(contentsOfFile: unit, encoding: .utf8).contains(
                "\nExecStart=/there/lib/zoetrope/zoetrope serve --web /there/share/zoetrope/page\n"))
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

    @Test func itsSourcesAreAPackageWithoutTests() throws {
        let record = try #require(try BuildRecord.beside(URL(filePath: "\(folder.path)/moved/lib/zoetrope/zoetrope")))
        #expect(SwiftVersion(printed: record.swift) != nil && record.sources.count == 64)
        try FileManager.default.createDirectory(atPath: "\(folder.path)/sources", withIntermediateDirectories: true)
        let archive = "\(folder.path)/moved/lib/zoetrope/sources.tar.gz"
        let unpacked = try RunningCommand(
            program: "/usr/bin/env", ["tar", "-xzf", archive, "-C", "\(folder.path)/sources"]
        ).wait()
        #expect(unpacked.status == 0, "\(unpacked.errors)")
        let package = try RunningCommand(
            program: "/usr/bin/env",
            ["swift", "package", "--package-path", "\(folder.path)/sources", "describe", "--type", "json"]
        ).wait()
        #expect(package.status == 0, "\(package.errors)")
        #expect(package.output.contains("zoetrope-preview-compiler") && !package.output.contains("StageServerTests"))
    }
}

/// What an installation does where the machine's Swift is not the one that it was built with.
@Suite struct OtherToolchainTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder([
            "lib/zoetrope/built-with.json":

                #"{"swift": "Swift version 6.3.1 (swift-6.3.1-RELEASE)", "sources": "0123456789abcdef"}"#,
            "share/zoetrope/page/index.html": "page", "sources/Package.swift": "", "project/A.swift": "",
            "project/a.jsonl": "",
        ])
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(fileURLWithPath: own).deletingLastPathComponent().appending(path: "zoetrope").path
        try FileManager.default.copyItem(atPath: program, toPath: "\(folder.path)/lib/zoetrope/zoetrope")
        _ = try RunningCommand(
            program: "/usr/bin/env",
            ["tar", "-czf", "\(folder.path)/lib/zoetrope/sources.tar.gz", "-C", "\(folder.path)/sources", "."]
        ).wait()
        try tool("swiftc", "echo 'Swift version 6.9 (swift-6.9-RELEASE)'")
    }

    /// Puts a program on the path, as a script.
    private func tool(_ name: String, _ script: String) throws {
        let path = "\(folder.path)/tools/\(name)"
        try FileManager.default.createDirectory(atPath: "\(folder.path)/tools", withIntermediateDirectories: true)
        try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    private func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
        let result = try RunningCommand(
            program: "/usr/bin/env",
            [
                "PATH=\(folder.path)/tools:/usr/bin:/bin", "XDG_CACHE_HOME=\(folder.path)/cache",
                "\(folder.path)/lib/zoetrope/zoetrope",
            ] + arguments
        ).wait()
        return (result.status, result.output, result.errors)
    }

    @Test(arguments: ["preview", "check", "test"])
    func theProgramIsBuiltOnceWithTheMachinesSwiftAndRunInItsPlace(command: String) throws {
        try tool(
            "swift",
            """
            echo "$@" >>\(folder.path)/builds
            echo '[1/2] Compiling UIKit'
            mkdir -p .build/release
            printf '#!/bin/sh\\necho "in its place: $*"\\n' >.build/release/zoetrope
            chmod +x .build/release/zoetrope
            """)
        for attempt in 1...2 {
            let result = try run(command, "\(folder.path)/project")
            #expect(result.output == "in its place: \(command) \(folder.path)/project\n", "\(result.errors)")
            let said = result.errors.contains("this machine's Swift is 6.9")
            #expect(said == (attempt == 1), "\(result.errors)")
        }
        let builds = try String(contentsOfFile: "\(folder.path)/builds", encoding: .utf8)
        #expect(builds == "build -c release --disable-default-traits\n")
        let place = "\(folder.path)/cache/zoetrope/0123456789ab-swift-6.9"
        #expect(FileManager.default.fileExists(atPath: "\(place)/share/zoetrope/page/index.html"))
        #expect(FileManager.default.fileExists(atPath: "\(place)/Package.swift"))
    }

    @Test func aBuildThatFailsSaysItsFirstErrorAndIsTriedAgain() throws {
        try tool("swift", "echo here >>\(folder.path)/builds; echo 'A.swift:1:1: error: no such module'; exit 1")
        for attempt in 1...2 {
            let result = try run("test", "\(folder.path)/project")
            #expect(result.status != 0)
            #expect(
                result.errors.contains("could not be built with Swift 6.9: no such module; all that was said is in "))
            let builds = try String(contentsOfFile: "\(folder.path)/builds", encoding: .utf8)
            #expect(builds.split(separator: "\n").count == attempt)
        }
    }

    @Test func anOlderSwiftThanTheEngineNeedsIsNamed() throws {
        try tool("swiftc", "echo 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'")
        let result = try run("preview", "\(folder.path)/project")
        #expect(result.status != 0)
        #expect(result.errors.contains("is 5.10.1: preview, check and test need 6.2 or later"), "\(result.errors)")
    }

    @Test func doctorSaysWhatTheFirstCommandWillDo() throws {
        try tool(
            "swiftc",
            """
            [ "$1" = --version ] && echo 'Swift version 6.9 (swift-6.9-RELEASE)' && exit
            echo "error: module compiled with Swift 6.3.1 cannot be imported by the Swift 6.9 compiler: UIKit"
            exit 1
            """)
        let output = try run("doctor", "--port", "0").output
        #expect(output.contains("is not the 6.3.1 that Zoetrope was built with"), "\(output)")
        #expect(output.contains("the first of preview, check and test builds it with this one, once"), "\(output)")
    }
}

/// The parts of a build with another Swift.
@Suite struct LocalBuildTests {
    @Test func packagesWhoseHeadersAreMissingAreNamed() throws {
        let includes = try TestFolder(["zlib.h": "", "x86_64-linux-gnu/openssl/ssl.h": "", "qrencode.h": ""])
        #expect(LocalBuild.missingPackages(includes: includes.path) == ["libwebsockets-dev"])
    }

    @Test func aRelativeCacheFolderIsIgnored() {
        #expect(LocalBuild.cache(["XDG_CACHE_HOME": "/somewhere"]).path == "/somewhere/zoetrope")
        #expect(LocalBuild.cache(["XDG_CACHE_HOME": "somewhere"]).path.hasSuffix("/.cache/zoetrope"))
    }

    @Test(arguments: [("6.2", true), ("6.10.1", true), ("7.0-dev", true), ("6.1.3", false), ("5.10.1", false)])
    func swiftIsSufficientFromItsFirstVersionOn(version: String, isSufficient: Bool) {
        #expect(SwiftVersion(printed: "Swift version \(version) (swift-RELEASE)")?.isSufficient == isSufficient)
    }
}
