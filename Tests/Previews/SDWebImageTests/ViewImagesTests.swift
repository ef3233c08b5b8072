import Foundation
import QuartzCore
import Testing
import UIKit

@testable import SDWebImage
@testable import StageTime

/// What views show of URLs, as SDWebImage's documentation of version 5 says.
@MainActor @Suite(.serialized) struct ViewImagesTests {
    private let clock = FrameClock()
    private let url = URL(string: "https://example.com/covers/one")!
    private let placeholder = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 7)).image { _ in }

    private func onStage(areGiven: Bool = true, _ work: () -> Void) {
        let before = (SampleAnswers.listener, SampleAnswers.areOfPicturesAlone, EncodedImages.madeUp)
        defer { (SampleAnswers.listener, SampleAnswers.areOfPicturesAlone, EncodedImages.madeUp) = before }
        SampleAnswers.listener = areGiven ? { _ in } : nil
        SampleAnswers.areOfPicturesAlone = true
        EncodedImages.madeUp = { [picture] in SampleAnswers.number(of: $0).map { _ in picture } }
        clock.perform(work)
    }

    private func takeTurn() {
        clock.setTime(clock.time + 1)
        clock.runDueWork()
    }

    @Test func aPictureTakesThePlaceOfItsPlaceholderOnceItHasCome() {
        onStage {
            let view = UIImageView()
            var heard: [SDImageCacheType] = []
            view.sd_setImage(with: url, placeholderImage: placeholder) { image, error, type, url in
                #expect(image?.size.width == 7 && error == nil && url == self.url)
                heard.append(type)
            }
            #expect(view.image?.size.width == 3 && heard.isEmpty && view.sd_imageURL == url)
            takeTurn()
            #expect(view.image?.size.width == 7 && heard == [.none])
            let again = UIImageView()
            again.sd_setImage(with: url) { _, _, type, _ in heard.append(type) }
            #expect(again.image?.size.width == 7 && heard == [.none, .memory])
        }
    }

    @Test func aCellThatIsUsedAgainShowsTheLastOneAlone() {
        onStage {
            let view = UIImageView()
            var heard: [String] = []
            view.sd_setImage(with: url) { _, _, _, _ in heard.append("first") }
            view.sd_setImage(with: URL(string: "https://example.com/two")) { _, _, _, _ in heard.append("second") }
            takeTurn()
            #expect(heard == ["second"])
            view.sd_setImage(with: nil, placeholderImage: placeholder)
            #expect(view.image?.size.width == 3)
        }
    }

    @Test func withoutANetworkThePlaceholderStays() {
        onStage(areGiven: false) {
            let view = UIImageView()
            var errors: [URLError.Code?] = []
            view.sd_setImage(with: url, placeholderImage: placeholder) { image, error, _, _ in
                errors.append((error as? URLError)?.code)
            }
            takeTurn()
            #expect(view.image?.size.width == 3 && errors == [.notConnectedToInternet])
        }
    }

    @Test func anIndicatorTurnsWhileAPictureIsAskedFor() {
        onStage {
            let view = UIImageView()
            view.sd_imageIndicator = SDWebImageActivityIndicator.gray
            view.sd_setImage(with: url)
            #expect((view.subviews.first as? UIActivityIndicatorView)?.isAnimating == true)
            takeTurn()
            #expect(view.subviews.isEmpty && view.image != nil)
        }
    }

    @Test func picturesOfButtonsAreTheirStates() {
        onStage {
            let button = UIButton()
            button.sd_setImage(with: url, for: .normal, placeholderImage: placeholder)
            button.sd_setBackgroundImage(with: url, for: .selected)
            takeTurn()
            button.sd_setImage(with: URL(string: "https://example.com/two"), for: .normal)
            takeTurn()
            #expect(button.image(for: .normal)?.size.width == 7 && button.backgroundImage(for: .selected) != nil)
        }
    }

    @Test func picturesAreAskedForBeforeTheyAreShown() {
        onStage {
            var counts: [UInt] = []
            SDWebImagePrefetcher.shared.prefetchURLs([url, url], progress: nil) { counts = [$0, $1] }
            takeTurn()
            #expect(counts == [2, 0] && SDImageCache.shared.imageFromCache(forKey: url.absoluteString) != nil)
            SDImageCache.shared().clearMemory()
            var isMissing = false
            SDWebImageManager.shared().loadImage(with: url, options: .fromCacheOnly) { image, _, _, _, _, _ in
                isMissing = image == nil
            }
            #expect(isMissing)
            let downloader = SDWebImageManager.shared().imageDownloader
            downloader?.setValue("de", forHTTPHeaderField: "Accept-Language")
            #expect(downloader?.value(forHTTPHeaderField: "Accept-Language") == "de")
        }
    }
}
