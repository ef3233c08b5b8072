import Foundation
import StageTime
import Testing

/// Requests as Foundation's are, with names of header fields as RFC 9110 (5.1) has them.
@Suite struct URLRequestTests {
    @Test func aHeaderFieldIsOneHoweverItIsWritten() throws {
        var request = StageTime.URLRequest(url: try #require(URL(string: "https://example.com")))
        request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
        request.setValue("text/html", forHTTPHeaderField: "content-type")
        #expect(request.value(forHTTPHeaderField: "CONTENT-TYPE") == "text/html")
        request.addValue("charset=utf-8", forHTTPHeaderField: "Content-type")
        #expect(request.allHTTPHeaderFields?.values.sorted() == ["text/html,charset=utf-8"])
        request.setValue(nil, forHTTPHeaderField: "CoNtEnT-tYpE")
        #expect(request.value(forHTTPHeaderField: "Content-Type") == nil)
        #expect(request.allHTTPHeaderFields == [:])
    }

    /// kean/Nuke compares these of two requests.
    @Test func requestsDifferByWhatTheyMayUse() throws {
        let request = StageTime.URLRequest(url: try #require(URL(string: "https://example.com")))
        var other = request
        other.allowsCellularAccess = false
        #expect(request != other && request.allowsCellularAccess && request.httpShouldHandleCookies)
    }
}
