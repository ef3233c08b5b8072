import StageModel
import Wire

/// The views of a stage as a process reports them: those that did not change are not repeated.
struct ListedViews: Equatable, Sendable {
    /// The views; nil if they are as they were last.
    var views: [StageView]?
    var omitted = 0
    var details: [ViewDetails] = []
}

extension ListedViews {
    func write(to writer: inout ByteWriter) {
        writer.u8(views == nil ? 0 : 1)
        if let views {
            var places: [String: UInt64] = [:]
            writer.varint(UInt64(views.count))
            for view in views {
                writer.varint(UInt64(view.layer))
                writer.name(view.type, &places)
                writer.string(view.label)
                writer.u8(view.controller == nil ? 0 : 1)
                if let controller = view.controller { writer.name(controller, &places) }
            }
        }
        writer.varint(UInt64(omitted))
        writer.varint(UInt64(details.count))
        for description in details {
            writer.varint(UInt64(description.layer))
            writer.groups(description.groups)
            writer.groups(description.properties)
        }
    }

    /// Reads what ``write(to:)`` has written, within the bounds of ``StageViews``.
    ///
    /// - Throws: an error for bytes that no such process sends.
    init(_ reader: inout ByteReader) throws {
        if try reader.flag("views") {
            var names: [String] = []
            var views: [StageView] = []
            for _ in 0..<(try reader.count(within: StageViews.viewLimit)) {
                let layer = try reader.varint32("layer")
                let (type, label) = (try reader.name(&names), try reader.string())
                let controller = try reader.flag("controller") ? try reader.name(&names) : nil
                views.append(StageView(layer: layer, type: type, label: label, controller: controller))
            }
            self.views = views
        }
        omitted = try reader.count(within: 1 << 24)
        for _ in 0..<(try reader.count(within: StageViews.detailsLimit)) {
            let layer = try reader.varint32("layer")
            let groups = try reader.groups(within: ViewDetails.groupLimit)
            let properties = try reader.groups(within: ViewDetails.objectLimit)
            details.append(ViewDetails(layer: layer, groups: groups, properties: properties))
        }
        try reader.expectEnd()
    }
}

extension ByteWriter {
    fileprivate mutating func groups(_ groups: [ViewDetails.Group]) {
        varint(UInt64(groups.count))
        for group in groups {
            string(group.title)
            varint(UInt64(group.rows.count))
            for row in group.rows {
                string(row.name)
                string(row.value)
            }
        }
    }

    /// Writes a name, or, if it was written before, its place among the names.
    fileprivate mutating func name(_ name: String, _ places: inout [String: UInt64]) {
        if let place = places[name] { return varint(place) }
        varint(UInt64(places.count))
        places[name] = UInt64(places.count)
        string(name)
    }
}

extension ByteReader {
    fileprivate mutating func groups(within limit: Int) throws -> [ViewDetails.Group] {
        var groups: [ViewDetails.Group] = []
        for _ in 0..<(try count(within: limit)) {
            let title = try string()
            var rows: [ViewDetails.Row] = []
            for _ in 0..<(try count(within: ViewDetails.Group.rowLimit)) {
                rows.append(ViewDetails.Row(try string(), try string()))
            }
            groups.append(ViewDetails.Group(title, rows))
        }
        return groups
    }

    fileprivate mutating func name(_ names: inout [String]) throws -> String {
        let place = try count(within: names.count)
        if place == names.count { names.append(try string()) }
        return names[place]
    }

    fileprivate mutating func count(within limit: Int) throws -> Int {
        let number = try varint()
        guard number <= UInt64(limit) else { throw HostJSON.Malformed() }
        return Int(number)
    }
}
