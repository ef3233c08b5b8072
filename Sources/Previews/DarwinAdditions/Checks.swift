// Swift prefers what any module declares to what its standard library does. Optimised code leaves out the texts of the standard
// library's checks; a debug build's (`-assert-config Debug`) would have them, but hide the lines of all others, as the calls
// at which they end are merged.

/// Ends the code with a message if a condition is not met.
public func precondition(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "a precondition failed",
    file: StaticString = #fileID, line: UInt = #line
) {
    if !condition() { fatalError(message(), file: file, line: line) }
}

/// Ends the code with a message.
public func preconditionFailure(
    _ message: @autoclosure () -> String = "a precondition failed", file: StaticString = #fileID, line: UInt = #line
) -> Never {
    fatalError(message(), file: file, line: line)
}

/// Ends the code with a message if a condition is not met, as in a debug build.
public func assert(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "an assertion failed",
    file: StaticString = #fileID, line: UInt = #line
) {
    if !condition() { fatalError(message(), file: file, line: line) }
}

/// Ends the code with a message, as in a debug build.
public func assertionFailure(
    _ message: @autoclosure () -> String = "an assertion failed", file: StaticString = #fileID, line: UInt = #line
) {
    fatalError(message(), file: file, line: line)
}
