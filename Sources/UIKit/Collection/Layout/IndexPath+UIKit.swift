import Foundation

extension IndexPath {
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
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

    public var row: Int {
        get { item }
        set { item = newValue }
    }
}
