import Foundation
import Glibc
import ObjectiveCRuntime
import PreviewHost
import QuartzCore
import TestClient
import Testing

@testable import zoetrope

/// What `zoetrope doctor` says, and how it ends.
@Suite struct DoctorTests {
    private struct Line: Decodable {
        var name: String
        var state: String
        var found: String
        var help: String?
    }

    /// Runs it with folders of programs of its own.
    private func run(path: String, _ arguments: String...) throws -> RunningCommand.Result {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("zoetrope").path
        return try RunningCommand(
            program: "/usr/bin/env", ["PATH=\(path)", program, "doctor", "--port", "0"] + arguments
        ).wait()
    }

    private func lines(of result: RunningCommand.Result) throws -> [String: Line] {
        let lines = try JSONDecoder().decode([Line].self, from: Data(result.output.utf8))
        return Dictionary(uniqueKeysWithValues: lines.map { ($0.name, $0) })
    }

    @Test func itLooksAtEverythingThatTheCommandsNeed() throws {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let result = try run(path: path, "--json")
        let lines = try lines(of: result)
        let names: Set = ["Zoetrope", "page", "toolchain", "runtime", "previews", "sandbox", "browser", "port"]
        #expect(Set(lines.keys) == names)
        #expect(lines["toolchain"]?.state == "fine", "\(lines["toolchain"]?.found ?? "")")
        #expect(lines["Zoetrope"]?.found.hasPrefix(Version.text) == true)
        #expect(lines.values.allSatisfy { ($0.state == "fine") == ($0.help == nil) })
        #expect(result.status == (lines.values.contains { $0.state == "missing" } ? 1 : 0))
    }

    @Test func whatTheRunTimeLacksIsSaidWithWhatDoesNotWorkThen() {
        #expect(DoctorCommand.runtime([]).state == .fine)
        let finding = DoctorCommand.runtime([.namedInitializers, .declaredMethods])
        #expect(finding.state == .note)
        #expect(finding.found.contains(RuntimeSupport.namedInitializers.purpose))
        #expect(finding.found.contains(RuntimeSupport.declaredMethods.purpose))
        #expect(finding.help != nil)
    }

    @MainActor
    @Test func eachLackIsSaidWhenTheProgramStarts() {
        let report = EngineMessages.report
        defer { EngineMessages.report = report }
        var said: [String] = []
        EngineMessages.report = { said.append($0) }
        Zoetrope.report([])
        #expect(said == [])
        Zoetrope.report([.plainObjects, .registers])
        #expect(said.count == 2)
        #expect(said.first?.hasSuffix(RuntimeSupport.plainObjects.purpose) == true)
    }

    @Test func aMachineWithoutSwiftIsToldWhatToInstall() throws {
        let result = try run(path: "/nowhere")
        #expect(result.status == 1)
        #expect(result.output.contains("missing toolchain  there is no swiftc on the path"))
        #expect(result.output.contains("install Swift 6.2 or later (https://www.swift.org/install)"))
    }

    @Test(arguments: [
        (
            "module compiled with Swift 6.3.1 cannot be imported by the Swift 6.2 compiler: /opt/UIKit.swiftmodule",
            "6.3.1"
        ),
        (
            "compiled module was created by a different version of the compiler '6.3.1.1.2'; rebuild 'UIKit' and try "
                + "again: /opt/UIKit.swiftmodule", "6.3.1.1.2"
        ),
        ("no such module 'XCTest'", nil),
    ])
    func theVersionThatTheEngineNeedsIsReadFromWhatAnotherCompilerSays(complaint: String, version: String?) {
        #expect(Toolchain.version(in: complaint) == version)
    }

    @Test func modulesThatTheCompilerCanNotReadAreNamed() throws {
        let folder = try TestFolder(["StageTesting.swiftmodule": "nothing of the kind"])
        let finding = Toolchain(modules: folder.path).finding(nil)
        #expect(finding.state == .missing)
        #expect(finding.found.contains("StageTesting"))
    }

    @Test func aTakenPortIsSaidWithAnotherOne() throws {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        #expect(listen(socket, 1) == 0)
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
        }
        let finding = PortCheck(port: UInt16(bigEndian: address.sin_port)).finding
        #expect(finding.state == .note)
        #expect(finding.found.hasSuffix("Address already in use"))
        #expect(finding.help?.contains("--port") == true)
        #expect(PortCheck(port: 0).finding.state == .fine)
    }

    @Test func codeThatCanNotBeKeptApartIsMissingSomething() {
        let finding = DoctorCommand.sandbox(.none())
        #expect(finding.state == .missing)
        #expect(finding.help?.contains("install bubblewrap") == true)
    }
}
