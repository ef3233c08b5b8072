import Foundation

/// The pixels of a JPEG file: sequential and progressive ones of 8 bits with Huffman's codes (ITU-T T.81).
struct JPEGFile {
    /// One of the planes of which the picture consists.
    struct Plane {
        let identifier: UInt8
        /// How many blocks of it a unit of the picture has.
        let across: Int
        let down: Int
        let quantization: Int
        /// The blocks of a row, and the rows, with those that fill up the last unit.
        var columns = 0
        var rows = 0
        /// The blocks of a row, and the rows, that lie in the picture.
        var ownColumns = 0
        var ownRows = 0
        /// The coefficients of each block, in the order in which they are stored.
        var coefficients: [Int16] = []
        var codes = (direct: 0, alternating: 0)
        /// The last direct coefficient.
        var last = 0
    }

    private var width = 0
    private var height = 0
    private(set) var isProgressive = false
    var planes: [Plane] = []
    private var quantizations = [[Float]](repeating: Array(repeating: 1, count: 64), count: 4)
    private(set) var direct = [JPEGCodes?](repeating: nil, count: 4)
    private(set) var alternating = [JPEGCodes?](repeating: nil, count: 4)
    private(set) var restartInterval = 0
    /// What Adobe's segment says of the colours; nil without one.
    private var transform: UInt8?
    /// The blocks across and down of a unit.
    private var unit = (across: 1, down: 1)

    /// The units of a row, and the rows of them.
    var units: (across: Int, down: Int) {
        (
            (width + 8 * unit.across - 1) / (8 * unit.across), (height + 8 * unit.down - 1) / (8 * unit.down)
        )
    }

    /// Returns the pixels of a file; nil for one that is damaged, too large or of another kind.
    static func decoded(_ bytes: [UInt8]) -> DecodedPicture? {
        var file = JPEGFile()
        guard bytes.starts(with: [0xFF, 0xD8]), file.read(bytes) else { return nil }
        return file.picture
    }

    private mutating func read(_ bytes: [UInt8]) -> Bool {
        var place = 2
        while place + 4 <= bytes.count {
            guard bytes[place] == 0xFF else {
                place += 1
                continue
            }
            let marker = bytes[place + 1]
            guard marker != 0, marker != 0xFF, marker != 1, !(0xD0...0xD8 ~= marker) else {
                place += marker == 0xFF ? 1 : 2
                continue
            }
            if marker == 0xD9 { break }
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            guard length >= 2, place + 2 + length <= bytes.count else { break }
            let segment = Array(bytes[place + 4..<place + 2 + length])
            place += 2 + length
            switch marker {
            case 0xC0, 0xC1, 0xC2:
                isProgressive = marker == 0xC2
                guard readFrame(segment) else { return false }
            case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return false
            case 0xC4: readCodes(segment)
            case 0xDB: readQuantizations(segment)
            case 0xDD where segment.count >= 2: restartInterval = Int(segment[0]) << 8 | Int(segment[1])
            case 0xEE where segment.count >= 12 && segment.starts(with: Array("Adobe".utf8)): transform = segment[11]
            case 0xDA:
                guard !planes.isEmpty, let scan = JPEGScan(segment, of: self) else { return false }
                place = bytes.withUnsafeBufferPointer { scan.decode($0, from: place, into: &self) }
            default: break
            }
        }
        return !planes.isEmpty
    }

    private mutating func readFrame(_ segment: [UInt8]) -> Bool {
        guard planes.isEmpty, segment.count >= 6, segment[0] == 8 else { return false }
        height = Int(segment[1]) << 8 | Int(segment[2])
        width = Int(segment[3]) << 8 | Int(segment[4])
        let number = Int(segment[5])
        guard width > 0, height > 0, width * height <= DecodedPicture.mostPixels, [1, 3, 4].contains(number),
            segment.count >= 6 + 3 * number
        else { return false }
        planes = (0..<number).map { index in
            let start = 6 + 3 * index
            return Plane(
                identifier: segment[start], across: Int(segment[start + 1] >> 4), down: Int(segment[start + 1] & 15),
                quantization: Int(segment[start + 2] & 3))
        }
        guard planes.allSatisfy({ 1...4 ~= $0.across && 1...4 ~= $0.down }) else { return false }
        unit = (planes.map(\.across).max() ?? 1, planes.map(\.down).max() ?? 1)
        let units = units
        for index in planes.indices {
            let plane = planes[index]
            planes[index].columns = units.across * plane.across
            planes[index].rows = units.down * plane.down
            let ownWidth = (width * plane.across + unit.across - 1) / unit.across
            let ownHeight = (height * plane.down + unit.down - 1) / unit.down
            planes[index].ownColumns = (ownWidth + 7) / 8
            planes[index].ownRows = (ownHeight + 7) / 8
            planes[index].coefficients = Array(
                repeating: 0, count: 64 * planes[index].columns * planes[index].rows)
        }
        return true
    }

    private mutating func readCodes(_ segment: [UInt8]) {
        var place = 0
        while place + 17 <= segment.count {
            let (isAlternating, number) = (segment[place] >> 4 == 1, Int(segment[place] & 3))
            let counts = Array(segment[place + 1..<place + 17])
            let total = counts.reduce(0) { $0 + Int($1) }
            guard place + 17 + total <= segment.count else { return }
            let codes = JPEGCodes(counts: counts, values: Array(segment[place + 17..<place + 17 + total]))
            if isAlternating { alternating[number] = codes } else { direct[number] = codes }
            place += 17 + total
        }
    }

    private mutating func readQuantizations(_ segment: [UInt8]) {
        var place = 0
        while place < segment.count {
            let (isWide, number) = (segment[place] >> 4 > 0, Int(segment[place] & 3))
            place += 1
            guard place + (isWide ? 128 : 64) <= segment.count else { return }
            quantizations[number] = (0..<64).map { index in
                isWide
                    ? Float(Int(segment[place + 2 * index]) << 8 | Int(segment[place + 2 * index + 1]))
                    : Float(segment[place + index])
            }
            place += isWide ? 128 : 64
        }
    }

    // MARK: Pixels

    private var picture: DecodedPicture {
        let samples = planes.map { plane in
            JPEGBlock.samples(of: plane, times: quantizations[plane.quantization])
        }
        var picture = DecodedPicture(width: width, height: height)
        // Where the planes are none of brightness and colour: Adobe's segment says so, or letters in their place.
        let isPlain = transform == 0 || transform == nil && planes.map(\.identifier) == Array("RGB".utf8)
        let steps = planes.map { (across: $0.across, down: $0.down, stride: 8 * $0.columns) }
        picture.bytes.withUnsafeMutableBufferPointer { bytes in
            func sample(_ plane: Int, _ x: Int, _ y: Int) -> Float {
                let step = steps[plane]
                let column = x * step.across / unit.across
                return Float(samples[plane][y * step.down / unit.down * step.stride + column])
            }
            var target = 0
            for y in 0..<height {
                for x in 0..<width {
                    var color = SIMD4<Float>(repeating: sample(0, x, y))
                    if planes.count >= 3 {
                        let (blue, red) = (sample(1, x, y), sample(2, x, y))
                        if isPlain {
                            color = SIMD4(color.x, blue, red, 255)
                        } else {
                            // JFIF, of ITU-R BT.601's coefficients.
                            color = SIMD4(
                                color.x + 1.402 * (red - 128),
                                color.x - 0.344136 * (blue - 128) - 0.714136 * (red - 128),
                                color.x + 1.772 * (blue - 128), 255)
                        }
                    }
                    // Inks, which Adobe stores as what they leave of the light.
                    if planes.count == 4 { color *= sample(3, x, y) / 255 }
                    color.w = 255
                    let pixel = (color * (1 / 255)).pixel
                    bytes[target] = pixel.x
                    bytes[target + 1] = pixel.y
                    bytes[target + 2] = pixel.z
                    bytes[target + 3] = 255
                    target += 4
                }
            }
        }
        return picture
    }
}
