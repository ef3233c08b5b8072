import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct PreviewInteractionTests {
    private final class Reader: UIPreviewInteractionDelegate {
        private(set) var heard = 0
        func previewInteraction(
            _ interaction: UIPreviewInteraction, didUpdatePreviewTransition progress: CGFloat, ended: Bool
        ) { heard += 1 }
        func previewInteractionDidCancel(_ interaction: UIPreviewInteraction) { heard += 1 }
    }

    /// Phones since 2019 don't feel how hard they are pressed; Ramotion/elongation-preview asks for it where it is there.
    @Test func nobodyPressesHard() {
        let stage = Stage(width: 100, height: 100)
        let reader = Reader()
        let interaction = stage.perform {
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
            stage.window.addSubview(view)
            let interaction = UIPreviewInteraction(view: view)
            interaction.delegate = reader
            return interaction
        }
        stage.perform {
            #expect(interaction.view?.frame.minX == 10)
            #expect(interaction.location(in: nil) == CGPoint(x: 20, y: 20))
            #expect(reader.previewInteractionShouldBegin(interaction))
            interaction.cancel()
        }
        stage.settle()
        #expect(reader.heard == 0)
    }
}
