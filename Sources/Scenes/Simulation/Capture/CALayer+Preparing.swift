import QuartzCore
import UIKit

extension CALayer {
    /// Does what a layer needs before it is seen, where it has not been done: layout, drawing, and an id.
    func prepareForCapture(newID: () -> UInt32) {
        if needsLayoutFlag {
            needsLayoutFlag = false
            // What a window has in it has been laid out, as often as that is done in a step.
            if (owner as? UIView)?.window == nil { layoutSublayers() }
        }
        if needsDisplayFlag {
            let calls = LayoutCalls.begin(.drawing, owner: (owner as? UIView).map { type(of: $0) } ?? type(of: self))
            displayIfNeeded()
            calls?.end()
        }
        if presentationID == 0 { presentationID = newID() }
    }
}
