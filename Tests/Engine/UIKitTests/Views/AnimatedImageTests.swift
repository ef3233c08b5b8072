import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct AnimatedImageTests {
    private let stage = Stage()

    @Test func anImageViewShowsTheImagesOfAnImageOneAfterTheOther() throws {
        let images = ["a", "b"].map { UIImage(file: $0, size: CGSize(width: 10, height: 10)) }
        let (view, image) = try stage.perform {
            let image = try #require(UIImage.animatedImage(with: images, duration: 0.2))
            return (UIImageView(image: image), image)
        }
        stage.add(view)
        #expect(image.images == images && image.duration == 0.2 && view.bounds.size == image.size)
        var seen: [Int] = []
        for _ in 0..<24 {
            stage.advance()
            let contents = stage.perform { view.layer.contents as? CGImage }
            seen.append(contents === images[0].cgImage ? 0 : contents === images[1].cgImage ? 1 : -1)
        }
        #expect(Set(seen) == [0, 1])
        stage.perform { view.image = images[1] }
        #expect(view.layer.contents as? CGImage === images[1].cgImage && !view.isAnimating)
    }

    @Test func anImageOfNumberedOnesMoves() throws {
        let image = stage.perform { UIImage.animatedImageNamed("nowhere", duration: 1) }
        #expect(image == nil)
    }
}
