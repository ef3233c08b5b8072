import Kingfisher
import StageTesting
import SwiftUI
import UIKit

@testable import StageTime

/// A stage on which pictures of seven by seven points come a turn after they have been asked for.
@MainActor
struct PictureStage {
    let clock = FrameClock()
    let url = URL(string: "https://example.com/covers/one")!
    let placeholder = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }

    /// Does something while pictures come, or while there is no network.
    func whilePictures<Result>(areGiven: Bool = true, _ work: () throws -> Result) rethrows -> Result {
        let before = (SampleAnswers.listener, SampleAnswers.areOfPicturesAlone, EncodedImages.madeUp)
        defer { (SampleAnswers.listener, SampleAnswers.areOfPicturesAlone, EncodedImages.madeUp) = before }
        SampleAnswers.listener = areGiven ? { _ in } : nil
        SampleAnswers.areOfPicturesAlone = true
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 7)).image { _ in }
        EncodedImages.madeUp = { SampleAnswers.number(of: $0).map { _ in picture } }
        return try work()
    }

    /// Does something on the stage while pictures come, or while there is no network.
    func perform(areGiven: Bool = true, _ work: () throws -> Void) rethrows {
        try whilePictures(areGiven: areGiven) { try clock.perform(work) }
    }

    /// Lets a second pass.
    func takeTurn() {
        clock.setTime(clock.time + 1)
        clock.runDueWork()
    }

    /// Returns the views of UIKit by which a view is shown a second after it has appeared.
    func views(of view: some View, areGiven: Bool = true) -> [UIView] {
        whilePictures(areGiven: areGiven) {
            let stage = Stage(UIHostingController(rootView: view), size: CGSize(width: 400, height: 800))
            stage.advance(by: 1)
            @MainActor func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            return all(stage.viewController.view)
        }
    }
}
