import QuartzCore

extension UICollectionView {
    /// A cell's class and how one is filled, in the place of an identifier.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let identifier = "registration \(UUID().uuidString)"
        fileprivate let nib: UINib?
        fileprivate let handler: Handler

        /// Makes a registration of a closure that configures cells.
        public init(handler: @escaping Handler) {
            (nib, self.handler) = (nil, handler)
        }

        /// Makes a registration of a nib and a closure that configures cells.
        public init(cellNib: UINib, handler: @escaping Handler) {
            (nib, self.handler) = (cellNib, handler)
        }
    }

    /// A supplementary view's class, kind and how one is filled.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a supplementary view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        fileprivate let identifier = "registration \(UUID().uuidString)"
        fileprivate let kind: String
        fileprivate let nib: UINib?
        fileprivate let handler: Handler

        /// Makes a registration of a closure that configures supplementary views of a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, nil, handler)
        }

        /// Makes a registration of a nib and a closure that configures supplementary views of a kind.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, supplementaryNib, handler)
        }
    }

    /// Returns a cell that a registration has configured.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if let nib = registration.nib {
            register(nib, forCellWithReuseIdentifier: registration.identifier)
        } else {
            register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        }
        let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as! Cell
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view that a registration has configured.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        if let nib = registration.nib {
            register(
                nib, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier)
        } else {
            register(
                Supplementary.self, forSupplementaryViewOfKind: registration.kind,
                withReuseIdentifier: registration.identifier)
        }
        let view =
            dequeueReusableSupplementaryView(
                ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
            as! Supplementary
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
