import Testing

@testable import UIKit

/// The guides of a controller for what bars cover.
@MainActor
@Suite struct BarGuideTests {
    private let stage = Stage()

    /// As EasyPeasy's tests count them on iOS.
    @Test(arguments: [true, false])
    func twoConstraintsOfTheViewHoldAGuide(isTop: Bool) {
        let count = stage.perform {
            let controller = UIViewController()
            _ = isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide
            return controller.view.constraints.count
        }
        #expect(count == 2)
    }

    @Test func viewsLieBetweenTheGuides() {
        let frame = stage.perform {
            let controller = UIViewController()
            controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
                view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
                view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
                view.widthAnchor.constraint(equalToConstant: 20),
            ])
            controller.view.layoutIfNeeded()
            return view.frame
        }
        #expect(frame == CGRect(x: 0, y: 0, width: 20, height: 500))
    }
}
