import QuartzCore

/// How a list looks.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// A look of a list.
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// A kind of headers.
    public enum HeaderMode: Int, Sendable {
        case none
        /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The section's first item.
        case firstItemInSection
    }

    /// A kind of footers.
    public enum FooterMode: Int, Sendable {
        case none
        /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// A closure that returns the separators of an item.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// The look of the list.
    public let appearance: Appearance
    /// Whether there are lines between the items; true by default.
    public var showsSeparators = true
    /// The separators of all items.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// The separators of one item, given those of its section.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Behind the list; nil is no colour.
    public var backgroundColor: UIColor?
    /// The kind of headers; none by default.
    public var headerMode = HeaderMode.none
    /// The kind of footers; none by default.
    public var footerMode = FooterMode.none
    /// Points above a section's header; nil is the appearance's own.
    public var headerTopPadding: CGFloat?

    /// A closure that returns the actions of a swipe over an item.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// The actions that a swipe away from an item's leading end shows; nil for none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions that a swipe away from an item's trailing end shows; nil for none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    var hasSwipeActions: Bool {
        leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
    }

    /// Makes the configuration of a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        switch appearance {
        case .plain, .sidebarPlain: backgroundColor = .systemBackground
        case .grouped, .insetGrouped, .sidebar: backgroundColor = .systemGroupedBackground
        }
    }
}

/// The lines between the items of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    /// A rule of when a separator is shown.
    public enum Visibility: Int, Sendable {
        case automatic, visible, hidden
    }

    /// Where a line begins and ends by itself: with the item's text, and at the view's edge.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// When the line above an item is shown.
    public var topSeparatorVisibility = Visibility.automatic
    /// When the line below an item is shown.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// Only leading and trailing count.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the line below an item.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour of the lines.
    public var color = UIColor.separator
    /// The colour of the lines between selected items.
    public var multipleSelectionColor = UIColor.separator

    /// Makes the separators of a look of lists.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
    /// A section of rows as wide as the view, whose cells choose their heights.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.rowHeight))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.list = configuration
        section.contentInsets = ListMetrics.insets(configuration)
        let edges: [(Bool, String, NSRectAlignment)] = [
            (configuration.headerMode == .supplementary, UICollectionView.elementKindSectionHeader, .top),
            (configuration.footerMode == .supplementary, UICollectionView.elementKindSectionFooter, .bottom),
        ]
        for (isShown, kind, alignment) in edges where isShown {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.headerHeight))
            let view = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment)
            view.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(view)
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout of lists, all of them alike.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
        return layout
    }
}

/// The measures of lists in points, read off screenshots of iOS 17: guesses.
@MainActor
enum ListMetrics {
    static let rowHeight: CGFloat = 44
    static let headerHeight: CGFloat = 38
    static let cornerRadius: CGFloat = 10
    static let sideInset: CGFloat = 20
    static let margin: CGFloat = 16

    static func insets(_ configuration: UICollectionLayoutListConfiguration) -> NSDirectionalEdgeInsets {
        let top = configuration.headerTopPadding ?? 0
        switch configuration.appearance {
        case .plain, .sidebarPlain:
            return NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        case .grouped:
            return NSDirectionalEdgeInsets(
                top: configuration.headerMode == .none ? max(top, 17.5) : top, leading: 0, bottom: 17.5, trailing: 0)
        case .insetGrouped, .sidebar:
            return NSDirectionalEdgeInsets(
                top: configuration.headerMode == .none ? max(top, 17.5) : top, leading: sideInset, bottom: 17.5,
                trailing: sideInset)
        }
    }
}
