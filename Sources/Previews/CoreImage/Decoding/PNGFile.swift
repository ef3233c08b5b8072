import Foundation

// Of CInflate, whose module those who import this one don't have.
@_silgen_name("inflate_bytes")
private func inflateBytes(
    _ source: UnsafePointer<UInt8>?, _ length: Int, _ target: UnsafeMutablePointer<UInt8>?, _ room: Int
) -> Int

/// The pixels of a PNG file, by its specification's third edition.
struct PNGFile {
    private var width = 0
    private var height = 0
    private var depth = 0
    private var kind = 0
    private var isInterlaced = false
    private var palette: [UInt8] = []
    private var transparency: [UInt8] = []

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Returns whether bytes begin as a PNG file does.
    static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

    /// Returns the pixels of a file, red, green, blue and opacity from the top on; nil for one that is damaged or too large.
    static func decoded(_ bytes: [UInt8]) -> DecodedPicture? {
        var file = PNGFile()
        return file.read(bytes)
    }

    private mutating func read(_ bytes: [UInt8]) -> DecodedPicture? {
        guard Self.isPNG(bytes) else { return nil }
        var data: [UInt8] = []
        var place = 8
        while place + 12 <= bytes.count {
            let length = Self.number(bytes, place)
            let start = place + 8
            guard length >= 0, start + length + 4 <= bytes.count else { return nil }
            let type = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            let chunk = bytes[start..<start + length]
            switch type {
            case "IHDR":
                guard readHeader(Array(chunk)) else { return nil }
            case "PLTE": palette = Array(chunk)
            case "tRNS": transparency = Array(chunk)
            case "IDAT": data += chunk
            case "IEND": place = bytes.count
            default: break
            }
            place += length + 12
        }
        return pixels(of: data)
    }

    private mutating func readHeader(_ header: [UInt8]) -> Bool {
        guard header.count == 13 else { return false }
        (width, height) = (Self.number(header, 0), Self.number(header, 4))
        (depth, kind, isInterlaced) = (Int(header[8]), Int(header[9]), header[12] == 1)
        guard width > 0, height > 0, width <= 1 << 16, height <= 1 << 16,
            width * height <= DecodedPicture.mostPixels, [1, 2, 4, 8, 16].contains(depth)
        else { return false }
        switch kind {
        case 0: return true
        case 3: return depth <= 8
        case 2, 4, 6: return depth >= 8
        default: return false
        }
    }

    private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The samples of a pixel.
    private var channels: Int {
        switch kind {
        case 2: 3
        case 4: 2
        case 6: 4
        default: 1
        }
    }

    private func rowBytes(_ width: Int) -> Int { (width * channels * depth + 7) / 8 }

    /// The pixels of each pass: the first column and row, and how far apart they are.
    private var passes: [(x: Int, y: Int, stepX: Int, stepY: Int)] {
        isInterlaced
            ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
            : [(0, 0, 1, 1)]
    }

    private func pixels(of data: [UInt8]) -> DecodedPicture? {
        guard width > 0, data.count > 2, data[0] & 0x0F == 8 else { return nil }
        let sizes = passes.map { pass in
            (
                width: max(width - pass.x + pass.stepX - 1, 0) / pass.stepX,
                height: max(height - pass.y + pass.stepY - 1, 0) / pass.stepY
            )
        }
        let room = sizes.reduce(0) { $0 + ($1.width == 0 ? 0 : (rowBytes($1.width) + 1) * $1.height) }
        var length = 0
        // Without the header of two bytes, and so without the checksum at the end.
        var rows = [UInt8](unsafeUninitializedCapacity: room) { target, count in
            length = data.withUnsafeBufferPointer {
                inflateBytes($0.baseAddress! + 2, data.count - 2, target.baseAddress, room)
            }
            count = max(length, 0)
        }
        guard length == room else { return nil }
        var picture = DecodedPicture(width: width, height: height)
        var start = 0
        for (pass, size) in zip(passes, sizes) where size.width > 0 && size.height > 0 {
            let stride = rowBytes(size.width)
            guard unfilter(&rows, start, stride, size.height) else { return nil }
            for row in 0..<size.height {
                let line = start + row * (stride + 1) + 1
                let target = (pass.y + row * pass.stepY) * width + pass.x
                write(rows, line, size.width, to: &picture.bytes, target, every: pass.stepX)
            }
            start += (stride + 1) * size.height
        }
        return picture
    }

    /// Adds to each byte what its row's filter has taken from it; false for an unknown filter.
    private func unfilter(_ rows: inout [UInt8], _ start: Int, _ stride: Int, _ height: Int) -> Bool {
        let distance = max(channels * depth / 8, 1)
        return rows.withUnsafeMutableBufferPointer { rows in
            for row in 0..<height {
                let line = start + row * (stride + 1)
                let filter = rows[line]
                guard filter <= 4 else { return false }
                guard filter > 0 else { continue }
                for column in 0..<stride {
                    let place = line + 1 + column
                    let left = column >= distance ? rows[place - distance] : 0
                    let above = row > 0 ? rows[place - stride - 1] : 0
                    switch filter {
                    case 1: rows[place] &+= left
                    case 2: rows[place] &+= above
                    case 3: rows[place] &+= UInt8((Int(left) + Int(above)) / 2)
                    default:
                        let corner = row > 0 && column >= distance ? rows[place - stride - 1 - distance] : 0
                        rows[place] &+= Self.nearest(left, above, corner)
                    }
                }
            }
            return true
        }
    }

    /// The one of three bytes that is nearest to what they foretell.
    @inline(__always)
    private static func nearest(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        let foretold = Int(left) + Int(above) - Int(corner)
        let (a, b, c) =
            ((foretold - Int(left)).magnitude, (foretold - Int(above)).magnitude, (foretold - Int(corner)).magnitude)
        return a <= b && a <= c ? left : b <= c ? above : corner
    }

    private func write(
        _ rows: [UInt8], _ line: Int, _ count: Int, to bytes: inout [UInt8], _ target: Int, every step: Int
    ) {
        let size = depth == 16 ? 2 : 1
        let most = (1 << min(depth, 8)) - 1
        /// A sample as it is stored, of which 16 bits are cut to 8.
        func sample(_ index: Int) -> Int {
            if depth >= 8 { return Int(rows[line + index * size]) }
            let bit = index * depth
            return Int(rows[line + bit / 8]) >> (8 - depth - bit % 8) & most
        }
        func whole(_ index: Int) -> Int {
            depth == 16 ? sample(index) << 8 | Int(rows[line + 2 * index + 1]) : sample(index)
        }
        func isClear(_ index: Int) -> Bool {
            let number = kind == 0 ? 1 : 3
            guard kind == 0 || kind == 2, transparency.count >= 2 * number else { return false }
            return (0..<number).allSatisfy {
                whole(number * index + $0) == Int(transparency[2 * $0]) << 8 | Int(transparency[2 * $0 + 1])
            }
        }
        for index in 0..<count {
            let place = 4 * (target + index * step)
            var color: (red: Int, green: Int, blue: Int, alpha: Int)
            switch kind {
            case 0:
                let gray = depth < 8 ? sample(index) * 255 / most : sample(index)
                color = (gray, gray, gray, isClear(index) ? 0 : 255)
            case 2:
                color = (
                    sample(3 * index), sample(3 * index + 1), sample(3 * index + 2), isClear(index) ? 0 : 255
                )
            case 3:
                let entry = sample(index)
                guard 3 * entry + 2 < palette.count else { continue }
                let alpha = entry < transparency.count ? Int(transparency[entry]) : 255
                color = (
                    Int(palette[3 * entry]), Int(palette[3 * entry + 1]), Int(palette[3 * entry + 2]), alpha
                )
            case 4:
                let gray = sample(2 * index)
                color = (gray, gray, gray, sample(2 * index + 1))
            default:
                color = (
                    sample(4 * index), sample(4 * index + 1), sample(4 * index + 2), sample(4 * index + 3)
                )
            }
            bytes[place] = UInt8(color.red)
            bytes[place + 1] = UInt8(color.green)
            bytes[place + 2] = UInt8(color.blue)
            bytes[place + 3] = UInt8(color.alpha)
        }
    }
}
