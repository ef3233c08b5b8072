import CoreGraphics
import Foundation
import QuartzCore

/// Images of a stage that code has written to data, which has none of their pixels: viewers have these.
///
/// The data is a PNG file of one clear pixel with a number behind it, by which the image is found again on the same stage.
@MainActor
final class WrittenImages {
    private static let mark = Array("\nzoetrope image ".utf8)
    /// How many images are kept; data of earlier ones has none any more.
    private static let limit = 1000

    private var images: [Int: CGImage] = [:]
    private var count = 0

    static var ofStage: WrittenImages { FrameClock.current.shared { WrittenImages() } }

    /// Returns data by which an image is found again; nil where the running code is not the main queue's.
    nonisolated static func data(of image: CGImage) -> Data? {
        MainQueue.isRunning ? MainActor.assumeIsolated { ofStage.data(of: image) } : nil
    }

    private func data(of image: CGImage) -> Data {
        count += 1
        images[count] = image
        images[count - Self.limit] = nil
        let pixel = Pixels(width: 1, height: 1, components: [0, 0, 0, 0])
        return Data(pixel.png + Self.mark + Array("\(count)".utf8))
    }

    /// Returns the image that data was written of; nil for other data.
    func image(of data: Data) -> CGImage? {
        let end = data.suffix(Self.mark.count + 19)
        guard let place = end.lastRange(of: Self.mark),
            let text = String(data: end[place.upperBound...], encoding: .utf8)
        else { return nil }
        return Int(text).flatMap { images[$0] }
    }
}

extension Data {
    fileprivate func lastRange(of bytes: [UInt8]) -> Range<Index>? { range(of: Data(bytes), options: .backwards) }
}
