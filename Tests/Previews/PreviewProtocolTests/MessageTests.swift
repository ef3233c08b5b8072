import Foundation
import PreviewProtocol
import Testing

@Suite struct MessageTests {
    private func json(_ message: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(message), as: UTF8.self)
    }

    @Test func aRequestIsAFlatObjectWithItsType() throws {
        let request = PreviewRequest.changes(
            SourceChangeRequest(
                id: 1, values: ["Deck.gap": .number(1.5), "Deck.isOn": .flag(true), "Deck.tint": .text("#ff8000")],
                write: false))
        let text = try json(request)
        #expect(
            text == """
                {"id":1,"type":"changes","values":{"Deck.gap":1.5,"Deck.isOn":true,"Deck.tint":"#ff8000"},"write":false}
                """)
        #expect(try JSONDecoder().decode(PreviewRequest.self, from: Data(text.utf8)) == request)
    }

    @Test func anEventComesBackAsItWasSent() throws {
        let build = PreviewBuild(
            number: 3, library: "/tmp/x/3.so",
            scenes: [PreviewScene(name: "cards", title: "Cards", file: "Cards.swift", line: 9)],
            diagnostics: [PreviewDiagnostic(severity: .note, file: "A.swift", line: 1, column: 2, message: "m")])
        let optimised = OptimisedLibrary(number: 3, library: nil, fault: "too long", seconds: 1)
        let fetch = PackageFetch(name: "Deck", address: "https://example.com/Deck", fault: "no answer")
        for event in [PreviewEvent.built(build), .fetching(fetch), .optimised(optimised)] {
            #expect(try JSONDecoder().decode(PreviewEvent.self, from: Data(try json(event).utf8)) == event)
        }
    }

    @Test func anUnknownTypeIsNamedWithThoseThatAreKnown() throws {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(PreviewRequest.self, from: Data(#"{"type":"shut"}"#.utf8))
        }
        #expect("\(try #require(error))".contains("unknown message 'shut'; messages: open, changes"))
    }
}
