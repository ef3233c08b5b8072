import Foundation
import PreviewProtocol
import ProjectFiles
import Testing

@Suite final class SourceReplacementTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let project: ProjectFolder
    private let old = Array("old".utf8)
    private let new = Array("new".utf8)

    init() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("project/inner"), withIntermediateDirectories: true)
        project = try ProjectFolder(folder.appendingPathComponent("project").path)
        try Data(old).write(to: folder.appendingPathComponent("outside.swift"))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func path(_ name: String) -> String { "\(project.path)/\(name)" }

    private func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    private func replace(_ name: String) throws {
        try SourceReplacement(of: name, in: project, from: old, to: new).write()
    }

    @Test(arguments: [0o600, 0o640, 0o755])
    func aSourceKeepsItsPermissionsAndNothingElseStays(mode: Int) throws {
        #expect(FileManager.default.createFile(atPath: path("inner/L.swift"), contents: Data(old)))
        #expect(chmod(path("inner/L.swift"), mode_t(mode)) == 0)
        try replace("inner/L.swift")
        #expect(text(path("inner/L.swift")) == "new")
        let attributes = try FileManager.default.attributesOfItem(atPath: path("inner/L.swift"))
        #expect(attributes[.posixPermissions] as? Int == mode)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path("inner")) == ["L.swift"])
    }

    @Test(arguments: ["../../outside.swift", "../inner/Real.swift"])
    func aLinkIsNotWrittenThrough(target: String) throws {
        #expect(FileManager.default.createFile(atPath: path("inner/Real.swift"), contents: Data(old)))
        try FileManager.default.createSymbolicLink(atPath: path("inner/L.swift"), withDestinationPath: target)
        let fault = #expect(throws: PreviewFault.self) { try replace("inner/L.swift") }
        #expect(fault?.message == "inner/L.swift is a link, which is not written through: nothing is written")
        #expect(text(folder.appendingPathComponent("outside.swift").path) == "old")
        #expect(text(path("inner/Real.swift")) == "old")
    }

    @Test func aFolderThatHasBecomeALinkIsNotWrittenInto() throws {
        #expect(FileManager.default.createFile(atPath: path("inner/L.swift"), contents: Data(old)))
        try FileManager.default.moveItem(atPath: path("inner"), toPath: path("moved"))
        try FileManager.default.createSymbolicLink(atPath: path("inner"), withDestinationPath: "moved")
        #expect(throws: PreviewFault.self) { try replace("inner/L.swift") }
        #expect(text(path("moved/L.swift")) == "old")
    }

    @Test func whatIsPlantedBesideASourceStaysAsItIs() throws {
        #expect(FileManager.default.createFile(atPath: path("L.swift"), contents: Data(old)))
        for name in ["L.swift.zoetrope", ".L.swift"] {
            try FileManager.default.createSymbolicLink(
                atPath: path(name), withDestinationPath: folder.appendingPathComponent("outside.swift").path)
        }
        try replace("L.swift")
        #expect(text(path("L.swift")) == "new")
        #expect(text(folder.appendingPathComponent("outside.swift").path) == "old")
    }

    @Test func whatSomebodyHasTypedMeanwhileStays() throws {
        #expect(FileManager.default.createFile(atPath: path("L.swift"), contents: Data("typed".utf8)))
        let fault = #expect(throws: PreviewFault.self) { try replace("L.swift") }
        #expect(fault?.message == "L.swift has changed meanwhile: nothing is written")
        #expect(text(path("L.swift")) == "typed")
    }
}
