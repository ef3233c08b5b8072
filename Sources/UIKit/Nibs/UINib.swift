import QuartzCore

/// An interface builder file by its name. There are none on a server: what it makes is the class of that name, if the module
/// of who asks for it has one, as cells have the name of their nib by habit.
@preconcurrency @MainActor
open class UINib: NSObject {
    let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
    }

    /// What is made is an object of the class that has the nib's name, without subviews; its outlets are as its declaration
    /// leaves them.
    ///
    /// - Parameter ownerOrNil: of the module in which the class is looked for.
    /// - Returns: the object; empty if there is no such class.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let owner = ownerOrNil, let type = viewClass(near: owner), let view = type.init(coder: NSCoder()) else {
            return []
        }
        view.awakeFromNib()
        return [view]
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let externalObjects = OptionsKey(rawValue: "externalObjects")
    }

    /// The class of the nib's name in the module of `owner`'s class or of one that it inherits from.
    func viewClass(near owner: Any) -> UIView.Type? {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let current = mirror {
            let module = String(reflecting: current.subjectType).prefix { $0 != "." }
            if let type = NSClassFromString("\(module).\(name)") as? UIView.Type { return type }
            mirror = current.superclassMirror
        }
        return nil
    }
}

extension Bundle {
    /// See `UINib`.
    @preconcurrency @MainActor
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        let made = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return made.isEmpty ? nil : made
    }
}
