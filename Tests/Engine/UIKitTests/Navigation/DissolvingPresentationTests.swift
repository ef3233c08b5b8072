import Foundation
import Testing

@testable import UIKit

/// Controllers that are presented with the style `crossDissolve`.
@MainActor
@Suite struct DissolvingPresentationTests {
    private let stage = Stage()

    @Test func aControllerFadesInAndAwayWhereItIs() {
        let (root, over) = stage.perform { (UIViewController(), UIViewController()) }
        stage.perform {
            stage.window.rootViewController = root
            stage.window.layoutIfNeeded()
            over.modalTransitionStyle = .crossDissolve
            over.modalPresentationStyle = .overFullScreen
        }
        func seen() -> LayerProperties { stage.perform { over.view.layer.presented } }
        stage.advance { root.present(over, animated: true) }
        stage.advance(steps: 10)
        #expect(seen().opacity > 0 && seen().opacity < 1 && seen().frame == stage.window.bounds)
        stage.settle()
        #expect(seen().opacity == 1 && root.presentedViewController === over)
        stage.advance { over.dismiss(animated: true) }
        stage.advance(steps: 10)
        #expect(seen().opacity > 0 && seen().opacity < 1 && seen().frame == stage.window.bounds)
        stage.settle()
        #expect(root.presentedViewController == nil && over.view.superview == nil && over.view.alpha == 1)
    }
}
