/// The source file that has a module's attributed strings release their attributes, as Foundation's do not on Linux.
///
/// Swift prefers what a module declares itself to what it imports, members included.
enum AttributedStringShadows {
    static let source = """
        import UIKit

        // Swift prefers what a module declares itself: here, attributed strings release their attributes.

        extension NSAttributedString {
            convenience init(string: String) {
                self.init(releasing: string)
            }

            convenience init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
                self.init(releasing: string, attributes: attrs)
            }

            convenience init(attributedString: NSAttributedString) {
                self.init(releasing: attributedString)
            }
        }

        extension NSMutableAttributedString {
            @_nonoverride convenience init(string: String) {
                self.init(releasing: string)
            }

            @_nonoverride convenience init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
                self.init(releasing: string, attributes: attrs)
            }

            @_nonoverride convenience init(attributedString: NSAttributedString) {
                self.init(releasing: attributedString)
            }
        }

        """

    /// What Foundation lacks on Linux: a string that begins empty.
    static let empty = """

        extension NSAttributedString {
            @_nonoverride convenience init() {
                self.init(releasing: "")
            }
        }

        """

    /// Returns the file for a project.
    ///
    /// There is none where a class of the project's own is one of attributed strings: its initializers would override
    /// two at once. Strings keep their attributes there.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        let classes = ["NSAttributedString", "NSMutableAttributedString", "NSTextStorage"].flatMap(index.descendants)
        return classes.isEmpty ? [(name: "attributed-strings.swift", text: Array((source + empty).utf8))] : []
    }
}
