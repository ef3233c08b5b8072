import QuartzCore

/// An entry of a menu that calls a method of the first object that has it, from the first responder on.
@preconcurrency @MainActor
open class UICommand: UIAction {
    /// The method.
    open private(set) var action: Selector
    /// What the command is about.
    open private(set) var propertyList: Any?

    /// Makes an entry.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        (self.action, self.propertyList) = (action, propertyList)
        super.init(
            title: title, image: image, attributes: attributes, state: state,
            handler: { entry in
                guard let command = entry as? UICommand else { return }
                UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
            })
    }
}
