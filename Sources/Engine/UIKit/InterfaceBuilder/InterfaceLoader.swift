import InterfaceFiles
import QuartzCore

/// Makes the objects of one nib: those of a controller's scene, of a file, or of a prototype cell.
@preconcurrency @MainActor
final class InterfaceLoader {
    let file: InterfaceFile
    /// The controller that owns the objects; nil for those of a nib without one.
    private(set) weak var controller: UIViewController?
    /// What is made once a connection names it: the objects beside the views.
    private let scene: [InterfaceElement]
    /// The objects of the controller's scene.
    var neighbours: [InterfaceElement] { scene }
    private var objects: [String: AnyObject] = [:]
    private weak var owner: AnyObject?
    /// The size of the view around the one that is made; zero for those of no view.
    var sizeAround = CGSize.zero
    /// What has been made and is not connected yet.
    private var open: [(element: InterfaceElement, object: AnyObject)] = []

    /// - Parameters:
    ///   - file: the file.
    ///   - scene: the objects of the nib.
    ///   - controller: the controller that owns the objects.
    init(_ file: InterfaceFile, scene: [InterfaceElement] = [], controller: UIViewController? = nil) {
        (self.file, self.scene, self.controller) = (file, scene, controller)
    }

    /// Has an identifier mean an object that is there already.
    func add(_ object: AnyObject, as id: String?) {
        if let id { objects[id] = object }
        if let controller = object as? UIViewController, self.controller == nil { self.controller = controller }
    }

    /// Has an object be connected that was not made by ``make(_:)``.
    func connectLater(_ object: AnyObject, _ element: InterfaceElement) {
        add(object, as: element.id)
        open.append((element, object))
    }

    /// Has the owner of a nib be connected, which is awake already.
    func connectOwner(_ owner: AnyObject, _ element: InterfaceElement) {
        connectLater(owner, element)
        self.owner = owner
    }

    /// Makes the object of an element; nil for one that is none, or of a class that makes none.
    func make(_ element: InterfaceElement) -> AnyObject? {
        if let id = element.id, let object = objects[id] { return object }
        guard let object = InterfaceObjects.make(element, self) else { return nil }
        connectLater(object, element)
        return object
    }

    /// Returns the object of an identifier, which is made if it is one beside the views.
    func object(_ id: String) -> AnyObject? {
        if let object = objects[id] { return object }
        guard let element = scene.first(where: { $0.id == id }), !element.name.hasSuffix("ontroller") else {
            return nil
        }
        return make(element)
    }

    /// Connects all that has been made, and tells it so.
    ///
    /// - Returns: what has been made.
    @discardableResult
    func finish() -> [AnyObject] {
        var index = 0
        // What a connection names may be made by that.
        while index < open.count {
            for connection in open[index].element.list("connections") where connection.name != "segue" {
                _ = connection["destination"].flatMap(object)
            }
            for id in open[index].element.children.first(where: { $0.attributes["key"] == "gestureRecognizers" })?
                .children.compactMap({ $0["destination"] }) ?? []
            {
                _ = object(id)
            }
            index += 1
        }
        let made = open
        open = []
        for (element, object) in made { constrain(object, element) }
        for (element, object) in made { connect(object, element) }
        for (element, object) in made { setAttributes(of: object, element) }
        for (_, object) in made where object !== controller && object !== owner {
            (object as? any NibAwakening)?.awakeFromNib()
        }
        for (element, _) in made { InterfaceUnknowns.tell(element, in: file) }
        return made.map(\.object)
    }

    // MARK: Constraints

    private func constrain(_ object: AnyObject, _ element: InterfaceElement) {
        guard let view = object as? UIView else { return }
        let content = element.value("contentView")
        let holder = content.flatMap { $0.id.flatMap { objects[$0] } as? UIView }
        // In older files a cell's content view has no name: constraints name the cell, and mean its content view.
        let unnamed = content != nil && content?.id == nil ? Self.contentView(of: view) : nil
        for (owner, source) in [(unnamed ?? view, element), (holder, content)] {
            guard let owner, let source else { continue }
            let installed = Set(InterfaceVariation.installed("constraints", in: source).map(ObjectIdentifier.init))
            for child in source.list("constraints") {
                constrain(
                    owner, by: child, meaningItInsteadOf: unnamed == nil ? nil : view,
                    isInstalled: installed.contains(ObjectIdentifier(child)))
            }
        }
        fix(view, as: element)
    }

    /// Keeps a view without constraints where it is drawn, as Interface Builder's compiler does.
    private func fix(_ view: UIView, as element: InterfaceElement) {
        guard element.bool("fixedFrame") == true, !view.translatesAutoresizingMaskIntoConstraints,
            let parent = view.superview, !(parent is UIScrollView)
        else { return }
        let frame = view.frame
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: frame.minX),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: frame.minY),
            view.widthAnchor.constraint(equalToConstant: frame.width),
            view.heightAnchor.constraint(equalToConstant: frame.height),
        ])
    }

    private static func contentView(of view: UIView) -> UIView? {
        switch view {
        case let cell as UICollectionViewCell: cell.contentView
        case let cell as UITableViewCell: cell.contentView
        default: nil
        }
    }

    /// Makes a constraint; one that is not there for the stage's size classes is made for its outlets, and holds nothing.
    private func constrain(
        _ owner: UIView, by element: InterfaceElement, meaningItInsteadOf cell: UIView?, isInstalled: Bool
    ) {
        func meant(_ id: String?) -> AnyObject? {
            let item = item(id)
            return item != nil && item === cell ? owner : item
        }
        let itself: AnyObject? = element["firstItem"] == nil ? owner : nil
        guard element["placeholder"] != "YES", let first = InterfaceConstraint.attribute(element["firstAttribute"]),
            let item = meant(element["firstItem"]) ?? itself
        else { return }
        let name = element["secondItem"]
        let other = meant(name)
        // One with an object that is not there holds nothing.
        guard name == nil || other != nil else { return }
        let constraint = NSLayoutConstraint(
            item: item, attribute: first,
            relatedBy: InterfaceConstraint.relations[element["relation"] ?? ""] ?? .equal, toItem: other,
            attribute: InterfaceConstraint.attribute(element["secondAttribute"]) ?? .notAnAttribute,
            multiplier: InterfaceConstraint.multiplier(element["multiplier"]),
            constant: InterfaceVariation.number("constant", of: element) ?? 0)
        constraint.priority = UILayoutPriority(Float(element.number("priority") ?? 1000))
        constraint.identifier = element["identifier"]
        guard constraint.reaches(into: owner) || !isInstalled else { return }
        // Nor does one with a view that is in none.
        let isApart = [item, other].contains { ($0 as? UIView).map { $0 !== owner && $0.superview == nil } ?? false }
        connectLater(constraint, element)
        open.removeLast()
        if isInstalled, !isApart { constraint.isActive = true }
        setAttributes(of: constraint, element)
    }

    private func item(_ id: String?) -> AnyObject? {
        guard let object = id.flatMap({ objects[$0] }), object is UIView || object is UILayoutGuide else { return nil }
        return object
    }

    // MARK: Connections

    private func connect(_ object: AnyObject, _ element: InterfaceElement) {
        var collections: [String: [AnyObject]] = [:]
        for connection in element.list("connections") {
            switch connection.name {
            case "outlet":
                guard let property = connection["property"], let value = connection["destination"].flatMap(self.object)
                else { continue }
                set(property, of: object, to: value)
            case "outletCollection":
                guard let property = connection["property"], let value = connection["destination"].flatMap(self.object)
                else { continue }
                collections[property, default: []].append(value)
            case "action": connectAction(of: object, connection)
            case "segue": connectSegue(of: object, connection)
            default: break
            }
        }
        for (property, values) in collections.sorted(by: { $0.key < $1.key }) {
            if property == "gestureRecognizers" {
                for gesture in values.compactMap({ $0 as? UIGestureRecognizer }) {
                    (object as? UIView)?.addGestureRecognizer(gesture)
                }
            } else {
                set(property, of: object, to: values)
            }
        }
    }

    /// Sets a property by its name: one that the app's class declares, or one of the engine's.
    private func set(_ key: String, of object: AnyObject, to value: Any?) {
        if InterfaceProperties.set(key, of: object, to: value)
            || InterfaceLibrary.current.set(key, of: object, to: value)
        {
            return
        }
        let fault =
            "\(file.name).\(file.kind.rawValue) sets '\(key)' of \(type(of: object)), which has no such property"
        InterfaceLibrary.current.say("\(fault), or none of that type")
    }

    private func connectAction(of sender: AnyObject, _ element: InterfaceElement) {
        guard let name = element["selector"], let target = element["destination"].flatMap(object) else { return }
        guard let action = InterfaceLibrary.current.action(name, of: target) else {
            return InterfaceLibrary.current.say(
                "\(file.name).\(file.kind.rawValue) sends '\(name)' to \(type(of: target)), which has no such action")
        }
        switch sender {
        case let control as UIControl:
            control.addTarget(target, action: action, for: InterfaceEvents.event(element["eventType"], of: control))
        case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
        case let gesture as UIGestureRecognizer: gesture.addTarget(target, action: action)
        default: break
        }
    }

    private func connectSegue(of sender: AnyObject, _ element: InterfaceElement) {
        // A controller's own segues are performed by its code, and those to its parts when they are wanted.
        guard !(sender is UIViewController), let controller, element["kind"] != "embed" else { return }
        let perform: @MainActor @Sendable (AnyObject) -> Void = { [weak controller] sender in
            controller?.performSegue(element, sender: sender)
        }
        switch sender {
        case let cell as UICollectionViewCell: cell.selectionSegue = perform
        case let cell as UITableViewCell: cell.selectionSegue = perform
        case let control as UIControl:
            control.addAction(
                UIAction { [weak control] _ in if let control { perform(control) } },
                for: InterfaceEvents.event(element["eventType"], of: control))
        case let item as UIBarButtonItem:
            let trigger = SegueTrigger(perform)
            controller.interfaceObjects.append(trigger)
            (item.target, item.action) = (trigger, Selector(SegueTrigger.fire(_:)))
        case let gesture as UIGestureRecognizer:
            gesture.addAction { gesture in
                if [.recognized, .began].contains(gesture.state) { perform(gesture) }
            }
        default: break
        }
    }

    /// The target of a bar button's action that performs a segue.
    @MainActor
    private final class SegueTrigger: NSObject {
        private let perform: @MainActor @Sendable (AnyObject) -> Void

        init(_ perform: @escaping @MainActor @Sendable (AnyObject) -> Void) { self.perform = perform }

        func fire(_ sender: AnyObject) { perform(sender) }
    }

    // MARK: Attributes of the app's own

    private func setAttributes(of object: AnyObject, _ element: InterfaceElement) {
        for attribute in element.list("userDefinedRuntimeAttributes") {
            guard let key = attribute["keyPath"] else { continue }
            set(key, of: object, to: InterfaceAttribute.value(attribute, in: file))
        }
    }
}
