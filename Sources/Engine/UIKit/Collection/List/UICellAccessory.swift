import QuartzCore

/// Something small at the beginning or the end of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// A state of the cell in which an accessory is shown.
    public enum DisplayedState: Int, Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// A place of an accessory at an end of the cell.
    public enum Placement {
        /// A closure that returns the place among the other accessories.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

        /// Returns the place before the accessories of an accessory's kind; the last one if there is none.
        @MainActor
        public static func position(before accessory: UICellAccessory) -> Position {
            let kind = accessory.accessoryType
            return { others in others.firstIndex { $0.accessoryType == kind } ?? others.count }
        }

        /// Returns the place after the accessories of an accessory's kind; the last one if there is none.
        @MainActor
        public static func position(after accessory: UICellAccessory) -> Position {
            let kind = accessory.accessoryType
            return { others in (others.lastIndex { $0.accessoryType == kind } ?? others.count - 1) + 1 }
        }
    }

    /// A kind of accessory.
    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail
        case customView(ObjectIdentifier)
    }

    /// The kind of the accessory.
    public var accessoryType: AccessoryType {
        switch kind {
        case .disclosureIndicator: .disclosureIndicator
        case .outlineDisclosure: .outlineDisclosure
        case .checkmark: .checkmark
        case .delete: .delete
        case .insert: .insert
        case .reorder: .reorder
        case .multiselect: .multiselect
        case .label: .label
        case .detail: .detail
        case .custom: .customView(view.map { ObjectIdentifier($0) } ?? ObjectIdentifier(UIView.self))
        }
    }

    /// A width that is kept free for an accessory.
    public enum LayoutDimension: Equatable, Sendable {
        case actual
        case standard
        case custom(CGFloat)
    }

    enum Kind: Equatable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, custom
        case detail
    }

    let kind: Kind
    let isLeading: Bool
    var displayed: DisplayedState
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    /// Whether a line stands before a sign for reordering.
    var hasSeparator = true
    var isHidden = false
    var reservedLayoutWidth: CGFloat?
    var text: String?
    var font: UIFont?
    /// Whether a label's font follows the text size.
    var followsTextSize = false
    var actionHandler: (() -> Void)?
    var disclosureStyle = OutlineDisclosureOptions.Style.automatic
    var view: UIView?
    /// The place among the accessories of the same end; nil for that in the order of all.
    var position: Placement.Position?

    /// Returns accessories in the order in which they stand at each end.
    static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        [true, false].flatMap { isLeading in
            var end = accessories.filter { $0.isLeading == isLeading && $0.position == nil }
            for accessory in accessories where accessory.isLeading == isLeading {
                guard let position = accessory.position else { continue }
                end.insert(accessory, at: min(max(position(end), 0), end.count))
            }
            return end
        }
    }

    func isDisplayed(whileEditing isEditing: Bool) -> Bool {
        displayed == .always || (displayed == .whenEditing) == isEditing
    }

    private init(_ kind: Kind, isLeading: Bool = false, displayed: DisplayedState) {
        self.kind = kind
        self.isLeading = isLeading
        self.displayed = displayed
    }

    private static func make(
        _ kind: Kind, _ displayed: DisplayedState, _ options: DisclosureIndicatorOptions, isLeading: Bool = false,
        _ action: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(kind, isLeading: isLeading, displayed: displayed)
        accessory.tintColor = options.tintColor
        accessory.isHidden = options.isHidden
        accessory.reserve(options.reservedLayoutWidth)
        accessory.actionHandler = action
        return accessory
    }

    private static func make(
        _ kind: Kind, _ displayed: DisplayedState, _ options: DeleteOptions, _ action: (() -> Void)? = nil
    ) -> UICellAccessory {
        let common = DisclosureIndicatorOptions(
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        var accessory = make(kind, displayed, common, isLeading: true, action)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }

    private mutating func reserve(_ width: LayoutDimension?) {
        if case .custom(let width) = width { reservedLayoutWidth = width }
    }

    /// Returns a sign that a tap leads further.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { make(.disclosureIndicator, displayed, options) }

    /// Returns a check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { make(.checkmark, displayed, options) }

    /// Returns a button for details.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { make(.detail, displayed, options, actionHandler) }

    /// Returns a sign for reordering.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        let common = DisclosureIndicatorOptions(
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        var accessory = make(.reorder, displayed, common)
        accessory.hasSeparator = options.showsVerticalSeparator ?? true
        return accessory
    }

    /// Returns a sign for deletion.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { make(.delete, displayed, options, actionHandler) }

    /// Returns a sign for insertion.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { make(.insert, displayed, options, actionHandler) }

    /// Returns a sign for selection.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { make(.multiselect, displayed, options) }

    /// Returns a sign that expands and collapses the items below, or does what a closure does instead.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.outlineDisclosure, displayed: displayed)
        accessory.tintColor = options.tintColor
        accessory.isHidden = options.isHidden
        accessory.reserve(options.reservedLayoutWidth)
        accessory.disclosureStyle = options.style
        accessory.actionHandler = actionHandler
        return accessory
    }

    /// Returns a label.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.label, displayed: displayed)
        accessory.text = text
        accessory.tintColor = options.tintColor
        accessory.font = options.font
        accessory.followsTextSize = options.adjustsFontForContentSizeCategory
        accessory.isHidden = options.isHidden
        accessory.reserve(options.reservedLayoutWidth)
        return accessory
    }

    /// Returns an accessory that is a view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var (isLeading, displayed) = (false, DisplayedState.always)
        switch configuration.placement {
        case .leading(let state, _): (isLeading, displayed) = (true, state)
        case .trailing(let state, _): displayed = state
        }
        var accessory = UICellAccessory(.custom, isLeading: isLeading, displayed: displayed)
        switch configuration.placement {
        case .leading(_, let position), .trailing(_, let position): accessory.position = position
        }
        accessory.view = configuration.customView
        accessory.tintColor = configuration.tintColor
        accessory.isHidden = configuration.isHidden
        accessory.reserve(configuration.reservedLayoutWidth)
        return accessory
    }
}
