import Testing

@testable import WebSocketServer

@Suite struct ParsedHeaderNamesTests {
    @Test func theTableIsThatOfTheLibrary() {
        #expect(ParsedHeaderNames.entries.isSuperset(of: ["host:", "content-length:", "transfer-encoding:", "get "]))
    }

    @Test(arguments: ["X", "A", "s", "Hos", "SEC", "Content", "Sec-WebSocket", "X-Forwarded"])
    func aNameThatLeavesTheTableWithItsColonMisleads(name: String) {
        #expect(ParsedHeaderNames.misleads(name))
    }

    @Test(arguments: ["Putter", "Delete-Me", "uri-args"])
    func aNameThatBeginsWithAnEntryWithoutAColonMisleads(name: String) {
        #expect(ParsedHeaderNames.misleads(name))
    }

    @Test(arguments: ["Accept", "Host", "TE", "Sec-Fetch-Mode", "X-Anything", "Priority", "Contents", "Zoetrope"])
    func namesThatAreKnownAndNamesThatLeaveTheTableBeforeDoNot(name: String) {
        #expect(!ParsedHeaderNames.misleads(name))
    }
}
