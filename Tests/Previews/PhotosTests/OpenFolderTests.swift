import Foundation
import Photos
import Testing

@Suite struct OpenFolderTests {
    private let folder: PictureFolder
    private let open: OpenFolder

    init() throws {
        folder = try PictureFolder([:])
        for name in ["inner/deeper", "inner/near"] {
            try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
        }
        try Data("text".utf8).write(to: folder.url.appendingPathComponent("inner/deeper/file"))
        open = try #require(OpenFolder(path: folder.path + "/inner"))
        // What must not be reached.
        try Data("secret".utf8).write(to: folder.url.appendingPathComponent("secret"))
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/inner/\(path)", withDestinationPath: target)
    }

    @Test(arguments: ["deeper/file", "./deeper//file", "near/../deeper/file"])
    func aFileBeneathIsRead(path: String) throws {
        #expect(try open.read(beneath: path) == Array("text".utf8))
    }

    @Test(arguments: ["../secret", "deeper/../../secret", "/etc/hostname", "..", "deeper/../.."])
    func noPathLeadsOut(path: String) {
        #expect(open.open(beneath: path) == -1)
        #expect(throws: PhotoFault.outside) { try open.read(beneath: path) }
    }

    @Test func linksThatStayBeneathAreFollowed() throws {
        try link("near/file", to: "../deeper/file")
        try link("near/folder", to: "../deeper")
        #expect(try open.read(beneath: "near/file") == Array("text".utf8))
        #expect(try open.read(beneath: "near/folder/file") == Array("text".utf8))
    }

    @Test func linksThatLeadOutAreNot() throws {
        try link("near/file", to: "../../secret")
        try link("near/folder", to: "../..")
        try link("near/absolute", to: "\(folder.path)/inner/deeper/file")
        try link("near/twice", to: "file")
        for path in ["near/file", "near/folder/secret", "near/absolute", "near/twice"] {
            #expect(throws: PhotoFault.outside) { try open.read(beneath: path) }
        }
    }

    @Test func linksThatLeadToEachOtherHoldNothingUp() throws {
        try link("one", to: "two")
        try link("two", to: "one")
        #expect(throws: PhotoFault.self) { try open.read(beneath: "one") }
    }

    @Test func moreThanIsAllowedIsNotRead() {
        let fault = #expect(throws: PhotoFault.self) { try open.read(beneath: "deeper/file", limit: 3) }
        #expect(fault?.description == "it has 4 bytes; at most 3 are read")
    }

    @Test func namesAreListedAgain() {
        #expect(open.names()?.sorted() == ["deeper", "near"])
        #expect(open.names()?.sorted() == ["deeper", "near"])
    }
}
