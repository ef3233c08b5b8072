import UIKit

protocol WeekViewLayoutDelegate: AnyObject {
    func weekView(_ layout: WeekViewFlowLayout, startTimeForItemAt indexPath: IndexPath) -> Date
    func weekView(_ layout: WeekViewFlowLayout, endTimeForItemAt indexPath: IndexPath) -> Date
}

enum SupplementaryViewKinds { static let columnHeader = "ColumnHeader", rowHeader = "RowHeader" }
enum DecorationViewKinds { static let gridline = "Gridline", now = "CurrentTime" }
typealias AttDic = [IndexPath: UICollectionViewLayoutAttributes]

class GridLine: UICollectionReusableView {
    override init(frame: CGRect) { super.init(frame: frame); backgroundColor = UIColor(white: 0.85, alpha: 1) }
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class HeaderView: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 12)
        addSubview(label)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class WeekInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var invalidatesHeadersOnly = false
}

open class WeekViewFlowLayout: UICollectionViewFlowLayout {
    // UI params
    var hourHeight: CGFloat = 50 { didSet { invalidateLayoutCache(); invalidateLayout() } }
    var rowHeaderWidth: CGFloat = 42
    var columnHeaderHeight: CGFloat = 44
    /// The width of a day, in points.
    public var sectionWidth: CGFloat = 90
    /// The insets of the whole week.
    public var contentsMargin = UIEdgeInsets(top: 15, left: 0, bottom: 15, right: 0)
    /// The insets of each event.
    public var itemMargin = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    /// The number of days.
    public let numberOfColumns = 7

    weak var delegate: WeekViewLayoutDelegate?
    private lazy var calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        return calendar
    }()
    private var needsToPopulateAttributesForAllSections = true
    private var itemAttributes = AttDic()
    private var columnHeaderAttributes = AttDic(), rowHeaderAttributes = AttDic(), gridlineAttributes = AttDic()
    private var cachedStartTimeDateComponents = NSCache<NSIndexPath, NSDate>()

    public override init() { super.init(); initialize() }
    /// Makes a layout from an archive.
    required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); initialize() }

    private func initialize() {
        scrollDirection = .horizontal
        register(GridLine.self, forDecorationViewOfKind: DecorationViewKinds.gridline)
    }

    open override class var invalidationContextClass: AnyClass { WeekInvalidationContext.self }

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        invalidateLayoutCache()
        prepare()
        super.prepare(forCollectionViewUpdates: updateItems)
    }

    open override func prepare() {
        super.prepare()
        guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }
        if needsToPopulateAttributesForAllSections {
            prepareHorizontalTileSectionLayoutForSections(
                NSIndexSet(indexesIn: NSRange(location: 0, length: collectionView.numberOfSections)))
            needsToPopulateAttributesForAllSections = false
        }
        placeHeaders(collectionView)
    }

    private func placeHeaders(_ collectionView: UICollectionView) {
        let minY = max(collectionView.contentOffset.y, 0), minX = collectionView.contentOffset.x
        for section in 0..<collectionView.numberOfSections {
            let path = IndexPath(item: 0, section: section)
            let attributes =
                columnHeaderAttributes[path]
                ?? UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: SupplementaryViewKinds.columnHeader, with: path)
            attributes.frame = CGRect(
                x: rowHeaderWidth + sectionWidth * CGFloat(section), y: minY, width: sectionWidth,
                height: columnHeaderHeight)
            attributes.zIndex = 10
            columnHeaderAttributes[path] = attributes
        }
        for hour in 0...24 {
            let path = IndexPath(item: hour, section: 0)
            let attributes =
                rowHeaderAttributes[path]
                ?? UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: SupplementaryViewKinds.rowHeader, with: path)
            attributes.frame = CGRect(
                x: minX, y: columnHeaderHeight + contentsMargin.top + CGFloat(hour) * hourHeight - 8,
                width: rowHeaderWidth, height: 16)
            attributes.zIndex = 11
            rowHeaderAttributes[path] = attributes
            let line =
                gridlineAttributes[path]
                ?? UICollectionViewLayoutAttributes(forDecorationViewOfKind: DecorationViewKinds.gridline, with: path)
            line.frame = CGRect(
                x: rowHeaderWidth, y: attributes.frame.midY, width: collectionViewContentSize.width,
                height: 1.0 / UIScreen.main.scale)
            line.zIndex = -1
            gridlineAttributes[path] = line
        }
    }

    private func prepareHorizontalTileSectionLayoutForSections(_ sectionIndexes: NSIndexSet) {
        guard let collectionView = collectionView else { return }
        sectionIndexes.enumerate(_:) { section, _ in
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let itemIndexPath = IndexPath(item: item, section: section)
                let start = self.components(self.startTime(itemIndexPath)),
                    end = self.components(self.delegate?.weekView(self, endTimeForItemAt: itemIndexPath) ?? Date())
                let minX = self.rowHeaderWidth + self.sectionWidth * CGFloat(section) + self.itemMargin.left
                let minY =
                    CGFloat(start.hour!) * self.hourHeight + CGFloat(start.minute!) / 60 * self.hourHeight
                    + self.columnHeaderHeight + self.contentsMargin.top
                let maxY =
                    CGFloat(end.hour ?? 0) * self.hourHeight + CGFloat(end.minute ?? 0) / 60 * self.hourHeight
                    + self.columnHeaderHeight + self.contentsMargin.top
                let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
                attributes.frame = CGRect(x: minX, y: minY, width: self.sectionWidth - 2, height: max(maxY - minY, 10))
                attributes.zIndex = item
                self.itemAttributes[itemIndexPath] = attributes
            }
        }
    }

    private func startTime(_ path: IndexPath) -> Date {
        if let cached = cachedStartTimeDateComponents.object(forKey: path as NSIndexPath) { return cached as Date }
        let date = delegate?.weekView(self, startTimeForItemAt: path) ?? Date()
        cachedStartTimeDateComponents.setObject(date as NSDate, forKey: path as NSIndexPath)
        return date
    }

    private func components(_ date: Date) -> DateComponents {
        calendar.dateComponents([.hour, .minute, .weekday], from: date)
    }

    open override var collectionViewContentSize: CGSize {
        CGSize(
            width: rowHeaderWidth + sectionWidth * CGFloat(collectionView?.numberOfSections ?? 0),
            height: columnHeaderHeight + contentsMargin.top + contentsMargin.bottom + hourHeight * 24)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes[indexPath]
    }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        switch elementKind {
        case SupplementaryViewKinds.columnHeader: return columnHeaderAttributes[indexPath]
        case SupplementaryViewKinds.rowHeader: return rowHeaderAttributes[indexPath]
        default: return nil
        }
    }
    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        gridlineAttributes[indexPath]
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = [itemAttributes, columnHeaderAttributes, rowHeaderAttributes, gridlineAttributes].flatMap {
            $0.values
        }
        return all.filter { $0.frame.intersects(rect) }
    }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }
    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds) as! WeekInvalidationContext
        context.invalidatesHeadersOnly = true
        return context
    }
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || (context as? WeekInvalidationContext)?.invalidatesHeadersOnly == false {
            invalidateLayoutCache()
        }
        super.invalidateLayout(with: context)
    }
    func invalidateLayoutCache() {
        needsToPopulateAttributesForAllSections = true
        itemAttributes.removeAll()
        cachedStartTimeDateComponents.removeAllObjects()
    }
}
