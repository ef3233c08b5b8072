import QuartzCore

extension CALayer {
    /// Does what a layer needs before it is seen, where it has not been done: layout, drawing, and an id.
    func prepareForCapture(newID: () -> UInt32) {
        if needsLayoutFlag {
            needsLayoutFlag = false
            layoutSublayers()
        }
        if needsDisplayFlag { displayIfNeeded() }
        if presentationID == 0 { presentationID = newID() }
    }
}
