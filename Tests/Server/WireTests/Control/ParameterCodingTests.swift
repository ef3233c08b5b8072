import Foundation
import StageModel
import Testing

/// Parameters as JSON.
@Suite struct ParameterCodingTests {
    @Test(arguments: [
        Parameter(
            name: "a", unit: .seconds, kind: .number(-0.5...2), defaultValue: .number(0.25), summary: "x", group: .stage
        ),
        Parameter(name: "b", kind: .integer(.min...(.max)), defaultValue: .integer(3), summary: "x"),
        Parameter(name: "c", kind: .choice(["one", "two"]), defaultValue: .text("two"), summary: "x"),
        Parameter(name: "d", kind: .toggle, defaultValue: .flag(true), summary: "x"),
        Parameter(name: "e", kind: .color, defaultValue: .text("#FF8000"), summary: "x"),
    ])
    func whatWasWrittenIsReadAgain(parameter: Parameter) throws {
        let bytes = try JSONEncoder().encode(parameter)
        #expect(try JSONDecoder().decode(Parameter.self, from: bytes) == parameter)
    }

    @Test(arguments: [
        #"{"name":"a","unit":"none","type":"number","minimum":2,"maximum":1,"default":1,"summary":"x"}"#,
        #"{"name":"a","unit":"none","type":"integer","minimum":1.5,"maximum":2,"default":1,"summary":"x"}"#,
        #"{"name":"a","unit":"none","type":"integer","minimum":1,"default":1,"summary":"x"}"#,
        #"{"name":"a","unit":"none","type":"choice","default":"one","summary":"x"}"#,
        #"{"name":"a","unit":"miles","type":"toggle","default":true,"summary":"x"}"#,
        #"{"name":"a","unit":"none","type":"date","default":1,"summary":"x"}"#,
    ])
    func whatIsNoParameterIsRefused(text: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Parameter.self, from: Data(text.utf8)) }
    }
}
