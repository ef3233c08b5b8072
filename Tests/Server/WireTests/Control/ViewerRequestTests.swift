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
            "'type' is none of the requests that WIRE.md lists under 'From a viewer'"
        ),
        (#"{"type":"mode","mode":"shut"}"#, "'mode' needs 'mode': open, presenter, turns"),
        (#"{"type":"control"}"#, "'control' needs 'take': true or false"),
        (#"{"type":"text","text":"a"}"#, "'text' needs 'enter': true or false"),
        (
            #"{"type":"text","text":"a\nb","enter":true}"#,
            "'text' needs 'text': at most 200 characters, none of them control characters"
        ),
        (#"{"type":"set","values":3}"#, "'set' needs 'values': an object of numbers, strings, booleans"),
        (#"{"type":"rate","rate":0.01}"#, "'rate' needs 'rate': 0, or 0.05 to 1"),
        (#"{"type":"step","ticks":4000}"#, "'step' needs 'ticks': a whole number from -3600 to 3600, not 0"),
        (#"{"type":"seek"}"#, "'seek' needs 'tick': a whole number from 0 to 4294967295, or null"),
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
