import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct ImageViewTests {
    /// All of its initialisers are designated ones, as it names none (UIImageView's header).
    private final class Portrait: UIImageView {
        private(set) var calls = 0

        init() {
            super.init(image: nil, highlightedImage: nil)
            calls += 1
        }

        override init(image: UIImage?) {
            super.init(image: image)
            calls += 1
        }

        required init?(coder: NSCoder) { nil }
    }

    /// ivanvorobei/SPStorkController's image views do.
    @Test func subclassesOverrideItsInitialisers() {
        let stage = Stage(width: 100, height: 100)
        stage.perform {
            let portrait = Portrait(image: UIImage())
            #expect(portrait.calls == 1 && portrait.image != nil && !portrait.isUserInteractionEnabled)
            #expect(Portrait().calls == 1 && Portrait().image == nil)
        }
    }
}
