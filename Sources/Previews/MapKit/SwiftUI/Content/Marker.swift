import SwiftUI

/// A balloon at a place of a map, with its title below.
public nonisolated struct Marker<Label: View>: PrimitiveMapContent {
    private let coordinate: CLLocationCoordinate2D
    private let label: Label
    private var picture: Picture = .ofLabel
    private var item: MKMapItem?

    /// What stands in the balloon.
    private enum Picture {
        case ofLabel, image(String), monogram(Text)
    }

    /// Makes one with a view that says what it is called.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        (self.coordinate, self.label) = (coordinate, label())
    }

    private init(_ label: Label, at coordinate: CLLocationCoordinate2D, _ picture: Picture) {
        (self.label, self.coordinate, self.picture) = (label, coordinate, picture)
    }

    @MainActor
    func collect(into collector: MapCollector) {
        let label = LabelContent(of: label, in: collector.environment)
        var look = MapMarkerLook(image: label.image, tint: collector.look.tint.map(collector.color))
        switch picture {
        case .ofLabel: break
        case .image(let name): look.image = UIImage(named: name)
        case .monogram(let text): look.monogram = text.string
        }
        if let item {
            collector.changing({ $0.identities.append(AnyHashable(item)) }) {
                collector.add(.marker(look), at: coordinate, title: label.title)
            }
        } else {
            collector.add(.marker(look), at: coordinate, title: label.title)
        }
    }
}

extension Marker where Label == Text {
    /// Makes one of a title.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), at: coordinate, .ofLabel)
    }
    /// Makes one of a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), at: coordinate, .ofLabel)
    }
    /// Makes one of a title, with letters in the balloon.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), at: coordinate, .monogram(monogram))
    }
    /// Makes one of a title, with letters in the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), at: coordinate, .monogram(monogram))
    }
    /// Makes one of an item, which selects it, too.
    public init(item: MKMapItem) {
        self.init(Text(verbatim: item.name ?? ""), at: item.placemark.coordinate, .ofLabel)
        self.item = item
    }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    /// Makes one of a title, with one of the system's symbols in the balloon.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(SwiftUI.Label(titleKey, systemImage: systemImage), at: coordinate, .ofLabel)
    }
    /// Makes one of a title, with one of the system's symbols in the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(SwiftUI.Label(title, systemImage: systemImage), at: coordinate, .ofLabel)
    }
    /// Makes one of a title, with one of the app's pictures in the balloon.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(SwiftUI.Label(titleKey, image: image), at: coordinate, .image(image))
    }
    /// Makes one of a title, with one of the app's pictures in the balloon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(SwiftUI.Label(title, image: image), at: coordinate, .image(image))
    }
}
