extension UIWindow {
    /// Types a text into the view that is being edited, in place of what stands in it, as a keyboard would: what both
    /// begin with stays.
    ///
    /// O(characters).
    ///
    /// - Parameters:
    ///   - text: the text, on one line.
    ///   - isEntered: whether the return key follows.
    package final func type(_ text: String, isEntered: Bool) {
        guard let editor = firstResponder as? any UIKeyInput else { return }
        let known = (editor as? any EditedText)?.editedText
        let old = known ?? outermost.responders.typed
        let kept = zip(old, text).prefix { $0 == $1 }.count
        for _ in kept..<old.count { editor.deleteBackward() }
        let rest = text.dropFirst(kept)
        if known != nil {
            if !rest.isEmpty { editor.insertText(String(rest)) }
        } else {
            outermost.responders.typed = isEntered ? "" : text
            // Each key of a keyboard comes by itself, and some take no more than one character.
            for character in rest { editor.insertText(String(character)) }
        }
        if isEntered { editor.insertText("\n") }
    }
}
