/// A row of a list.
@MainActor
final class ListRow {
    /// What tells a row from others: an identity, and how many rows above have the same.
    struct Key: Hashable {
        let id: AnyHashable
        let number: Int
    }

    let key: Key
    var element: Element
    /// The cell that shows it; nil for none.
    weak var cell: ListCell?

    init(_ key: Key, _ element: Element) { (self.key, self.element) = (key, element) }

    var look: RowLook { element.trait(RowLookTrait.self) ?? RowLook() }
    /// What the row does as a navigation link, or by one in it; nil for another one.
    var link: (@MainActor () -> Void)? { element.anyLink }
    /// Whether the row itself is a navigation link.
    var isLink: Bool { element.trait(NavigationLinkTrait.self) != nil }
    /// What the row does as a button; nil for another one.
    var press: (@MainActor () -> Void)? { element.trait(PressTrait.self) }
    /// What selects it.
    var value: AnyHashable? { element.trait(TagTrait.self) ?? element.trait(IdentityTrait.self) }

    /// Whether it is what an identity names.
    func isNamed(_ id: AnyHashable) -> Bool {
        var element = element
        while let wrapper = element as? WrappingElement {
            if let identified = wrapper as? IdentifiedElement, identified.id == id { return true }
            element = wrapper.content
        }
        return false
    }
}

/// What a navigation link does that stands in a stack, or behind another view.
enum NestedLinkTrait: ElementTrait {
    typealias Value = @MainActor () -> Void
}

extension Element {
    /// What the navigation link does that it is, or that stands in it; nil without one.
    var anyLink: (@MainActor () -> Void)? { trait(NavigationLinkTrait.self) ?? trait(NestedLinkTrait.self) }
}

/// A section of a list: its rows at a moment, and the views above and below them.
@MainActor
struct ListSection {
    let key: AnyHashable
    let header: ListMark
    let footer: ListMark
    var rows: [ListRow] = []
}

/// Reads the sections and rows of a list from its elements, and keeps those that stay.
@MainActor
final class ListReader {
    private var rows: [ListRow.Key: ListRow] = [:]
    private var marks: [AnyHashable: (header: ListMark, footer: ListMark)] = [:]

    /// Returns the sections that elements make up.
    func read(_ elements: [Element], _ list: ListElement) -> [ListSection] {
        var (sections, numbers) = ([ListSection](), [AnyHashable: Int]())
        var (kept, keptMarks) = (rows, marks)
        (rows, marks) = ([:], [:])
        var (above, below) = ([Int: [Element]](), [Int: [Element]]())
        var loose = 0
        for element in elements {
            let place = element.trait(SectionTrait.self)
            let key: AnyHashable = place.map { AnyHashable($0.section) } ?? AnyHashable(loose)
            if sections.last?.key != key {
                let known = keptMarks.removeValue(forKey: key) ?? (ListMark(list, true), ListMark(list, false))
                marks[key] = known
                sections.append(ListSection(key: key, header: known.header, footer: known.footer))
                if place != nil { loose += 1 }
            }
            let last = sections.count - 1
            switch place?.role {
            case .header?: above[last, default: []].append(element)
            case .footer?: below[last, default: []].append(element)
            default:
                let id = element.trait(IdentityTrait.self) ?? AnyHashable(ObjectIdentifier(element))
                let number = numbers[id, default: 0]
                numbers[id] = number + 1
                let key = ListRow.Key(id: id, number: number)
                let row = kept.removeValue(forKey: key) ?? ListRow(key, element)
                row.element = element
                rows[key] = row
                sections[last].rows.append(row)
            }
        }
        for (index, section) in sections.enumerated() {
            section.header.show(above[index] ?? [])
            section.footer.show(below[index] ?? [])
        }
        return sections
    }
}
