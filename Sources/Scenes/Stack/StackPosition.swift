import UIKit

/// Where a stack is. Cards scroll when it is expanded and lie on one another when it is collapsed.
enum StackPosition: String, Sendable {
    case collapsed, inTransit, expanded
}
