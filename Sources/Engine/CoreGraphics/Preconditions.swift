// The standard library's checks say nothing where code is optimised, as it is in release builds: whoever breaks a rule of
// UIKit's would not learn which. The engine's modules see these in their place.

/// Checks a condition that the caller has to meet, and ends the program with the message if it doesn't.
package func precondition(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "a precondition failed",
    file: StaticString = #file, line: UInt = #line
) {
    if !condition() { fatalError(message(), file: file, line: line) }
}

/// Ends the program with a message: the caller has not met a condition.
package func preconditionFailure(
    _ message: @autoclosure () -> String = "a precondition failed", file: StaticString = #file, line: UInt = #line
) -> Never {
    fatalError(message(), file: file, line: line)
}
