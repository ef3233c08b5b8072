import SceneContract
import UIKit

/// A controller of a collection view of coloured cells, which shows somebody's layout.
///
/// What a layout asks of its delegate by flow layout's methods is answered from ``itemSize`` and ``varies``, and what it asks by
/// those of a protocol of the project's by a subclass that is made for it;
/// supplementary views of any kind are there when it wants them.
open class LayoutPreviewController: UIViewController {
    /// The number of items in the first section; setting it sets that of all sections.
    public var itemCount: Int {
        get { counts[0] }
        set {
            guard newValue != itemCount else { return }
            counts = counts.map { _ in newValue }
            reload()
        }
    }

    /// The number of sections, at least 1.
    public var sectionCount: Int {
        get { counts.count }
        set {
            guard newValue != sectionCount else { return }
            counts = Array(repeating: itemCount, count: max(newValue, 1))
            reload()
        }
    }

    /// The size in points of the items of layouts that ask for it, or that have flow layout's own size.
    public var itemSize = CGSize(width: 110, height: 150) {
        didSet { sizeItems() }
    }
    /// Whether the heights of a layout that asks for sizes differ from item to item.
    public var varies = false

    /// The number of items in each section.
    private var counts = [40]
    let layout: UICollectionViewLayout
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private var supplementaryKinds: Set<String> = []
    /// Whether the layout has had another size from the start than a new flow layout's.
    private let hasOwnSize: Bool

    /// Gives the layout the size, as layouts that place their items by it read it without asking the delegate.
    private func sizeItems() {
        guard !hasOwnSize else { return }
        (layout as? UICollectionViewFlowLayout)?.itemSize = itemSize
    }

    /// Makes a controller of a layout.
    public init(layout: UICollectionViewLayout) {
        self.layout = layout
        hasOwnSize = (layout as? UICollectionViewFlowLayout).map(Self.isSizeSet) ?? true
        super.init(nibName: nil, bundle: nil)
        sizeItems()
    }

    /// Returns nil: archives are not read here.
    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.96, green: 0.96, blue: 0.98, alpha: 1)
        collectionView.backgroundColor = .clear
        collectionView.register(LayoutPreviewCell.self, forCellWithReuseIdentifier: LayoutPreviewCell.identifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    /// Whether a cell or a view beside the cells is in sight, not transparent and of a size.
    var showsCells: Bool {
        let views = collectionView.visibleCells + supplementaryKinds.flatMap(collectionView.visibleSupplementaryViews)
        return views.contains {
            !$0.isHidden && $0.alpha > 0.01 && !$0.frame.isEmpty && $0.frame.intersects(collectionView.bounds)
        }
    }

    /// Returns what a layout is answered that asks by a protocol of its own how large an item is.
    ///
    /// - Parameter indexPath: the item; nil if none is named.
    /// - Returns: the size in points: ``itemSize``, of items that differ in height, as layouts that ask for each are made for these.
    public final func answeredSize(at indexPath: IndexPath?) -> CGSize {
        let item = indexPath?.item ?? 0
        return CGSize(width: itemSize.width, height: itemSize.height * Self.factors[item % Self.factors.count])
    }

    /// By how much the heights of items differ.
    private static let factors: [CGFloat] = [1, 1.5, 0.8, 1.25, 1, 1.75, 0.9]

    private func reload() {
        guard isViewLoaded else { return }
        collectionView.reloadData()
        view.setNeedsLayout()
    }
}

extension LayoutPreviewController: UICollectionViewDataSource {
    /// Returns the number of sections.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    /// Returns the number of items in a section.
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    /// Returns an item's coloured cell.
    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: LayoutPreviewCell.identifier, for: indexPath)
        (cell as? LayoutPreviewCell)?.show(indexPath)
        return cell
    }

    /// Returns a labelled supplementary view.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if supplementaryKinds.insert(kind).inserted {
            collectionView.register(
                LayoutPreviewHeader.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: LayoutPreviewHeader.identifier)
        }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: LayoutPreviewHeader.identifier, for: indexPath)
        (view as? LayoutPreviewHeader)?.show(kind, indexPath)
        return view
    }
}

extension LayoutPreviewController: UICollectionViewDelegateFlowLayout {
    /// Returns an item's size, where the layout has none of its own.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        // A flow layout that has a size of its own keeps it.
        if !varies, let flow = collectionViewLayout as? UICollectionViewFlowLayout, Self.isSizeSet(flow) {
            return flow.itemSize
        }
        return varies ? answeredSize(at: indexPath) : itemSize
    }

    /// Returns whether the layout has another size than the 50 by 50 points of a new flow layout.
    private static func isSizeSet(_ layout: UICollectionViewFlowLayout) -> Bool {
        layout.itemSize != CGSize(width: 50, height: 50)
    }
}

extension LayoutPreviewController {
    /// The parameters of every layout's preview.
    public static var previewParameters: [PreviewParameter] {
        [
            .integer(
                "itemCount", of: LayoutPreviewController.self, \.itemCount, in: 0...1000, default: 40,
                summary: "items in each section"),
            .integer(
                "sectionCount", of: LayoutPreviewController.self, \.sectionCount, in: 1...20, default: 1,
                summary: "sections"),
            .number(
                "itemWidth", of: LayoutPreviewController.self, \.itemSize.width, in: 10...600, unit: .points,
                default: 110,
                summary: "of items whose size the layout asks for"),
            .number(
                "itemHeight", of: LayoutPreviewController.self, \.itemSize.height, in: 10...600, unit: .points,
                default: 150, summary: "of items whose size the layout asks for"),
            .toggle(
                "itemHeightVaries", of: LayoutPreviewController.self, \.varies, default: false,
                summary: "whether those heights differ from item to item"),
        ]
    }

    /// Returns the parameters of a layout's preview: the layout's own, and after them those that every one has, with other
    /// names where the layout has taken theirs.
    public static func previewParameters(beside own: [PreviewParameter]) -> [PreviewParameter] {
        let taken = Set(own.map(\.declaration.name))
        return own
            + previewParameters.map { parameter in
                guard taken.contains(parameter.declaration.name) else { return parameter }
                var renamed = parameter
                let name = parameter.declaration.name
                renamed.declaration.name = "preview" + name.prefix(1).uppercased() + name.dropFirst()
                return renamed
            }
    }

    /// The actions of every layout's preview.
    public static var previewActions: [PreviewAction] {
        [
            PreviewAction(name: "insertItem", summary: "an item at the beginning") { content in
                content.firstPreviewed(LayoutPreviewController.self)?.change(by: 1)
            },
            PreviewAction(name: "deleteItem", summary: "the first item away") { content in
                content.firstPreviewed(LayoutPreviewController.self)?.change(by: -1)
            },
        ]
    }

    /// Inserts or deletes the first item, animated.
    private func change(by step: Int) {
        guard isViewLoaded, 0...1000 ~= itemCount + step else { return }
        let path = [IndexPath(item: 0, section: 0)]
        collectionView.performBatchUpdates({
            self.counts[0] += step
            if step > 0 {
                self.collectionView.insertItems(at: path)
            } else {
                self.collectionView.deleteItems(at: path)
            }
        })
    }
}
