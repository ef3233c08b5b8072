import Photos
import Testing

@Suite struct PhotoHeaderTests {
    private func size(_ bytes: [UInt8]) throws -> [Int]? {
        try PhotoFile.only(bytes).map { [$0.header.width, $0.header.height] }
    }

    // MARK: JPEG

    @Test(arguments: [0xC0, 0xC1, 0xC2, 0xC3, 0xC9, 0xCF] as [UInt8])
    func aJPEGHasTheSizeOfItsFrame(frame: UInt8) throws {
        #expect(try size(TinyFiles.jpeg(640, 427, frame: frame)) == [640, 427])
    }

    @Test func segmentsBeforeTheFrameAreSkipped() throws {
        // Tables begin with markers that look like frames' but are none.
        let before =
            TinyFiles.segment(0xE0, Array(repeating: 0xFF, count: 300)) + [0xFF, 0xFF]
            + TinyFiles.segment(0xC4, Array(repeating: 9, count: 20)) + TinyFiles.segment(0xDB, [1])
        #expect(try size(TinyFiles.jpeg(3, 2, before: before)) == [3, 2])
    }

    @Test(arguments: 1...8, [true, false])
    func exifTurnsAPicture(orientation: Int, isLittle: Bool) throws {
        let bytes = TinyFiles.jpeg(40, 30, before: TinyFiles.exif(orientation: orientation, isLittle: isLittle))
        #expect(try size(bytes) == (orientation >= 5 ? [30, 40] : [40, 30]))
    }

    @Test(arguments: [0, 9, 65535]) func anUnknownOrientationIsUpright(orientation: Int) throws {
        #expect(try size(TinyFiles.jpeg(40, 30, before: TinyFiles.exif(orientation: orientation))) == [40, 30])
    }

    @Test func brokenExifIsUpright() throws {
        let exif = TinyFiles.exif(orientation: 6)
        for length in 4..<exif.count - 6 {
            let before = TinyFiles.segment(0xE1, Array(exif[4..<length]))
            #expect(try size(TinyFiles.jpeg(40, 30, before: before)) == [40, 30])
        }
    }

    @Test func somethingMayFollowAJPEG() throws {
        let film = [UInt8](repeating: 7, count: 200_000)
        #expect(try size(TinyFiles.jpeg(3, 2) + film) == [3, 2])
        #expect(try size(TinyFiles.jpeg(3, 2, scan: film) + film) == [3, 2])
    }

    // MARK: PNG and WebP

    @Test func aPNGHasTheSizeOfItsHeader() throws {
        #expect(try size(TinyFiles.png(160, 640)) == [160, 640])
        #expect(
            try size(TinyFiles.png(1, 1, between: TinyFiles.chunk("tEXt", [UInt8](repeating: 1, count: 70_000)))) == [
                1, 1,
            ])
    }

    @Test func aWebPHasTheSizeOfItsFirstChunk() throws {
        #expect(try size(TinyFiles.riff(TinyFiles.lossy(640, 200))) == [640, 200])
        #expect(try size(TinyFiles.riff(TinyFiles.lossless(16384, 8000))) == [16384, 8000])
        let extra = TinyFiles.riffChunk("ICCP", [1, 2, 3])
        #expect(
            try size(TinyFiles.riff(TinyFiles.extended(700, 20000) + extra + TinyFiles.lossy(7, 7))) == [700, 20000])
    }

    // MARK: Broken files

    static let whole: [[UInt8]] = [
        TinyFiles.jpeg(640, 427, before: TinyFiles.exif(orientation: 6)), TinyFiles.png(5, 6),
        TinyFiles.riff(TinyFiles.lossy(5, 6)), TinyFiles.riff(TinyFiles.lossless(5, 6)),
        TinyFiles.riff(TinyFiles.extended(5, 6) + TinyFiles.lossless(5, 6)),
    ]

    @Test(arguments: whole) func aFileThatIsCutShortIsLeftOut(bytes: [UInt8]) throws {
        for length in 0..<bytes.count {
            #expect(try size(Array(bytes.prefix(length))) == nil, "\(length) of \(bytes.count) bytes")
        }
    }

    @Test(arguments: whole) func noSingleByteDoesHarm(bytes: [UInt8]) throws {
        for index in bytes.indices {
            for value: UInt8 in [0, 1, 0x7F, 0x80, 0xD9, 0xFF] {
                var changed = bytes
                changed[index] = value
                guard let size = try size(changed) else { continue }
                #expect(size[0] > 0 && size[1] > 0)
            }
        }
    }

    @Test(arguments: [
        TinyFiles.jpeg(0, 5), TinyFiles.jpeg(5, 0), TinyFiles.jpeg(65535, 65535), TinyFiles.png(0, 1),
        TinyFiles.png(0x7FFF_FFFF, 0x7FFF_FFFF), TinyFiles.png(0xFFFF_FFFF, 1), TinyFiles.riff(TinyFiles.lossy(0, 3)),
        TinyFiles.riff(TinyFiles.extended(1 << 24, 1 << 24) + TinyFiles.lossy(1, 1)), TinyFiles.text("<svg/>"),
        TinyFiles.text("GIF89a"), [], [0xFF], [UInt8](repeating: 0xFF, count: 5000),
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 0], [0xFF, 0xD8, 0xFF, 0xE0, 0, 1], [0xFF, 0xD8, 0xFF, 0xD9],
        TinyFiles.riff(TinyFiles.extended(5, 6)), TinyFiles.riff(TinyFiles.riffChunk("VP8 ", [0])),
    ])
    func aFileThatIsNoWholePictureIsLeftOut(bytes: [UInt8]) throws {
        #expect(try size(bytes) == nil)
    }

    @Test func aFileOfNothingButPartsEnds() throws {
        var jpeg: [UInt8] = [0xFF, 0xD8]
        for _ in 0..<100_001 { jpeg += [0xFF, 0xE5, 0, 2] }
        #expect(try size(jpeg) == nil)
    }
}
