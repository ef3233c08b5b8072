import UIKit

/// `monzo`: sticky main card, snap to centre.
final class MonzoScene: Scene {
    static let name = "monzo"

    let controller = MonzoViewController()
    var viewController: UIViewController { controller }
}
