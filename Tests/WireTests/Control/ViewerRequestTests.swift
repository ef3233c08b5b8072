import StageModel
import Testing
import Wire

@Suite struct ViewerRequestTests {
    private func request(_ text: String) throws(WireFault) -> ViewerRequest {
        try ViewerRequest(decoding: Array(text.utf8))
    }

    @Test func fieldsThatNobodyKnowsAreIgnored() throws {
        #expect(try request(#" {"type":"control","take":true,"new":{"a":[1,null]}} "#) == .control(take: true))
    }

    @Test func aNameLosesTheWhiteSpaceAroundIt() throws {
        #expect(try request(#"{"type":"name","name":" \t Zoë B. \n "}"#) == .name("Zoë B."))
        #expect(try request(#"{"type":"name","name":"   "}"#) == .name(""))
    }

    @Test func emojiAreFineInAName() throws {
        #expect(try request(#"{"type":"name","name":"👩‍👩‍👧"}"#) == .name("👩‍👩‍👧"))
    }

    @Test func bytesThatAreNotUTF8AreAFaultOfTheirOwn() {
        let fault = #expect(throws: WireFault.self) { try ViewerRequest(decoding: Array(#"{"type":""#.utf8) + [0xFF]) }
        #expect(fault == WireFault(.invalidPayload, "a text message is not UTF-8"))
    }

    @Test(arguments: [
        (
            #"{"type":"shout"}"#,
            "the type of a text message is none of name, set, action, control, mode, inspect, renew"
        ),
        (#"{"type":"mode","mode":"shut"}"#, "'mode' needs 'mode': open, presenter, turns"),
        (#"{"type":"control"}"#, "'control' needs 'take': true or false"),
        (#"{"type":"set","values":3}"#, "'set' needs 'values': an object of numbers, strings, booleans"),
        ("[1]", "a text message is not a JSON object"),
    ])
    func aFaultNamesTheFieldAndTheValidChoices(text: String, reason: String) {
        let fault = #expect(throws: WireFault.self) { try request(text) }
        #expect(fault?.reason == reason)
    }

    @Test func bracketsInStringsAreNoNesting() throws {
        #expect(try request(#"{"type":"action","name":"[[[[[[[[[[\"[[{{"}"#) == .action(#"[[[[[[[[[["[[{{"#))
    }

    @Test func aValueThatIsNotFiniteIsText() throws {
        let notice = ServerNotice.state(SceneState(values: ["a": .number(.infinity)]))
        #expect(try ServerNotice(decoding: notice.encoded()) == .state(SceneState(values: ["a": .text("inf")])))
    }
}
