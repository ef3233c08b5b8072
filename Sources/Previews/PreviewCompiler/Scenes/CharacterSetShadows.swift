/// The source file that has inverted sets of characters changed, where Foundation traps on Linux.
///
/// Swift prefers what a module declares itself to what it imports, members included.
enum CharacterSetShadows {
    static let source = """
        import Foundation

        extension CharacterSet {
            // Foundation's is a set of its own that can't be changed, where the set itself is one of the system's.
            var inverted: CharacterSet {
                CharacterSet(charactersIn: Unicode.Scalar(0)...Unicode.Scalar(0x10FFFF)!).subtracting(self)
            }
        }

        """
}
