import QuartzCore

/// What a search would suggest; a stage's suggests nothing.
@preconcurrency @MainActor
public protocol UISearchSuggestion: AnyObject {
    /// The text.
    var localizedSuggestion: String? { get }
    /// What stands for it.
    var representedObject: Any? { get set }
}

/// A text that a search would suggest.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text.
    open private(set) var localizedSuggestion: String?
    /// The picture beside it.
    open private(set) var iconImage: UIImage?
    /// What stands for it.
    open var representedObject: Any?

    /// Makes one of a text and a picture.
    public init(localizedSuggestion suggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil)
    {
        (localizedSuggestion, self.iconImage) = (suggestion, iconImage)
    }
}

/// What stands for a text in a search's field.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    /// What stands for it.
    open var representedObject: Any?
    /// The picture.
    let icon: UIImage?
    /// The text.
    let text: String

    /// Makes one of a picture and a text.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
    }
}
