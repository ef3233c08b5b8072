import UIKit

/// The state of a stack: its cards scroll when it is expanded and lie on one another when it is collapsed.
enum StackPosition: String, Sendable {
    case collapsed, inTransit, expanded
}
