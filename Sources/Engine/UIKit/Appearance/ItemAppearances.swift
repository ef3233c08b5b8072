import ObjectiveCRuntime
import QuartzCore

/// The looks that a stage's code has set for classes of bars' items.
@MainActor
final class ItemAppearances {
    private struct Entry {
        let type: UIBarItem.Type
        let containers: [any UIAppearanceContainer.Type]
        /// The item that stands for the class.
        let proxy: UIBarItem
    }

    private var entries: [Entry] = []

    /// Returns the item that stands for a class within containers.
    static func proxy(of type: UIBarItem.Type, in containers: [any UIAppearanceContainer.Type]) -> UIBarItem {
        let all = FrameClock.current.shared { ItemAppearances() }
        let names = containers.map { ObjectIdentifier($0) }
        if let known = all.entries.first(where: {
            $0.type == type && $0.containers.map { ObjectIdentifier($0) } == names
        }) {
            return known.proxy
        }
        guard let proxy = ObjectCreation.make(type) as? UIBarItem else {
            preconditionFailure("\(type) can't be made by init(), as an appearance has to be")
        }
        all.entries.append(Entry(type: type, containers: containers, proxy: proxy))
        return proxy
    }

    /// Returns what is set for an item that `view` shows, the most special class and containers first; nil where nothing is.
    static func look<Look>(of item: UIBarItem, in view: UIView, _ look: (UIBarItem) -> Look?) -> Look? {
        let entries = FrameClock.current.shared { ItemAppearances() }.entries
        guard !entries.isEmpty else { return nil }
        let holding = entries.filter { entry in
            entry.proxy !== item && AppearanceOrder.ancestors(of: Swift.type(of: item)).contains { $0 == entry.type }
                && AppearanceOrder.isWithin(view, entry.containers)
        }
        let sorted = holding.enumerated().sorted {
            (AppearanceOrder.rank($0.element.type, $0.element.containers), $0.offset)
                > (AppearanceOrder.rank($1.element.type, $1.element.containers), $1.offset)
        }
        for (_, entry) in sorted {
            if let found = look(entry.proxy) { return found }
        }
        return nil
    }
}

/// Where an appearance holds, and which of several counts.
@MainActor
enum AppearanceOrder {
    /// Returns a class and those that it inherits from.
    static func ancestors(of type: AnyClass) -> [AnyClass] {
        Array(sequence(first: type, next: { _getSuperclass($0) }))
    }

    /// Returns whether a view lies within objects of classes, the innermost first.
    static func isWithin(_ view: UIView, _ containers: [any UIAppearanceContainer.Type]) -> Bool {
        var missing = containers[...]
        var around: UIResponder? = view.next
        while let responder = around, let container = missing.first {
            if ancestors(of: Swift.type(of: responder)).contains(where: { $0 == container }) {
                missing = missing.dropFirst()
            }
            around = responder.next
        }
        return missing.isEmpty
    }

    /// Returns how special a look is: the number of its class's ancestors, and of its containers.
    static func rank(_ type: AnyClass, _ containers: [any UIAppearanceContainer.Type]) -> Int {
        ancestors(of: type).count + containers.count * 100
    }
}
