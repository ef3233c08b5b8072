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

/// The sentence, on a panel that makes it readable over any ground; it takes no touches.
final class BlankNoticeView: UIView {
    private let panel = UIView()
    private let label = UILabel()

    private static let margin: CGFloat = 12

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        panel.backgroundColor = .systemBackground.withAlphaComponent(0.9)
        panel.layer.cornerRadius = 10
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        panel.addSubview(label)
        addSubview(panel)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The sentence that is shown.
    var sentence: String? { label.text }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: 2 * Self.margin, dy: 2 * Self.margin)
        let size = label.sizeThatFits(room.size)
        label.frame = CGRect(origin: CGPoint(x: Self.margin, y: Self.margin), size: size)
        panel.bounds.size = label.frame.insetBy(dx: -Self.margin, dy: -Self.margin).size
        panel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Shows a sentence in front of all else on a stage.
    ///
    /// Without one that is new it changes nothing, so that the stage comes to rest.
    func say(_ sentence: String, on stage: UIWindow) {
        if superview !== stage || stage.subviews.last !== self {
            frame = stage.bounds
            stage.addSubview(self)
        }
        if label.text != sentence {
            label.text = sentence
            setNeedsLayout()
        }
        stage.layoutIfNeeded()
    }
}
