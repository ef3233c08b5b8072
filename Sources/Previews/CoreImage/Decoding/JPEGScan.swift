/// A scan of a JPEG file: some of the coefficients of some of its planes (T.81, annexes F and G).
struct JPEGScan {
    private let planes: [Int]
    private let codes: [(direct: Int, alternating: Int)]
    /// The coefficients, by the order in which they are stored.
    private let first: Int
    private let last: Int
    /// The bits that earlier scans have left out and this one leaves out.
    private let high: Int
    private let low: Int

    /// Reads a scan's header; nil for one that is damaged or needs codes that are not there.
    init?(_ segment: [UInt8], of file: JPEGFile) {
        guard let number = segment.first.map(Int.init), 1...4 ~= number, segment.count >= 4 + 2 * number else {
            return nil
        }
        var planes: [Int] = []
        var codes: [(direct: Int, alternating: Int)] = []
        for index in 0..<number {
            let identifier = segment[1 + 2 * index]
            guard let plane = file.planes.firstIndex(where: { $0.identifier == identifier }) else { return nil }
            planes.append(plane)
            codes.append((Int(segment[2 + 2 * index] >> 4 & 3), Int(segment[2 + 2 * index] & 3)))
        }
        let rest = segment[(1 + 2 * number)...]
        let start = rest.startIndex
        (self.planes, self.codes) = (planes, codes)
        if file.isProgressive {
            (first, last) = (Int(rest[start]), Int(rest[start + 1]))
            (high, low) = (Int(rest[start + 2] >> 4), Int(rest[start + 2] & 15))
        } else {
            (first, last, high, low) = (0, 63, 0, 0)
        }
        guard first <= last, last <= 63, low <= 13 else { return nil }
        for code in codes {
            if first == 0, high == 0, file.direct[code.direct] == nil { return nil }
            if last > 0, file.alternating[code.alternating] == nil { return nil }
        }
    }

    /// Decodes the scan into a file's planes.
    ///
    /// - Parameters:
    ///   - bytes: those of the file.
    ///   - place: where the scan's data begins.
    ///   - file: the file.
    /// - Returns: where it ends.
    func decode(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int, into file: inout JPEGFile) -> Int {
        var bits = JPEGBits(bytes, from: place)
        var run = 0
        var count = 0
        for plane in planes { file.planes[plane].last = 0 }
        /// Starts anew where that is due.
        func beginUnit(_ file: inout JPEGFile) {
            if file.restartInterval > 0, count > 0, count % file.restartInterval == 0 {
                bits.restart()
                run = 0
                for plane in planes { file.planes[plane].last = 0 }
            }
            count += 1
        }
        if planes.count == 1 {
            let (columns, rows) = (file.planes[planes[0]].ownColumns, file.planes[planes[0]].ownRows)
            for row in 0..<rows {
                for column in 0..<columns {
                    beginUnit(&file)
                    decodeBlock(0, row, column, &file, &bits, &run)
                }
            }
        } else {
            let units = file.units
            for unit in 0..<units.across * units.down {
                beginUnit(&file)
                for index in planes.indices {
                    let (across, down) = (file.planes[planes[index]].across, file.planes[planes[index]].down)
                    for part in 0..<across * down {
                        decodeBlock(
                            index, unit / units.across * down + part / across,
                            unit % units.across * across + part % across, &file, &bits, &run)
                    }
                }
            }
        }
        return bits.place
    }

    private func decodeBlock(
        _ index: Int, _ row: Int, _ column: Int, _ file: inout JPEGFile, _ bits: inout JPEGBits, _ run: inout Int
    ) {
        let plane = planes[index]
        let isProgressive = file.isProgressive
        let start = 64 * (row * file.planes[plane].columns + column)
        var last = file.planes[plane].last
        let (direct, alternating) = (file.direct[codes[index].direct], file.alternating[codes[index].alternating])
        file.planes[plane].coefficients.withUnsafeMutableBufferPointer { all in
            let block = UnsafeMutableBufferPointer(rebasing: all[start..<start + 64])
            if !isProgressive {
                guard let direct, let alternating else { return }
                readDirect(block, direct, &bits, &last)
                readSequential(block, alternating, &bits)
            } else if first == 0 {
                if high > 0 {
                    if bits.read(1) == 1 { block[0] |= 1 << Int16(low) }
                } else if let direct {
                    readDirect(block, direct, &bits, &last)
                }
            } else if let alternating {
                if high == 0 {
                    readFirst(block, alternating, &bits, &run)
                } else {
                    refine(block, alternating, &bits, &run)
                }
            }
        }
        file.planes[plane].last = last
    }

    private func readDirect(
        _ block: UnsafeMutableBufferPointer<Int16>, _ codes: JPEGCodes, _ bits: inout JPEGBits, _ last: inout Int
    ) {
        last += bits.readSigned(min(codes.read(&bits), 16))
        block[0] = Int16(truncatingIfNeeded: last << low)
    }

    private func readSequential(
        _ block: UnsafeMutableBufferPointer<Int16>, _ codes: JPEGCodes, _ bits: inout JPEGBits
    ) {
        var index = 1
        while index < 64 {
            let code = codes.read(&bits)
            let (zeros, size) = (code >> 4, code & 15)
            if size == 0 {
                guard zeros == 15 else { return }
                index += 16
                continue
            }
            index += zeros
            guard index < 64 else { return }
            block[index] = Int16(truncatingIfNeeded: bits.readSigned(size))
            index += 1
        }
    }

    private func readFirst(
        _ block: UnsafeMutableBufferPointer<Int16>, _ codes: JPEGCodes, _ bits: inout JPEGBits, _ run: inout Int
    ) {
        guard run == 0 else {
            run -= 1
            return
        }
        var index = first
        while index <= last {
            let code = codes.read(&bits)
            let (zeros, size) = (code >> 4, code & 15)
            if size == 0 {
                guard zeros == 15 else {
                    // Blocks of which nothing follows, this one among them.
                    run = (1 << zeros) - 1 + bits.read(zeros)
                    return
                }
                index += 16
                continue
            }
            index += zeros
            guard index <= last else { return }
            block[index] = Int16(truncatingIfNeeded: bits.readSigned(size) << low)
            index += 1
        }
    }

    /// Adds a bit to each coefficient that is none of zero, and coefficients of one bit between them.
    private func refine(
        _ block: UnsafeMutableBufferPointer<Int16>, _ codes: JPEGCodes, _ bits: inout JPEGBits, _ run: inout Int
    ) {
        let unit = Int16(1) << Int16(low)
        func correct(_ index: Int, _ bits: inout JPEGBits) {
            guard bits.read(1) == 1, block[index] & unit == 0 || block[index] < 0 else { return }
            block[index] &+= block[index] > 0 ? unit : -unit
        }
        var index = first
        if run == 0 {
            while index <= last {
                let code = codes.read(&bits)
                var (zeros, value) = (code >> 4, Int16(0))
                if code & 15 == 0 {
                    if zeros < 15 {
                        run = (1 << zeros) + bits.read(zeros)
                        break
                    }
                } else {
                    value = bits.read(1) == 1 ? unit : -unit
                }
                while index <= last {
                    if block[index] != 0 {
                        correct(index, &bits)
                    } else {
                        if zeros == 0 { break }
                        zeros -= 1
                    }
                    index += 1
                }
                if value != 0, index <= last { block[index] = value }
                index += 1
            }
        }
        guard run > 0 else { return }
        while index <= last {
            if block[index] != 0 { correct(index, &bits) }
            index += 1
        }
        run -= 1
    }
}
