import QuartzCore
import UIKit

/// A sentence over a stage that shows nothing, which goes as soon as something is seen.
@MainActor
final class BlankNotice {
    private weak var root: UIViewController?
    private let lacking: [String]
    private let lost: String
    private let view = BlankNoticeView()
    /// The time of the last look, in seconds.
    private var lookedAt = -Double.infinity

    /// The seconds after which a stage that does not come to rest is looked at again.
    private static let interval = 1.0

    /// - Parameters:
    ///   - root: what the stage shows.
    ///   - lacking: the modules that the code imports and that are not here.
    ///   - lost: what is left out, in a sentence; may be empty.
    init(for root: UIViewController, lacking: [String], lost: String) {
        self.root = root
        (self.lacking, self.lost) = (lacking, lost)
    }

    /// Says why nothing is seen, or nothing but rows of lists without items, or no longer says it.
    ///
    /// What moves or waits may be about to show something: it is looked at when it has come to rest, and else once a second.
    /// While the sentence is there it is looked at in each step.
    func look() {
        let clock = FrameClock.current
        guard let root, let stage = root.viewIfLoaded?.window else { return }
        if lookedAt == -.infinity { lookedAt = clock.time }
        let isDue = view.superview != nil || clock.time - lookedAt >= Self.interval
        guard isDue || !clock.isBusy && !stage.needsLayoutPass else { return }
        lookedAt = clock.time
        if let blank = BlankStage(root, in: stage, lacking: lacking, lost: lost) {
            view.say(blank.sentence, on: stage)
        } else if let sentence = BlankStage.sentenceOfEmptyRows(root, in: stage) {
            view.say(sentence, on: stage)
        } else if view.superview != nil {
            view.removeFromSuperview()
        }
    }
}

/// The sentence; it takes no touches.
final class BlankNoticeView: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The sentence that is shown.
    var sentence: String? { label.text }

    /// Shows a sentence in front of all else on a stage.
    ///
    /// Without one that is new it changes nothing, so that the stage comes to rest.
    func say(_ sentence: String, on stage: UIWindow) {
        if superview !== stage || stage.subviews.last !== self {
            frame = stage.bounds
            label.frame = bounds.insetBy(dx: 24, dy: 24)
            stage.addSubview(self)
        }
        if label.text != sentence { label.text = sentence }
        stage.layoutIfNeeded()
    }
}
