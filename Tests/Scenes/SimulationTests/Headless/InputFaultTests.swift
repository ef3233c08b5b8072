import Foundation
import StageModel
import Testing

@testable import Simulation

/// What is wrong with a line is said with the line's number and with what would do.
@MainActor
@Suite struct InputFaultTests {
    nonisolated static let faults = [
        (#"{"tick":2,"pointer":1,"phase":"hover","x":1,"y":2}"#, "'phase' is 'hover'; allowed: down, move, up, cancel"),
        (#"{"tick":2,"pointer":1,"phase":"down","x":1}"#, "'y' is missing; allowed: -65536 to 65536"),
        (#"{"tick":2,"pointer":1,"phase":"down","x":"a","y":1}"#, "'x' is 'a'; allowed: -65536 to 65536"),
        (#"{"tick":2,"pointer":1,"phase":"down","x":1e999,"y":1}"#, "'x' is too large a number; allowed: -65536 to"),
        (#"{"tick":2,"pointer":1,"phase":"down","x":1,"y":1,"t":-3}"#, "'t' is -3; allowed: 0 or more"),
        (#"{"tick":2,"pointer":[1],"phase":"up","x":1,"y":1}"#, "'pointer' is a list; allowed: whole numbers from 0"),
        (#"{"tick":2,"wheel":{"x":1,"y":2,"dx":3}}"#, "'dy' is missing; allowed: -65536 to 65536"),
        (#"{"tick":2,"wheel":7}"#, "'wheel' is 7; allowed: an object of x, y, dx and dy"),
        (#"{"tick":2,"set":null}"#, "'set' is null; allowed: an object of parameters' names and values"),
        (#"{"tick":2,"action":true}"#, "'action' is 'true'; allowed: the name of one of the scene's actions"),
        (#"{"tick":2,"key":{"a":1}}"#, "'key' is an object; allowed: ArrowLeft, ArrowRight"),
        (#"{"key":"Home"}"#, "'tick' is missing; allowed: whole numbers from 0 to 4294967295"),
        (
            #"{"tick":2,"comment":"a\u0007","x":1,"y":1,"name":"","color":0}"#,
            "'comment' is at most 200 characters, none of them control characters"
        ),
        (
            #"{"tick":2,"comment":"a","x":1,"y":1,"name":"\#(String(repeating: "n", count: 33))","color":0}"#,
            "'name' is at most 32 characters, none of them control characters"
        ),
        (
            #"{"tick":2,"comment":"a","x":1,"y":1,"name":"","color":-1}"#,
            "'color' is -1; allowed: whole numbers from 0 to 255"
        ),
        (#"{"tick":2}"#, "needs one of pointer, wheel, action, set, text, key, comment"),
        (#"{"tick":2,"key":"Home","x":1}"#, "unknown field 'x'; fields: tick, key"),
        (#"{"tick":0,"key":"Home"}"#, "tick 0 comes after tick 1; lines go in order of tick"),
        ("nonsense", "not JSON"),
    ]

    @Test(arguments: faults) func itIsNamedWithItsLine(_ line: String, _ problem: String) throws {
        let text = "\n" + #"{"tick":1,"key":"End"}"# + "\n" + line
        let fault = try #require(throws: InputScript.Fault.self) { try ParsedInput(text) }
        #expect(fault.line == 3)
        #expect(fault.problem.hasPrefix(problem), "\(fault.problem)")
    }
}
