import Foundation

/// Answers to requests that no server gives: those that are kept in files, and made up ones, of the types that are decoded of them.
package enum SampleAnswers {
    /// What hears of each server in whose place something is made up; nil for requests that fail as on a phone that is offline.
    nonisolated(unsafe) package static var listener: ((_ host: String) -> Void)?
    /// Whether pictures alone are made up, and other requests fail.
    nonisolated(unsafe) package static var areOfPicturesAlone = false

    /// What is in answers that are read by names.
    nonisolated(unsafe) package static var shape = SampleShape([])

    /// Returns the answer to a request for a URL that is kept; nil for none.
    nonisolated(unsafe) package static var kept: ((URL) -> Data?)?

    /// How an answer begins that is made up: an object without members, which no server spaces so.
    private static let mark = Data("{ \t \t}".utf8)
    /// The number of answers that differ in the spaces behind it.
    package static let count = 12

    /// The types of pictures in addresses.
    private static let pictureTypes: Set<String> = ["avif", "gif", "heic", "jpeg", "jpg", "png", "webp"]
    /// Servers that have pictures alone.
    private static let pictureHosts: Set<String> = [
        "dummyimage.com", "i.pravatar.cc", "images.unsplash.com", "loremflickr.com", "picsum.photos", "placehold.co",
        "placehold.it", "placekitten.com", "robohash.org", "source.unsplash.com", "ui-avatars.com",
        "via.placeholder.com",
    ]

    /// Returns whether a URL is a picture's, as far as it tells.
    private static func isOfPicture(_ url: URL) -> Bool {
        pictureTypes.contains(url.pathExtension.lowercased()) || url.host.map(pictureHosts.contains) == true
    }

    /// Answers a request.
    ///
    /// - Parameters:
    ///   - url: the request's.
    ///   - isForPicture: whether a picture is expected, whatever the URL tells.
    /// - Returns: the answer; nil where requests fail.
    static func answer(to url: URL, isForPicture: Bool = false) -> (Data, URLResponse)? {
        if let data = kept?(url),
            let response = HTTPURLResponse(
                url: url, statusCode: 200, httpVersion: nil, headerFields: ["Content-Type": "application/json"])
        {
            return (data, response)
        }
        guard let listener, let host = url.host, ["http", "https"].contains(url.scheme),
            !areOfPicturesAlone || isForPicture || isOfPicture(url),
            let response = HTTPURLResponse(
                url: url, statusCode: 200, httpVersion: nil,
                headerFields: ["Content-Type": isForPicture || isOfPicture(url) ? "image/jpeg" : "application/json"])
        else { return nil }
        listener(host)
        let spaces = url.absoluteString.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % count
        return (mark + Data(repeating: space, count: spaces) + source(of: url) + digits(of: url), response)
    }

    /// Returns which of the answers that are made up some data is; nil for other data.
    package static func number(of data: Data) -> Int? {
        guard data.starts(with: mark) else { return nil }
        let spaces = data.dropFirst(mark.count).prefix { $0 == space }
        let isWhole = spaces.endIndex == data.endIndex || [carriageReturn, lineFeed].contains(data[spaces.endIndex])
        return isWhole && spaces.count < count ? spaces.count : nil
    }

    /// Returns the number with which the address ended that some made up data answers, as `7` of `https://example.com/cards/7`;
    /// nil for other data and addresses.
    package static func addressed(by data: Data) -> Int? {
        guard number(of: data) != nil, let end = data.lastIndex(of: lineFeed) else { return nil }
        return value(of: data[(end + 1)...])
    }

    /// Returns a number that tells addresses apart, whatever number they end with, of the address that some made up data
    /// answers; nil for other data.
    package static func source(of data: Data) -> Int? {
        guard number(of: data) != nil, let start = data.firstIndex(of: carriageReturn) else { return nil }
        return value(of: data[(start + 1)...].prefix { $0 != lineFeed })
    }

    private static let (space, tab, lineFeed, carriageReturn) = (UInt8(0x20), UInt8(0x09), UInt8(0x0A), UInt8(0x0D))

    /// What tells the number with which an address ends: white space, too, as the answer is read as JSON by others.
    private static func digits(of url: URL) -> Data {
        guard let number = number(of: url), number > 0 else { return Data() }
        return Data([lineFeed] + bits(of: number))
    }

    /// The number that is the last part of an address: `7` of `https://example.com/cards/7`, and of `https://example.com/7.jpg`,
    /// which is made up of an address that may be anything's.
    private static func number(of url: URL) -> UInt32? { UInt32(url.deletingPathExtension().lastPathComponent) }

    /// What tells which address it is.
    private static func source(of url: URL) -> Data {
        let address = (number(of: url) == nil ? url : url.deletingLastPathComponent()).absoluteString
        return Data([carriageReturn] + bits(of: address.utf8.reduce(0) { ($0 &* 31 &+ UInt32($1)) & 0xFFFF }))
    }

    /// A number as white space.
    private static func bits(of number: UInt32) -> [UInt8] {
        String(number, radix: 2).utf8.map { $0 == UInt8(ascii: "1") ? tab : space }
    }

    /// The number that white space is.
    private static func value(of bits: Data) -> Int { bits.reduce(0) { ($0 << 1 | ($1 == tab ? 1 : 0)) & 0xFFFF_FFFF } }
}

/// A decoder of JSON, with the interface of Foundation's, that makes values up of answers which no server has given.
open class JSONDecoder: Foundation.JSONDecoder, @unchecked Sendable {
    /// Returns the value that data has, or, of an answer that no server has given, one that the type may have.
    ///
    /// - Throws: `DecodingError`.
    open override func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        if SampleAnswers.number(of: data) != nil,
            let value = try? SampleDecoder.value(
                of: type, addressed: SampleAnswers.addressed(by: data), source: SampleAnswers.source(of: data),
                userInfo: userInfo)
        {
            return value
        }
        return try super.decode(type, from: data)
    }
}
