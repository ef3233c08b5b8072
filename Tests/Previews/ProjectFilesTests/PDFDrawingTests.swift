import Foundation
import Testing

@testable import ProjectFiles

/// The vector images that most asset catalogues before SVG have, such as those of Ramotion/paper-onboarding.
@Suite struct PDFDrawingTests {
    /// A file of a page of 40 by 30 points.
    private func file(_ content: [UInt8], filter: String = "", resources: String = "", objects: String = "") -> [UInt8]
    {
        let text = """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [10 0 50 30] >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> >> endobj
            \(objects)
            5 0 obj \(content.count) endobj
            4 0 obj << /Length 5 0 R \(filter) >> stream

            """
        return Array(text.utf8) + content + Array("\nendstream endobj\n%%EOF".utf8)
    }

    private func svg(_ content: String, resources: String = "", objects: String = "") -> String {
        PDFDrawing.svg(of: file(Array(content.utf8), resources: resources, objects: objects)) ?? ""
    }

    @Test func thePageHasItsSizeAndItsYGoUp() {
        let text = svg("1 0 0 rg 10 0 20 15 re f")
        #expect(text.contains("width=\"40\" height=\"30\" viewBox=\"0 0 40 30\""))
        #expect(text.contains("<g transform=\"matrix(1 0 0 -1 -10 30)\">"))
        #expect(text.contains("d=\"M10 0H30V15H10Z\"") && text.contains("fill=\"#ff0000\""))
        let size = PDFDrawing.size(of: file([]))
        #expect(size?.width == 40 && size?.height == 30)
    }

    @Test func pathsHaveTheirColoursLinesAndTransforms() {
        let text = svg(
            """
            q 2 0 0 2 5 6 cm 0 1 1 0 K 3 w 1 J 0 0 m 4 0 l 5 1 6 2 7 3 c S Q
            0.5 g 0 0 m 1 1 l 2 0 l h f*
            0 0 m 1 0 0 1 v n
            """)
        #expect(
            text.contains("M0 0L4 0C5 1 6 2 7 3\" transform=\"matrix(2 0 0 2 5 6)\" fill=\"none\" stroke=\"#ff0000\""))
        #expect(text.contains("stroke-width=\"3\" stroke-linecap=\"round\""))
        #expect(
            text.contains("M0 0L1 1L2 0Z\" transform=\"matrix(1 0 0 1 0 0)\" fill=\"#808080\" fill-rule=\"evenodd\""))
        #expect(text.components(separatedBy: "<path").count == 3)
    }

    @Test func clipsGroupsAndOpacitiesAreKept() {
        let text = svg(
            "q 0 0 9 9 re W n /G gs /F Do Q 0 0 1 1 re f",
            resources: "/ExtGState << /G << /ca 0.5 >> >> /XObject << /F 6 0 R >>",
            objects: """
                6 0 obj << /Type /XObject /Subtype /Form /Matrix [1 0 0 1 3 0] /Length 18 >> stream
                0 0 2 2 re f     \u{20}
                endstream endobj
                """)
        #expect(text.contains("<clipPath id=\"c1\"><path d=\"M0 0H9V9H0Z\""))
        #expect(text.contains("<g clip-path=\"url(#c1)\"><path d=\"M0 0H2V2H0Z\" transform=\"matrix(1 0 0 1 3 0)\""))
        #expect(text.contains("fill-opacity=\"0.5\"/></g><path d=\"M0 0H1V1H0Z\""))
    }

    /// `0 0 3 3 re f` as zlib writes it, by a fixed code and stored.
    @Test(
        arguments: [
            [
                0x78, 0x01, 0x33, 0x50, 0x30, 0x50, 0x30, 0x06, 0xC2, 0xA2, 0x54, 0x85, 0x34, 0x00, 0x0E, 0x93, 0x02,
                0xA4,
            ],
            [0x78, 0x01, 0x01, 0x0D, 0x00, 0xF2, 0xFF] + Array("0 0 3 3 re f\n".utf8),
        ] as [[UInt8]])
    func contentsMayBeCompressed(data: [UInt8]) {
        let text = PDFDrawing.svg(of: file(data, filter: "/Filter /FlateDecode"))
        #expect(text?.contains("M0 0H3V3H0Z") == true)
    }

    @Test func aDynamicCodeIsDecompressed() {
        // zlib's, of 300 lines "n n 3 3 re f".
        let data = Data(base64Encoded: Self.dynamic)!
        let expected = (0..<300).map { "\($0) \($0 * 7) 3 3 re f\n" }.joined()
        #expect(Inflate.decompressed(Array(data)[...], limit: 1 << 20) == Array(expected.utf8))
        #expect(Inflate.decompressed(Array(data)[...], limit: 100) == nil)
        #expect(Inflate.decompressed(Array(data)[..<200], limit: 1 << 20) == nil)
    }

    @Test func aFrameStandsForWhatCanNotBeDrawn() {
        #expect(svg("BT (A) Tj ET").contains("stroke=\"#808080\""))
        #expect(!svg("0 0 1 1 re f").contains("stroke="))
    }

    /// Bytes that others choose.
    @Test func damagedFilesEnd() {
        let whole = file(Array("q 1 0 0 1 0 0 cm 0 0 3 3 re f Q".utf8))
        for end in whole.indices { _ = PDFDrawing.svg(of: Array(whole[..<end])) }
        for place in whole.indices {
            var other = whole
            other[place] = UInt8(truncatingIfNeeded: Int(other[place]) &* 31 + place)
            _ = PDFDrawing.svg(of: other)
        }
        #expect(PDFDrawing.svg(of: []) == nil && PDFDrawing.svg(of: Array("%PDF-1.4".utf8)) == nil)
        let deep = String(repeating: "[", count: 100_000)
        _ = PDFDrawing.svg(of: Array("%PDF-1.4 1 0 obj \(deep)".utf8))
        let loop = svg(
            "/F Do", resources: "/XObject << /F 6 0 R >>",
            objects:
                "6 0 obj << /Subtype /Form /Length 5 /Resources << /XObject << /F 6 0 R >> >> >> stream\n/F Do\nendstream"
        )
        #expect(loop.contains("#808080"))
    }

    @Test func numbersThatAreNoneAndThoseThatAreTooLargeAreNoColours() {
        #expect(svg("nan nan nan rg 0 0 3 3 re f").contains("fill=\"#000000\""))
        #expect(svg("1 inf 0 1 k 0 0 3 3 re f").contains("<path"))
        #expect(svg("1e308 -1e308 1e308 1e308 k 0 0 3 3 re f").contains("<path"))
    }

    @Test func whatRefersToItselfEnds() {
        let kids = Array(repeating: "2 0 R", count: 8).joined(separator: " ")
        let tree = "%PDF-1.4 1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj 2 0 obj << /Kids [\(kids)] >> endobj"
        #expect(PDFDrawing.size(of: Array(tree.utf8)) == nil)
        let contents = Array(repeating: "2 0 R", count: 100_000).joined(separator: " ")
        let zeros = String(repeating: " ", count: 1 << 20)
        let page = """
            %PDF-1.4
            1 0 obj << /Type /Page /MediaBox [0 0 9 9] /Contents [\(contents)] >> endobj
            2 0 obj << /Length \(1 << 20) >> stream
            \(zeros)
            endstream endobj
            """
        #expect(PDFDrawing.svg(of: Array(page.utf8)) != nil)
    }

    /// Its bytes would be looked for in the file.
    @Test func aStreamInAStreamOfObjectsIsATable() {
        let inner = "7 0 << /Length 4000 >> stream " + String(repeating: "0 0 1 1 re f ", count: 200)
        let text = """
            %PDF-1.5
            1 0 obj << /Type /Page /MediaBox [0 0 9 9] /Contents 7 0 R >> endobj
            2 0 obj << /Type /ObjStm /N 1 /First 4 /Length \(inner.utf8.count) >> stream
            \(inner)
            """
        #expect(PDFDrawing.svg(of: Array(text.utf8)) != nil)
    }

    @Test func pagesWithoutASizeAreNone() {
        let text = "%PDF-1.4 1 0 obj << /Type /Page /MediaBox [0 0 0 9] >> endobj"
        #expect(PDFDrawing.size(of: Array(text.utf8)) == nil)
    }

    private static let dynamic = """
        eNpVmMuVLCkMBfdjBSakxN+gGQPG/8ULvU0FpzcNdbozCtANlF/7Wufn/3/bf/9E279Bthi/UW8Zv9FoeX6j2fr8jVYb+RvtNu5vdNpcv9Ftq+\
        vhX9tmAUY0ke0IJ3q74oH0Cihmi09IsVqEoGIzFlacFikwPosutPxYC7GxFDG8VKzVFF32Fkt4ORiLL+Hb4uPZccSX8B3xsdhxxZe35Se+/rE7\
        4uvBWHw9W6Y3k93s4uvsZxcf25lDfH21nOLrm7H4+Ntc4uvwbfGxdnnEN+A74uPA5BXf4LfPx43PPvEVW4hv8OwUX+1Nim/wt118dSSH+CZsU3\
        yTZ0/x1Xdf4pv8tsVXe79dELAd8dWhv+Kr/33FN08bn/hY2xHiWx81JT7O1kjxrWyji4+yGkN8sI8hvjXbmC5ZanaJb1G1S3yc3bHFx2fjiI+6\
        HVd8rM244tvZ5ic+zsYM8e3BWHzUxkzx8ezZHSqbsfhY+znEt2+bU3ycvbnEd4Kx+Ki9ucXHd5tHfCTPPOJjb+cV31ltfeLjbK/PsXfaCvFR2y\
        vFx9qtLj6ibXXxcXbWEN/tbU3xUTtrig+2tcRHdqwtPvZmbfGRnes4mOG7TzRXNjucqc79OZ75+tu+CPJpWxnBAdi2RiX0tjiCEth2R/CEbX0E\
        IbBtkGCV9yORssirkfKISRHBflRCpe1HJnyP/eiErDmPT9jM8wiFtD2PUTjO51EKnx47JSjoY6kEq3XGozycZ60EZ+bYK0GoH4slqJpjs5TWjt\
        US5MaxW4I9OZZLkJzXdgmO5rVeAndc+yUozpuPnvGzDRPE07Vigp2/dkwQ0NeSCSrg2jLB319rJsiAa8+UpK9FE6TgtWmC83WtmsADHO/nLjFq\
        xqyj7hMWTpA2HHnTsnPMGJfEpQrMy1mmDAyMdagDE1PXzBiZRaE0zDyL2QKq2wczzxWomC2hmMVsDcUsZosoSJEIqyjYgQjLKEjSCOuo7joRFl\
        JgkwgrKajSCEsp+EoR1lKQWRHzubjVzc1qilV3N8upblbUn5lXMVtQsYvZiopdzJZUkJB8LTNztqhKM2MJZsxMtVGoZgaFSn2um7tmzLzrxmll\
        BXlM9ZqZg0z5mhknMWPmU8xWV31tStrMp5itrzjFbIEF6U+Zm5mqYea5JMPcrbG6o1L6ZmaJqX0zk6zMmJkjyNEwM64hD8xMiTJjZnCJCDPfYr\
        bWajuZMfMt5vNc7Yv5Ppf7v7d7X++/ut9bb/lVN2S/1f2bMPEln6PDjK/5OIN88UWf0iJffNXnMcz4sk/0kDi+7rMNJI6Zo5j305L87UnMHMVs\
        02UUs1WXUcx2XVbvNC27rO5p2nbVWzBj5uqgpn2X1UPNp4mqLmo+bVT1UfNtpKqTelqp6qXm00xVNzWfdqr6qfk0VNVRzaelqp5qPk1VdVXzaa\
        uIb9LNzBxl0s3MWI0ZM1PqRNTT/lX/Z/1lrw7Q/kuOBQloZlRBApqZsmHGzPwLMtHMvZgtwRzFbAvmKGZrMEcx24NZHtzf07SOmjFzeXDbgxVh\
        5KaZy4PbHszy4LYHszy47cEsD257MMuD2x6sDpRsNXN5cNuDWR7c+2m1i9kezPLgtgezPLjtwSwPHnuw+l3y18zlwWMPZnnw2INZHjz2YJYHjz\
        2Y5cFjD2Z58MznBUG9IbAHSwPMmLk8eOzBLA8eezDLg8cezPLgsQezPHjtwerlyXEzlwevPZjlwWsPZnnw9ue1xq4ZM5cHrz2Y5cFrD9abA7Le\
        zOXBaw9mefDag1kevPZglgevPZjlwWsPJqrAB2ambJh5XsYcZuzBPPU+xh5MlhhDmJnYZcbMHEGcYWa0hDPMTIkyY2ZwsYiZbzHbg3mL2R7MW8\
        zneYVUzPbgH2laJYk=
        """
}
