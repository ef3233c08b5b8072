import Testing

@testable import WebSocketServer

@Suite struct AcceptEncodingTests {
    @Test(arguments: [
        "gzip", "gzip, deflate, br, zstd", "br;q=1.0, GZIP;q=0.8, *;q=0.1", "x-gzip", "*", "identity , gzip ; q=0.001",
        "*;q=0, gzip",
    ])
    func gzipIsAdmitted(header: String) {
        #expect(AcceptEncoding(header).admitsGzip)
    }

    @Test(arguments: ["", "identity", "br", "gzip;q=0", "gzip;q=0.000, *", "*;q=0", "gzippy", ",;,", "gzip;q=much"])
    func gzipIsNotAdmitted(header: String) {
        #expect(!AcceptEncoding(header).admitsGzip)
    }
}
