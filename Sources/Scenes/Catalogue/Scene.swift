import UIKit

/// A scene as the program sees it: a view controller, made of iOS code, and what is declared about it.
@MainActor
public protocol Scene: AnyObject {
    /// What the command line and the page's address call it.
    static var name: String { get }

    init()

    /// Fills the stage.
    var viewController: UIViewController { get }
}
