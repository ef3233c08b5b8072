import Foundation
import PreviewProtocol
import Synchronization
import WebSocketServer

/// The images of a previewed project, by the names under which viewers load them.
final class PreviewImages: Sendable {
    private let served = Mutex<[String: StaticFiles.Image]>([:])

    /// Returns the image that is served below `/images/` by a name.
    func image(_ name: String) -> StaticFiles.Image? { served.withLock { $0[name] } }

    /// - Returns: of each image its name in the code, its file's name for viewers, and its size in points.
    func take(_ images: [PreviewImage]) -> [(name: String, file: String, width: Double, height: Double)] {
        var named: [(name: String, file: String, width: Double, height: Double)] = []
        for image in images {
            let type = Self.types[URL(fileURLWithPath: image.path).pathExtension.lowercased()]
            guard let type, let file = Self.file(image.name) else { continue }
            let path = image.path
            served.withLock {
                $0[file] = StaticFiles.Image(contentType: type) {
                    open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
                }
            }
            named.append((image.name, file, image.width, image.height))
        }
        return named
    }

    /// A name that needs no escapes in an address, and is none of the page's own.
    private static func file(_ name: String) -> String? {
        let text = name.utf8.map { byte -> String in
            let character = Character(UnicodeScalar(byte))
            return character.isASCII && (character.isLetter || character.isNumber || character == "-")
                ? String(character) : "_\(String(byte, radix: 16))"
        }
        return name.isEmpty ? nil : "preview_" + text.joined()
    }

    private static let types = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "svg": "image/svg+xml",
        "gif": "image/gif",
    ]
}
