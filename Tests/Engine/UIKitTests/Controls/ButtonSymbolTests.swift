import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct ButtonSymbolTests {
    @Test func aSymbolIsDrawnAsTheButtonSaysForTheState() {
        Stage().perform {
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: "heart"), for: .normal)
            let before = button.imageView?.shownImage?.size.height ?? 0
            let large = UIImage.SymbolConfiguration(pointSize: 60)
            button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
            #expect(button.currentPreferredSymbolConfiguration === large)
            #expect((button.imageView?.shownImage?.size.height ?? 0) > 2 * before)
        }
    }
}
