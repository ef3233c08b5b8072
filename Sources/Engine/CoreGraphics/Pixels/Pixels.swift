import Foundation

/// The pixels of an image that was made of them.
package struct Pixels: Equatable, Sendable {
    package let width: Int
    package let height: Int
    /// Red, green, blue and opacity of each pixel, row by row; colours aren't multiplied by the opacity.
    package let components: [UInt8]

    package init(width: Int, height: Int, components: [UInt8]) {
        (self.width, self.height, self.components) = (width, height, components)
    }

    /// The pixels that lie in a rectangle of whole pixels, which lies in the image.
    func part(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Pixels {
        let rows = (y..<y + height).flatMap { row -> ArraySlice<UInt8> in
            let start = 4 * (row * self.width + x)
            return components[start..<start + 4 * width]
        }
        return Pixels(width: width, height: height, components: rows)
    }

    /// Pixels whose opacity is multiplied by the one that `mask` has at the same place, of which the nearest pixel counts.
    func masked(by mask: Pixels) -> Pixels {
        var components = components
        for y in 0..<height {
            let row = y * mask.height / height * mask.width
            for x in 0..<width {
                let alpha = Int(mask.components[4 * (row + x * mask.width / width) + 3])
                let place = 4 * (y * width + x) + 3
                components[place] = UInt8((Int(components[place]) * alpha + 127) / 255)
            }
        }
        return Pixels(width: width, height: height, components: components)
    }

    /// Pixels whose opacity is how bright they are, or how dark, as that of a mask is.
    func asMask(ofDark: Bool) -> Pixels {
        var components = components
        for start in stride(from: 0, to: components.count, by: 4) {
            let bright =
                299 * Int(components[start]) + 587 * Int(components[start + 1]) + 114 * Int(components[start + 2])
            let alpha = UInt8(min((bright + 500) / 1000, 255))
            components[start + 3] = ofDark ? 255 - alpha : alpha
        }
        return Pixels(width: width, height: height, components: components)
    }

    /// Pixels of which each stands for four of these.
    private var halved: Pixels {
        let (width, height) = (max(self.width / 2, 1), max(self.height / 2, 1))
        var halved: [UInt8] = []
        halved.reserveCapacity(4 * width * height)
        for y in 0..<height {
            for x in 0..<width {
                let start = 4 * (min(2 * y, self.height - 1) * self.width + min(2 * x, self.width - 1))
                halved += components[start..<start + 4]
            }
        }
        return Pixels(width: width, height: height, components: halved)
    }

    /// The greatest number of pixels of an image that is sent to viewers; of more, every second one is.
    private static let mostShown = 1_500_000

    /// The pixels as a viewer has them.
    var shown: Pixels {
        var shown = self
        while shown.width * shown.height > Self.mostShown { shown = shown.halved }
        return shown
    }

    /// The name under which viewers load the image: equal pixels have equal names.
    var name: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in [UInt8](withUnsafeBytes(of: (width, height)) { Array($0) }) {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        for byte in components { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return "pixels-\(String(hash, radix: 16)).png"
    }
}
