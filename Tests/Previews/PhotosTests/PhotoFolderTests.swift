import Foundation
import Photos
import Testing

@Suite struct PhotoFolderTests {
    private let picture = TinyFiles.jpeg(4, 3)

    @Test func filesComeSortedByName() throws {
        let folder = try PictureFolder([
            "b.jpg": picture, "a.PNG": TinyFiles.png(1, 2), "C.webp": picture, "no type": picture,
        ])
        let photos = try PhotoFolder(path: folder.path)
        #expect(photos.files.map(\.name) == ["C.webp", "a.PNG", "b.jpg", "no type"])
        #expect(
            photos.files.map(\.header.format.contentType) == ["image/jpeg", "image/png", "image/jpeg", "image/jpeg"])
        #expect(photos.warnings.isEmpty)
    }

    @Test func aBrokenFileIsLeftOutWithAWarning() throws {
        let folder = try PictureFolder(["a.jpg": picture, "b.jpg": Array(picture.dropLast(3)), "c\n.txt": [1]])
        let photos = try PhotoFolder(path: folder.path)
        #expect(photos.files.map(\.name) == ["a.jpg"])
        #expect(
            photos.warnings == [
                "b.jpg is left out: it is cut short", "c?.txt is left out: it is no JPEG, PNG or WebP file",
            ])
    }

    @Test func hiddenFilesAndFoldersAreNoPictures() throws {
        let folder = try PictureFolder([".a.jpg": picture, "b.jpg": picture])
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("c.jpg"), withIntermediateDirectories: false)
        let photos = try PhotoFolder(path: folder.path)
        #expect(photos.files.map(\.name) == ["b.jpg"])
        #expect(photos.warnings.isEmpty)
    }

    @Test func aPipeOrALooseLinkHoldsNothingUp() throws {
        let folder = try PictureFolder(["a.jpg": picture])
        #expect(mkfifo(folder.path + "/b.jpg", 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/c.jpg", withDestinationPath: folder.path + "/missing")
        let photos = try PhotoFolder(path: folder.path)
        #expect(photos.files.map(\.name) == ["a.jpg"])
        #expect(
            photos.warnings == [
                "b.jpg is left out: it is no regular file",
                "c.jpg is left out: it is a link, and links are not followed",
            ])
    }

    @Test func aFolderWithoutPicturesIsRefused() throws {
        let folder = try PictureFolder(["a.txt": [1]])
        let fault = #expect(throws: PhotoFolderError.self) { try PhotoFolder(path: folder.path) }
        #expect(
            fault?.description.contains("there is no JPEG, PNG or WebP file in \(folder.path); a.txt is left out")
                == true)
        #expect(throws: PhotoFolderError.self) { try PhotoFolder(path: folder.path + "/a.txt") }
        #expect(throws: PhotoFolderError.self) { try PhotoFolder(path: folder.path + "/missing") }
    }

    @Test(arguments: [
        ("plain-1_2~.jpg", "plain-1_2~.jpg"), ("a b?#%&+;\"'<>\\.jpg", "a%20b%3F%23%25%26%2B%3B%22%27%3C%3E%5C.jpg"),
        ("Käse\n🧀.webp", "K%C3%A4se%0A%F0%9F%A7%80.webp"), ("%2e%2e", "%252e%252e"),
    ])
    func namesAreEncodedForAddresses(name: String, encoded: String) throws {
        let folder = try PictureFolder([name: picture])
        let file = try #require(try PhotoFolder(path: folder.path).files.first)
        #expect(file.name == name)
        #expect(file.encodedName == encoded)
        #expect(file.encodedName.removingPercentEncoding == name)
    }
}
