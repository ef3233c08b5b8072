import QuartzCore
import Testing
import UIKit

@testable import Previews

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
}
