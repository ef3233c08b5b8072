import QuartzCore

/// An interface builder file by its name.
///
/// There are none on a server: what it makes is an object of the class of that name, if the module of its owner has
/// one, as cells commonly have the name of their nib.
@preconcurrency @MainActor
open class UINib: NSObject {
    let name: String

    /// Makes a nib of a name.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
    }

    /// Makes an object of the class that has the nib's name; its outlets are as its declaration leaves them, and views
    /// that they have are put into it where they are seen.
    ///
    /// An owner of that class loads the view that it puts into itself: that is a plain one, with the views of the owner's
    /// outlets in it.
    ///
    /// - Parameters:
    ///   - ownerOrNil: an object of the module in which the class is looked for.
    ///   - optionsOrNil: has no effect.
    /// - Returns: the object; empty if there is no such class.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let owner = ownerOrNil, let type = viewClass(near: owner) else { return [] }
        if let owner = owner as? UIView, Self.isInstance(owner, of: type) { return [OutletViews.root(of: owner)] }
        guard let view = type.init(coder: NSCoder()) else { return [] }
        OutletViews.place(of: view, in: (view as? UICollectionViewCell)?.contentView ?? view)
        view.awakeFromNib()
        return [view]
    }

    private static func isInstance(_ object: UIView, of type: UIView.Type) -> Bool {
        sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }.contains { $0 == type }
    }

    /// A key of the options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Makes a key of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The key of objects outside of the file.
        public static let externalObjects = OptionsKey(rawValue: "externalObjects")
    }

    /// The class of the nib's name in the module of `owner`'s class or of one that it inherits from.
    func viewClass(near owner: Any) -> UIView.Type? {
        NamedClasses.modules(of: owner).lazy.compactMap { [name] in
            NSClassFromString("\($0).\(name)") as? UIView.Type
        }.first
    }
}

extension Bundle {
    /// See `UINib`.
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        let made = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return made.isEmpty ? nil : made
    }
}
