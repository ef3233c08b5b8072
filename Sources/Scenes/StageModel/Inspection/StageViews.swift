/// What somebody wants to know of a stage's views.
public struct ViewQuestion: Equatable, Sendable {
    /// The ids of the layers whose views are described.
    public var layers: [UInt32]
    /// Those of them of which the properties are told, too.
    public var properties: [UInt32]
    /// Whether all views are listed anew; otherwise the list may be that of before.
    public var wantsList: Bool

    /// Makes a question of its attributes.
    public init(_ layers: [UInt32] = [], properties: [UInt32] = [], wantsList: Bool = true) {
        self.layers = layers
        self.properties = properties
        self.wantsList = wantsList
    }
}

/// The views on a stage, for an inspector, and all that is known of some of them.
public struct StageViews: Equatable, Sendable {
    /// The greatest number of views that are listed.
    public static let viewLimit = 10_000
    /// The greatest number of views that are described at once.
    public static let detailsLimit = 32

    /// The views, each after the one around it, at most ``viewLimit``.
    public var views: [StageView]
    /// The number of views beyond those.
    public var omitted: Int
    /// The views that were asked for, as far as they are there.
    public var details: [ViewDetails]

    /// Makes a list, of which views beyond the limits are left out.
    public init(views: [StageView] = [], omitted: Int = 0, details: [ViewDetails] = []) {
        // The same array, where none is beyond.
        self.views = views.count > Self.viewLimit ? Array(views.prefix(Self.viewLimit)) : views
        self.omitted = omitted + views.count - self.views.count
        self.details = Array(details.prefix(Self.detailsLimit))
    }
}

/// A view, or a layer without one, in the list of an inspector.
///
/// Where it stands in the tree, and whether it is hidden, snapshots tell.
public struct StageView: Equatable, Sendable {
    /// The greatest number of characters of each text.
    public static let textLimit = 80

    /// The id of its layer in snapshots.
    public var layer: UInt32
    /// The name of its class.
    public var type: String
    /// What tells it from others of its class: the place of an item, an identifier, a text; may be empty.
    public var label: String
    /// The class of the controller whose view it is; nil if it is no controller's.
    public var controller: String?

    /// Makes an entry of its attributes, of which texts beyond the limit are cut.
    public init(layer: UInt32, type: String, label: String = "", controller: String? = nil) {
        self.layer = layer
        self.type = type.cut(to: Self.textLimit)
        self.label = label.cut(to: Self.textLimit)
        self.controller = controller?.cut(to: Self.textLimit)
    }
}

/// What is known of a view, as groups of names and values.
public struct ViewDetails: Equatable, Sendable {
    /// The greatest number of groups.
    public static let groupLimit = 16
    /// The greatest number of objects whose properties are told.
    public static let objectLimit = 4
    /// The greatest number of bytes of all groups' texts in UTF-8.
    public static let textLimit = 12_000
    /// The greatest number of bytes of all properties' texts in UTF-8.
    public static let propertiesLimit = 4_000

    /// The id of its layer in snapshots.
    public var layer: UInt32
    /// The groups, in the order in which they are shown.
    public var groups: [Group]
    /// The properties of the view and of what belongs to it, a group for each object; none if they were not asked for.
    public var properties: [Group]

    /// Makes a description of groups, of which what is beyond the limits is left out.
    public init(layer: UInt32, groups: [Group], properties: [Group] = []) {
        self.layer = layer
        self.groups = Self.bounded(groups, Self.groupLimit, bytes: Self.textLimit)
        self.properties = Self.bounded(properties, Self.objectLimit, bytes: Self.propertiesLimit)
    }

    private static func bounded(_ groups: [Group], _ limit: Int, bytes: Int) -> [Group] {
        var rest = bytes
        return groups.prefix(limit).map { group in
            let rows = group.rows.prefix { row in
                rest -= row.name.utf8.count + row.value.utf8.count
                return rest >= 0
            }
            return Group(group.title, Array(rows))
        }
    }

    /// Names and values under a title.
    public struct Group: Equatable, Sendable {
        /// The greatest number of rows.
        public static let rowLimit = 40

        /// The title, which is unique among the groups.
        public var title: String
        /// The rows, in the order in which they are shown.
        public var rows: [Row]

        /// Makes a group of rows, of which those beyond the limit are left out.
        public init(_ title: String, _ rows: [Row]) {
            self.title = title.cut(to: Row.nameLimit)
            self.rows = Array(rows.prefix(Self.rowLimit))
        }
    }

    /// A name and a value.
    public struct Row: Equatable, Sendable {
        /// The greatest number of characters of a name.
        public static let nameLimit = 60
        /// The greatest number of characters of a value.
        public static let valueLimit = 300

        /// The name; may be empty for a value that is a sentence.
        public var name: String
        /// The value, for people.
        public var value: String

        /// Makes a row of texts, of which what is beyond the limits is cut.
        public init(_ name: String, _ value: String) {
            self.name = name.cut(to: Self.nameLimit)
            self.value = value.cut(to: Self.valueLimit)
        }
    }
}

extension String {
    /// The text without control characters, and without what is beyond `limit` characters, for which an ellipsis stands.
    func cut(to limit: Int) -> String {
        // Nearly all are short and plain.
        if utf8.count <= limit, isLatin || unicodeScalars.allSatisfy(\.isPlain) { return self }
        var text = String.UnicodeScalarView()
        var rest = limit - 1
        for scalar in unicodeScalars {
            if rest == 0 {
                text.append("\u{2026}")
                break
            }
            rest -= 1
            text.append(scalar.isPlain ? scalar : " ")
        }
        return String(text)
    }

    /// Whether all characters are of ASCII or from U+00B0 to U+00FF, as signs of degrees and of multiplication are, and none a
    /// control character.
    private var isLatin: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            var lead: UInt8 = 0
            for byte in bytes {
                if lead == 0, byte >= 0x20, byte < 0x7F { continue }
                switch (lead, byte) {
                case (0, 0xC2...0xC3): lead = byte
                case (0xC2, 0xB0...), (0xC3, _): lead = 0
                default: return false
                }
            }
            return true
        } ?? false
    }
}
