import QuartzCore
import StageModel
import UIKit

/// The stored properties of a view of the project and of what belongs to it, as rows.
///
/// They are read by reflection: no getter, no description and no mirror of the project's own code is called, so that nothing changes
/// by being looked at.
@MainActor
struct ReflectedProperties {
    /// The most values that lie in one another.
    private static let depthLimit = 3
    /// The most elements of a collection that are told.
    private static let elementLimit = 3

    private var rows: [ViewDetails.Row] = []
    /// The objects around the value that is read.
    private var around: [ObjectIdentifier] = []
    private let name: (AnyClass) -> String

    /// Returns the properties of a layer's view, and of its controller, layout and data source, as far as their classes are the
    /// project's.
    ///
    /// - Parameters:
    ///   - layer: the layer.
    ///   - name: returns the name of a class.
    /// - Returns: a group for each object that has some.
    static func groups(of layer: CALayer, name: @escaping (AnyClass) -> String) -> [ViewDetails.Group] {
        guard let view = layer.owner as? UIView else { return [group("Properties", layer, name)].compactMap(\.self) }
        var objects: [(String, AnyObject)] = [("Properties", view)]
        if let collection = view as? UICollectionView {
            objects.append(("Properties of the layout", collection.collectionViewLayout))
            if let source = collection.dataSource { objects.append(("Properties of the data source", source)) }
        }
        if let source = (view as? UITableView)?.dataSource { objects.append(("Properties of the data source", source)) }
        if let controller = ViewInspection(view).controller {
            objects.append(("Properties of the controller", controller))
        }
        var known: Set<ObjectIdentifier> = []
        return objects.compactMap { title, object in
            known.insert(ObjectIdentifier(object)).inserted ? group(title, object, name) : nil
        }
    }

    private static func group(
        _ title: String, _ object: AnyObject, _ name: @escaping (AnyClass) -> String
    ) -> ViewDetails.Group? {
        var properties = ReflectedProperties(name: name)
        properties.add(ownPropertiesOf: object, at: "", depth: 1)
        return properties.rows.isEmpty ? nil : ViewDetails.Group("\(title), \(name(type(of: object)))", properties.rows)
    }

    private init(name: @escaping (AnyClass) -> String) { self.name = name }

    private var isFull: Bool { rows.count >= ViewDetails.Group.rowLimit }

    /// Adds the properties that the project's classes of an object declare, those of the most special class first.
    private mutating func add(ownPropertiesOf object: AnyObject, at path: String, depth: Int) {
        guard depth <= Self.depthLimit, !around.contains(ObjectIdentifier(object)), !(object is any CustomReflectable)
        else { return }
        around.append(ObjectIdentifier(object))
        defer { around.removeLast() }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let read = mirror, Self.isOfProject(read.subjectType) {
            add(read.children, at: path, depth: depth)
            mirror = read.superclassMirror
        }
    }

    private mutating func add(_ children: Mirror.Children, at path: String, depth: Int) {
        for (index, child) in children.enumerated() {
            guard !isFull else { return }
            let label = child.label ?? "\(index)"
            let stored = "$__lazy_storage_$_"
            let isLazy = label.hasPrefix(stored)
            let name = isLazy ? String(label.dropFirst(stored.count)) : label
            add(
                child.value, at: path.isEmpty ? name : "\(path).\(name)", depth: depth,
                empty: isLazy ? "not made yet" : "nil")
        }
    }

    private mutating func add(_ value: Any, at path: String, depth: Int, empty: String = "nil") {
        guard !isFull else { return }
        func row(_ text: String) { rows.append(ViewDetails.Row(path, text)) }
        if let text = Self.text(of: value) { return row(text) }
        let type = type(of: value)
        if type is AnyClass {
            let object = value as AnyObject
            row(name(Swift.type(of: object)))
            if Self.isOfProject(Swift.type(of: object)) { add(ownPropertiesOf: object, at: path, depth: depth + 1) }
            return
        }
        let isForeign = !Self.isOfProject(type)
        guard isForeign || !(value is any CustomReflectable) else { return row("\(type)") }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            guard let wrapped = mirror.children.first else { return row(empty) }
            add(wrapped.value, at: path, depth: depth)
        case .collection, .set, .dictionary:
            row("\(mirror.children.count) of \(type)")
            guard depth < Self.depthLimit else { return }
            for (index, element) in mirror.children.prefix(Self.elementLimit).enumerated() {
                add(element.value, at: "\(path)[\(index)]", depth: depth + 1)
            }
        case .enum where mirror.children.isEmpty:
            row(value is any CustomStringConvertible && !isForeign ? "\(type)" : ".\(value)")
        case .enum:
            guard let payload = mirror.children.first else { return }
            row(".\(payload.label ?? "\(type)")")
            guard depth < Self.depthLimit else { return }
            let parts = payload.value is any CustomReflectable ? nil : Mirror(reflecting: payload.value)
            if let parts, parts.displayStyle == .tuple {
                add(parts.children, at: path, depth: depth + 1)
            } else {
                add(payload.value, at: "\(path).\(payload.label ?? "")", depth: depth + 1)
            }
        case .tuple, .struct:
            row("\(type)")
            if depth < Self.depthLimit { add(mirror.children, at: path, depth: depth + 1) }
        default: row("\(type)")
        }
    }

    /// Returns what a plain value says; nil for others.
    private static func text(of value: Any) -> String? {
        switch value {
        case let text as String: "\u{201c}\(text.prefix(ViewDetails.Row.valueLimit))\u{201d}"
        case let number as CGFloat: InspectedText.number(number)
        case let number as Double: InspectedText.number(number)
        case let number as Float: InspectedText.number(CGFloat(number))
        case let number as any FixedWidthInteger: "\(number)"
        case let flag as Bool: "\(flag)"
        case let point as CGPoint: InspectedText.point(point)
        case let size as CGSize: InspectedText.size(size)
        case let rect as CGRect: InspectedText.rect(rect)
        case let insets as UIEdgeInsets: InspectedText.numbers([insets.top, insets.left, insets.bottom, insets.right])
        case let transform as CATransform3D: InspectedText.transform(transform)
        case let path as IndexPath: InspectedText.path(path)
        case let color as UIColor: InspectedText.color(PackedColor(color.cgColor))
        case let font as UIFont: "\(font.fontName), \(InspectedText.number(font.pointSize))"
        case let date as Date: "\(date)"
        case let url as URL: url.absoluteString
        case let id as UUID: "\(id)"
        default: nil
        }
    }

    /// Whether a type is none of those that projects are made with.
    private static func isOfProject(_ type: Any.Type) -> Bool {
        !frameworks.contains(String(String(reflecting: type).prefix { $0 != "." }))
    }

    private static let frameworks: Set = [
        "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Foundation", "FoundationEssentials",
        "Dispatch", "Charts", "Combine", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CryptoKit",
        "QuartzCore", "UIKit",
        "AVFoundation", "Typesetting", "StageTime",
        "DarwinAdditions", "Firebase", "InterfaceFiles", "Kingfisher", "MapKit", "RealmSwift", "SDWebImage",
        "SDWebImageSwiftUI", "SwiftData", "SwiftTwo", "SwiftUI",
        "Cassowary",
    ]
}
