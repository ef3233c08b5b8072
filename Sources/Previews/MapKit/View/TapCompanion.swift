import UIKit

/// Lets taps on a map be an app's, too: who selects annotations does not keep others from recognising.
final class TapCompanion: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
