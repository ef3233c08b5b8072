import QuartzCore
import Testing

@testable import Previews
@testable import UIKit

/// The photos that stand for those of a phone's owner.
@MainActor @Suite struct SamplePhotosTests {
    @Test func eachStagesAppMaySeeThemOnceItHasAsked() {
        let (one, other) = (FrameClock(), FrameClock())
        one.perform {
            #expect(!SamplePhotos.isAllowed)
            SamplePhotos.isAllowed = true
        }
        #expect(one.perform { SamplePhotos.isAllowed } && !other.perform { SamplePhotos.isAllowed })
    }

    @Test func theyAreOfTwoFormatsAndUnlikeEachOtherAndSaidToBeMadeUp() {
        let clock = FrameClock()
        clock.perform {
            for number in 0..<SamplePhotos.count {
                #expect(SamplePhotos.picture(number).size == SamplePhotos.size(number))
            }
            #expect(
                SamplePhotos.picture(1) === SamplePhotos.picture(1)
                    && SamplePhotos.picture(0) !== SamplePhotos.picture(2))
            #expect(LeftOutCode.take().map(\.name) == ["what the phone has of photos"])
        }
        #expect(Set((0..<SamplePhotos.count).map { SamplePhotos.size($0).width }) == [300, 400])
    }

    private func grid(_ screen: UINavigationController) throws -> UICollectionView {
        screen.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        screen.view.layoutIfNeeded()
        return try #require(screen.topViewController?.view.subviews.compactMap { $0 as? UICollectionView }.first)
    }

    @Test func onePhotoIsChosenByATapAndSeveralByAButton() throws {
        try FrameClock().perform {
            var chosen: [[Int]] = []
            let one = SamplePhotoScreen.picker(limit: 1) { chosen.append($0) }
            let photos = try grid(one)
            #expect(photos.numberOfItems(inSection: 0) == SamplePhotos.count)
            photos.delegate?.collectionView(photos, didSelectItemAt: IndexPath(item: 3, section: 0))
            #expect(chosen == [[3]] && one.topViewController?.navigationItem.rightBarButtonItem == nil)

            let two = SamplePhotoScreen.picker(limit: 2) { chosen.append($0) }
            let several = try grid(two)
            for item in [5, 1, 4] {
                let path = IndexPath(item: item, section: 0)
                guard several.delegate?.collectionView(several, shouldSelectItemAt: path) == true else { continue }
                several.delegate?.collectionView(several, didSelectItemAt: path)
            }
            #expect(chosen == [[3]])
            let add = try #require(two.topViewController?.navigationItem.rightBarButtonItem?.primaryAction)
            add.run(from: self as AnyObject)
            #expect(chosen == [[3], [5, 1]])
        }
    }
}
