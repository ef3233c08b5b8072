import Foundation
import TestClient
import Testing

@Suite struct PhotosOptionTests {
    /// A PNG file of nothing but its header, an empty picture and its end.
    private static func png(_ width: UInt8, _ height: UInt8) -> Data {
        func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
            [0, 0, 0, UInt8(data.count)] + Array(type.utf8) + data + [0, 0, 0, 0]
        }
        let header = chunk("IHDR", [0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0])
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + header + chunk("IDAT", [0]) + chunk("IEND", []))
    }

    private let folder: TestFolder

    init() throws {
        folder = try TestFolder(["web/index.html": "<!doctype html>", "photos/broken.png": "no", "none/a.txt": "a"])
        for (name, picture) in [("b #1.PNG", Self.png(30, 15)), ("a", Self.png(10, 10))] {
            try picture.write(to: folder.url.appendingPathComponent("photos/\(name)"))
        }
    }

    @Test func simulateShowsTheFolder() throws {
        let arguments = [
            "simulate", "album", "--ticks", "0", "--stage", "400x704", "--photos", folder.path + "/photos",
        ]
        let result = try RunningCommand(arguments).wait()
        #expect(result.status == 0)
        #expect(result.errors == "zoetrope: broken.png is left out: it is no JPEG, PNG or WebP file\n")
        #expect(result.output.contains("\"contentSize\":[800,600]"))
        #expect(result.output.contains("\"size\":[400,400]"))
    }

    @Test func serveServesThePicturesAndNothingElseOfTheFolder() throws {
        let command = try RunningCommand([
            "serve", "--port", "0", "--web", folder.path + "/web", "--photos", folder.path + "/photos",
        ])
        let port = try command.port()
        for path in ["/images/a", "/images/b%20%231.PNG", "/images/b%2520%25231.PNG"] {
            let response = try TestHTTP(path, port: port)
            #expect(response.status == 200 && response.headers["content-type"] == "image/png")
        }
        #expect(try TestHTTP("/images/broken.png", port: port).status == 404)
    }

    @Test func whatAPhotoIsReplacedByIsServedOnlyIfItIsAFileOfThatFolder() throws {
        let photos = folder.path + "/photos"
        let command = try RunningCommand(["serve", "--port", "0", "--web", folder.path + "/web", "--photos", photos])
        let port = try command.port()
        try FileManager.default.removeItem(atPath: photos + "/a")
        try FileManager.default.createSymbolicLink(atPath: photos + "/a", withDestinationPath: "/etc/passwd")
        #expect(try TestHTTP("/images/a", port: port).status == 404)
        // Elsewhere is another folder, even by the same name.
        try FileManager.default.moveItem(atPath: photos, toPath: folder.path + "/moved")
        try FileManager.default.createSymbolicLink(atPath: photos, withDestinationPath: folder.path + "/none")
        try Data("no".utf8).write(to: folder.url.appendingPathComponent("none/b #1.PNG"))
        #expect(try TestHTTP("/images/b%20%231.PNG", port: port).body == Array(Self.png(30, 15)))
    }

    @Test(arguments: [("none", "no JPEG, PNG or WebP file"), ("missing", "there is no folder")])
    func aFolderWithoutPicturesIsOneLineAndStatus2(name: String, fault: String) throws {
        let result = try RunningCommand(["simulate", "album", "--photos", folder.path + "/" + name]).wait()
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors.hasPrefix("zoetrope: ") && result.errors.contains(fault))
        #expect(result.errors.split(separator: "\n").count == 1)
    }
}
