import Foundation
import UIKit

/// The stored properties of an object, as they are found by reflection.
struct Fields {
    private let all: [(name: String, value: Any)]

    init(of object: ObjectBase) {
        var (found, mirror): ([(name: String, value: Any)], Mirror?) = ([], Mirror(reflecting: object))
        while let level = mirror, level.subjectType != ObjectBase.self {
            found = level.children.compactMap { child in child.label.map { ($0, child.value) } } + found
            mirror = level.superclassMirror
        }
        all = found
    }

    /// The values of all properties by their names; those of wrapped ones as they are seen.
    var values: [(name: String, value: Any)] {
        all.map { name, value in
            (value as? any PersistedField).map { (String(name.dropFirst()), $0.anyValue) } ?? (name, value)
        }
    }

    /// The name of the property that was marked as the one that tells objects apart; nil for none.
    var primaryKey: String? {
        all.first { ($0.value as? any PersistedField)?.isPrimaryKey == true }.map { String($0.name.dropFirst()) }
    }

    func value(named name: String) -> Any? { values.first { $0.name == name }?.value }

    /// Sets a wrapped property; others can't be set by their names.
    func set(_ name: String, to value: Any?) {
        guard let field = all.first(where: { $0.name == "_" + name })?.value as? any PersistedField else { return }
        field.set(value)
    }

    /// Sets properties to a dictionary's values by their names, or to an array's in their order.
    func set(_ value: Any) {
        if let values = value as? [String: Any] {
            for (name, value) in values { set(name, to: value) }
        } else if let values = value as? [Any] {
            for (field, value) in zip(self.values, values) { set(field.name, to: value) }
        } else if let object = value as? ObjectBase {
            for (name, value) in Fields(of: object).values { set(name, to: value) }
        }
    }

    /// The objects that the properties hold, those of lists among them.
    var objects: [ObjectBase] {
        values.flatMap { _, value -> [ObjectBase] in
            guard let value = unwrapped(value) else { return [] }
            if value is any LinkingCollection { return [] }
            return ((value as? any ObjectCollection)?.members ?? [value]).compactMap { $0 as? ObjectBase }
        }
    }

    /// Has each property that finds the objects which lead to an object find those that lead to this one.
    func link(to object: ObjectBase) {
        for (name, value) in all {
            if let field = value as? any PersistedField, let links = field.anyValue as? any LinkingCollection {
                links.link(to: object, by: field.origin ?? name)
            } else {
                (value as? any LinkingCollection)?.link(to: object, by: nil)
            }
        }
    }
}
