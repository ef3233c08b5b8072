import InterfaceFiles
import QuartzCore

/// A nib of the app: views and other objects of an Interface Builder file, made together.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let name: String
    private let found: InterfaceFile?
    private var file: InterfaceFile {
        guard let found else {
            preconditionFailure("there is no nib '\(name)'; there are: \(InterfaceLibrary.current.names(.nib))")
        }
        return found
    }

    /// Finds a nib; one that there isn't is missed when its objects are made, as on iOS.
    ///
    /// - Parameters:
    ///   - name: the file's name, without its extension.
    ///   - bundleOrNil: has no effect.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        (self.name, found) = (name, InterfaceLibrary.current.file(name, .nib))
    }

    init(_ file: InterfaceFile) {
        (name, found) = (file.name, file)
    }

    /// Makes the objects, connects them with each other and with the owner, and calls their `awakeFromNib()`.
    ///
    /// - Parameters:
    ///   - ownerOrNil: what the file calls its owner.
    ///   - optionsOrNil: the objects outside of the file by ``OptionsKey/externalObjects``.
    /// - Precondition: the app has a nib of the name.
    /// - Returns: the objects that are in no other one, in the file's order.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return make(owner: ownerOrNil as AnyObject?, externals: externals)
    }

    /// Gives a controller the view, and what else its outlets want.
    final func fill(_ controller: UIViewController) {
        controller.interfaceObjects += make(owner: controller, externals: [:]).compactMap { $0 as AnyObject }
            .filter { !($0 is UIView) }
    }

    private func make(owner: AnyObject?, externals: [String: Any]) -> [Any] {
        let placeholders = file.objects.filter { $0.name == "placeholder" }
        let loader = InterfaceLoader(
            file, scene: file.objects.filter { $0.name != "placeholder" }, controller: owner as? UIViewController)
        let ownElement = placeholders.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        if let owner { loader.add(owner, as: ownElement?.id) }
        for other in placeholders {
            guard let name = other["placeholderIdentifier"], let object = externals[name] else { continue }
            loader.add(object as AnyObject, as: other.id)
        }
        let made = file.objects.compactMap { $0.name == "placeholder" ? nil : loader.make($0) }
        if let owner, let ownElement { loader.connectOwner(owner, ownElement) }
        loader.finish()
        FrameClock.current.keepForNow(made)
        return made
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
}

extension Bundle {
    /// Makes the objects of a nib; see `UINib`.
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
