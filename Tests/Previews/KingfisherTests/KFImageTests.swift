import Kingfisher
import SwiftUI
import Testing
import UIKit

/// SwiftUI's pictures of URLs, as Kingfisher's documentation says.
@MainActor @Suite(.serialized) struct KFImageTests {
    private let stage = PictureStage()

    @Test func aPictureOfKingfisherTakesTheSizeThatItIsGiven() {
        var heard: [CGFloat] = []
        let views = stage.views(
            of: KFImage(stage.url).onSuccess { heard.append($0.image.size.width) }.placeholder { ProgressView() }
                .resizable().fade(duration: 0.25).frame(width: 50, height: 60))
        #expect(heard == [7])
        let pictures = views.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
        #expect(pictures.map(\.bounds.size) == [CGSize(width: 50, height: 60)])
        #expect(!views.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    }

    @Test func aPlaceholderIsShownIfThePictureDoesNotCome() {
        var codes: [Int] = []
        let views = stage.views(
            of: VStack {
                KFImage(stage.url).onFailure { codes.append($0.errorCode) }.placeholder { Text("soon") }
                KFImage.url(nil).onFailure { codes.append($0.errorCode) }.onFailureView { Text("never") }
            }, areGiven: false)
        #expect(codes.sorted() == [2003, 5001])
        #expect(views.compactMap { ($0 as? UILabel)?.text } == ["soon", "never"])
    }

    @Test func processorsAndModifiersChangeThePicture() {
        var heard: [CGSize] = []
        _ = stage.views(
            of: KFImage.url(stage.url).resizing(referenceSize: CGSize(width: 20, height: 20))
                .cropping(size: CGSize(width: 5, height: 6)).onSuccess { heard.append($0.image.size) })
        #expect(heard == [CGSize(width: 5, height: 6)])
    }

    @Test func aPictureThatMayMoveIsAViewOfUIKit() {
        let views = stage.views(of: KFAnimatedImage(stage.url).configure { $0.framePreloadCount = 3 })
        let shown = views.compactMap { $0 as? AnimatedImageView }
        #expect(shown.map { $0.image?.size.width } == [7] && shown.first?.framePreloadCount == 3)
    }
}
