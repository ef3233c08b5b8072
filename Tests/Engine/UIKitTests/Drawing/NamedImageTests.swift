import QuartzCore
import Testing
import UIKit

/// Images of the simulation's catalogue, by name.
@MainActor
@Suite struct NamedImageTests {
    @Test func aFilesWholeNameFindsItsImage() {
        let clock = FrameClock()
        clock.images["card"] = NamedImage(file: "card.svg", size: CGSize(width: 30, height: 20))
        clock.images["icon"] = NamedImage(file: "i.svg", size: CGSize(width: 9, height: 9), isTemplate: true)
        clock.images["v1.2"] = NamedImage(file: "v.svg", size: CGSize(width: 1, height: 1))
        clock.perform {
            #expect(UIImage(named: "card")?.size == CGSize(width: 30, height: 20))
            #expect(UIImage(named: "card.png")?.size == CGSize(width: 30, height: 20))
            #expect(UIImage(named: "card")?.renderingMode == .automatic)
            #expect(UIImage(named: "icon")?.renderingMode == .alwaysTemplate)
            #expect(UIImage(named: "card.JPG")?.size == CGSize(width: 30, height: 20))
            // As literals of images name PDFs of a catalogue (hfrahmann/HFCardCollectionViewLayout).
            #expect(UIImage(named: "card.pdf")?.size == CGSize(width: 30, height: 20))
            // As storyboards name files that are in no catalogue.
            #expect(UIImage(named: "card@3x.png")?.size == CGSize(width: 30, height: 20))
            #expect(UIImage(named: "card@2x")?.size == CGSize(width: 30, height: 20))
            // WilliamMaybe/CircularCollectionView names the files that a bundle lists.
            #expect(UIImage(named: "/app/Images/card@2x.png")?.size == CGSize(width: 30, height: 20))
            #expect(UIImage(named: "card.png/") == nil && UIImage(named: "/app/other.png") == nil)
            #expect(UIImage(named: "card.txt") == nil)
            #expect(UIImage(named: "deck.png") == nil)
            #expect(UIImage(named: "v1.2") != nil)
        }
        clock.end()
    }

    /// As eggswift/pull-to-refresh shows its frames; a thirtieth each is what Apple's documentation says.
    @Test func imagesAreShownOneAfterTheOther() {
        let stage = Stage()
        func image() -> UIImage { UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in } }
        let (own, first, second) = stage.perform { (image(), image(), image()) }
        let view = stage.perform { UIImageView(image: own) }
        var shown: CGImage? { view.layer.contents as? CGImage }
        stage.perform {
            view.animationImages = [first, second]
            view.startAnimating()
        }
        #expect(view.isAnimating && shown === first.cgImage)
        stage.advance(steps: 3)
        #expect(shown === second.cgImage)
        stage.advance(steps: 2)
        #expect(shown === first.cgImage)
        stage.perform { view.stopAnimating() }
        #expect(!view.isAnimating && shown === own.cgImage)
        stage.perform {
            (view.animationDuration, view.animationRepeatCount) = (0.4, 1)
            view.startAnimating()
        }
        stage.advance(steps: 18)
        #expect(shown === second.cgImage)
        stage.advance(steps: 12)
        #expect(!view.isAnimating && shown === own.cgImage)
    }

    @Test func aHighlightedViewShowsItsOtherImage() {
        func image() -> UIImage { UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in } }
        let (first, second) = (image(), image())
        let view = UIImageView(image: first, highlightedImage: second)
        #expect((view.layer.contents as? CGImage) === first.cgImage)
        view.isHighlighted = true
        #expect((view.layer.contents as? CGImage) === second.cgImage)
        view.highlightedImage = nil
        #expect((view.layer.contents as? CGImage) === first.cgImage)
    }
}
