import StageModel

/// What differs of a stage's views from what a viewer who inspects them was told.
public struct ViewReport: Equatable, Sendable {
    /// The report's number among those to a viewer, from 1.
    ///
    /// The next one comes after the viewer has confirmed this one.
    public var number: UInt32
    /// Whether the viewer forgets what it was told before.
    public var isWhole: Bool
    /// The views that are new or other than before, those around others first.
    public var views: [StageView]
    /// The layers of the views that are gone.
    public var gone: [UInt32]
    /// Whether further views follow, for which this report has no space.
    public var hasMore: Bool
    /// The number of views that are not listed, as there are too many.
    public var omitted: Int
    /// What differs of the selected view; nil if nothing does.
    public var selection: Selection?

    /// Makes a report of its attributes.
    public init(
        number: UInt32, isWhole: Bool = false, views: [StageView] = [], gone: [UInt32] = [], hasMore: Bool = false,
        omitted: Int = 0, selection: Selection? = nil
    ) {
        self.number = number
        self.isWhole = isWhole
        self.views = views
        self.gone = gone
        self.hasMore = hasMore
        self.omitted = omitted
        self.selection = selection
    }

    /// What differs of the selected view's description.
    public struct Selection: Equatable, Sendable {
        /// The id of the view's layer.
        public var layer: UInt32
        /// The titles of all groups, in their order; none if there is no such view.
        public var titles: [String]
        /// The groups that differ.
        public var groups: [ViewDetails.Group]

        /// Makes a difference of its attributes.
        public init(layer: UInt32, titles: [String], groups: [ViewDetails.Group]) {
            self.layer = layer
            self.titles = titles
            self.groups = groups
        }
    }
}

extension ViewReport: Codable {
    enum CodingKeys: String, CodingKey {
        case number
        case isWhole = "whole"
        case classes, views, gone
        case hasMore = "more"
        case omitted
        case selection = "selected"
    }

    /// Encodes the report as an object in which views are lists of the layer, the class, the label, and the controller's
    /// class or null; classes are places in the list `classes`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var classes = ClassTable()
        let rows = views.map { view in
            ViewRow(
                layer: view.layer, type: classes.place(of: view.type), label: view.label,
                controller: view.controller.map { classes.place(of: $0) })
        }
        try container.encode(number, forKey: .number)
        try container.encode(isWhole, forKey: .isWhole)
        try container.encode(classes.names, forKey: .classes)
        try container.encode(rows, forKey: .views)
        try container.encode(gone, forKey: .gone)
        try container.encode(hasMore, forKey: .hasMore)
        try container.encode(omitted, forKey: .omitted)
        try container.encodeIfPresent(selection, forKey: .selection)
    }

    /// Decodes a report.
    ///
    /// - Throws: `DecodingError` for an object that is none.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let classes = try container.decode([String].self, forKey: .classes)
        func name(_ place: Int) throws -> String {
            guard classes.indices.contains(place) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .views, in: container, debugDescription: "there is no class \(place)")
            }
            return classes[place]
        }
        let rows = try container.decode([ViewRow].self, forKey: .views)
        self.init(
            number: try container.decode(UInt32.self, forKey: .number),
            isWhole: try container.decode(Bool.self, forKey: .isWhole),
            views: try rows.map { row in
                StageView(
                    layer: row.layer, type: try name(row.type), label: row.label,
                    controller: try row.controller.map { try name($0) })
            },
            gone: try container.decode([UInt32].self, forKey: .gone),
            hasMore: try container.decode(Bool.self, forKey: .hasMore),
            omitted: try container.decode(Int.self, forKey: .omitted),
            selection: try container.decodeIfPresent(Selection.self, forKey: .selection))
    }
}

/// The names of classes, each once.
private struct ClassTable {
    private(set) var names: [String] = []
    private var places: [String: Int] = [:]

    mutating func place(of name: String) -> Int {
        if let place = places[name] { return place }
        names.append(name)
        places[name] = names.count - 1
        return names.count - 1
    }
}

/// A view as a list.
private struct ViewRow: Codable {
    var layer: UInt32
    var type: Int
    var label: String
    var controller: Int?

    init(layer: UInt32, type: Int, label: String, controller: Int?) {
        self.layer = layer
        self.type = type
        self.label = label
        self.controller = controller
    }

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        layer = try list.decode(UInt32.self)
        type = try list.decode(Int.self)
        label = try list.decode(String.self)
        controller = try list.decodeIfPresent(Int.self)
    }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(layer)
        try list.encode(type)
        try list.encode(label)
        // Null, where there is none.
        try list.encode(controller)
    }
}

extension ViewReport.Selection: Codable {
    enum CodingKeys: String, CodingKey {
        case layer, titles, groups
    }

    /// Encodes the difference as an object in which groups are lists of pairs by their titles.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(layer, forKey: .layer)
        try container.encode(titles, forKey: .titles)
        let rows = groups.map { ($0.title, $0.rows.map { [$0.name, $0.value] }) }
        try container.encode(Dictionary(rows) { first, _ in first }, forKey: .groups)
    }

    /// Decodes a difference, of which groups that have no title among all are none.
    ///
    /// - Throws: `DecodingError` for an object that is none.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let titles = try container.decode([String].self, forKey: .titles)
        let rows = try container.decode([String: [[String]]].self, forKey: .groups)
        self.init(
            layer: try container.decode(UInt32.self, forKey: .layer), titles: titles,
            groups: titles.compactMap { title in
                rows[title].map { rows in
                    ViewDetails.Group(title, rows.map { ViewDetails.Row($0.first ?? "", $0.last ?? "") })
                }
            })
    }
}
