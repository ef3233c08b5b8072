import QuartzCore

// Swift prefers what a module declares itself: here, attributed strings release their attributes.

extension NSAttributedString {
    convenience init(string: String) {
        self.init(releasing: string)
    }

    convenience init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        self.init(releasing: string, attributes: attrs)
    }

    convenience init(attributedString: NSAttributedString) {
        self.init(releasing: attributedString)
    }
}

extension NSMutableAttributedString {
    @_nonoverride convenience init(string: String) {
        self.init(releasing: string)
    }

    @_nonoverride convenience init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        self.init(releasing: string, attributes: attrs)
    }

    @_nonoverride convenience init(attributedString: NSAttributedString) {
        self.init(releasing: attributedString)
    }
}
