import Foundation

extension IndexPath {
    /// Makes the index path of an item of a collection view.
    public init(item: Int, section: Int) {
        // An array of both would be allocated.
        self.init(index: section)
        append(item)
    }

    /// Makes the index path of a row of a table.
    public init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    /// The section of an index path with two indexes.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The item of an index path with two indexes; `NSNotFound` for a section's.
    public var item: Int {
        get { count > 1 ? self[1] : NSNotFound }
        set { self[1] = newValue }
    }

    /// The row of a table: the second index.
    public var row: Int {
        get { item }
        set { item = newValue }
    }
}

extension NSIndexPath {
    /// Makes the index path of an item of a collection view.
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// Makes the index path of a row of a table.
    public convenience init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    /// The section of an index path with two indexes.
    public var section: Int { index(atPosition: 0) }
    /// The item of an index path with two indexes.
    public var item: Int { index(atPosition: 1) }
    /// The row of a table: the second index.
    public var row: Int { index(atPosition: 1) }
}
