/// What a presenter has before it, for those who follow: which view is selected, and how the stage stands on the page.
public struct PresentedView: Equatable, Sendable, Codable {
    /// The size in which the stage is shown.
    public enum Size: String, Sendable, Codable, CaseIterable {
        /// As large as the window allows.
        case fit
        /// A point of the stage as large as a point of the page.
        case actual
    }

    /// The device in whose frame the stage is shown.
    public enum Device: String, Sendable, Codable, CaseIterable {
        case none, phone, tablet
    }

    /// The id of the layer whose view is selected; nil: none is inspected.
    public var selected: UInt32?
    /// The size in which the stage is shown.
    public var size: Size
    /// The device in whose frame the stage is shown.
    public var device: Device

    /// Makes a view of its attributes.
    public init(selected: UInt32? = nil, size: Size = .fit, device: Device = .none) {
        self.selected = selected
        self.size = size
        self.device = device
    }
}

/// Who presents, and what is to be seen there.
public struct Presentation: Equatable, Sendable, Codable {
    /// The presenter's number in the room; nil: nobody presents.
    public var viewer: UInt32?
    /// What the presenter has before it; nil: nobody presents.
    public var view: PresentedView?

    /// Makes a presentation; without a viewer the end of one.
    public init(viewer: UInt32? = nil, view: PresentedView? = nil) {
        self.viewer = viewer
        self.view = view
    }
}
