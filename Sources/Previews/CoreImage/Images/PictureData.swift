import CoreGraphics
import Foundation
import StageTime
import UIKit

/// Pictures of files' bytes.
enum PictureData {
    /// Returns the picture that some bytes are: the project's, or one of a PNG or JPEG file; nil for other bytes.
    static func image(of data: Data) -> CGImage? {
        if StageTurn.isOnMainActor, let image = MainActor.assumeIsolated({ UIImage(data: data) })?.cgImage {
            return image
        }
        return DecodedPicture.decoded(Array(data)).map { picture in
            CGImage(Pixels(width: picture.width, height: picture.height, components: picture.bytes))
        }
    }

    /// Returns the picture of a file; nil if there is none, or it is none that is known.
    static func image(at url: URL) -> CGImage? {
        if url.isFileURL, StageTurn.isOnMainActor,
            let image = MainActor.assumeIsolated({ UIImage(contentsOfFile: url.path) })?.cgImage
        {
            return image
        }
        return url.isFileURL ? (try? Data(contentsOf: url)).flatMap(image(of:)) : nil
    }
}
