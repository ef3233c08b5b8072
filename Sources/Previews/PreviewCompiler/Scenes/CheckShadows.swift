/// The source file that has a module's own checks say what has failed, and has its assertions checked, as in a debug build.
///
/// Swift prefers what a module declares itself to what it imports. Optimised code leaves out the texts of the standard
/// library's functions; a debug build's checks (`-assert-config Debug`) would have them, but hide the lines of all others, as
/// the calls at which they end are merged.
enum CheckShadows {
    static let source = """
        func precondition(
            _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "a precondition failed",
            file: StaticString = #fileID, line: UInt = #line
        ) {
            if !condition() { fatalError(message(), file: file, line: line) }
        }

        func preconditionFailure(
            _ message: @autoclosure () -> String = "a precondition failed", file: StaticString = #fileID, line: UInt = #line
        ) -> Never {
            fatalError(message(), file: file, line: line)
        }

        func assert(
            _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "an assertion failed",
            file: StaticString = #fileID, line: UInt = #line
        ) {
            if !condition() { fatalError(message(), file: file, line: line) }
        }

        func assertionFailure(
            _ message: @autoclosure () -> String = "an assertion failed", file: StaticString = #fileID, line: UInt = #line
        ) {
            fatalError(message(), file: file, line: line)
        }

        """
}
