import MapKit
import QuartzCore
import StageTesting
import SwiftUI
import Testing
import UIKit

/// A view on a stage of 400 by 800 points without bars.
@MainActor
struct ShownMap {
    let stage: Stage

    init<V: View>(_ view: V) {
        stage = Stage(UIHostingController(rootView: view), size: CGSize(width: 400, height: 800))
        stage.advance()
    }

    /// The views of UIKit in front of each other, those behind first.
    var views: [UIView] {
        func all(_ view: UIView) -> [UIView] {
            view.isHidden || view.alpha == 0 ? [] : [view] + view.subviews.flatMap(all)
        }
        return all(stage.viewController.view)
    }

    /// The map that is seen.
    var map: MKMapView {
        get throws { try #require(views.lazy.compactMap { $0 as? MKMapView }.first) }
    }

    /// The texts that are seen, in order.
    var texts: [String] { views.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty } }

    /// Returns where the middle of a text is on the screen; nil if it is not seen.
    func middle(of text: String) -> CGPoint? {
        views.first { ($0 as? UILabel)?.text == text }.map(middle)
    }

    /// Returns where the middle of what has a colour is on the screen; nil if nothing has.
    func middle(of color: UIColor) -> CGPoint? { views.first { $0.backgroundColor == color }.map(middle) }

    /// Returns where the middle of a view is on the screen.
    func middle(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// The lines and areas on the map that are seen.
    var shapes: [CAShapeLayer] {
        get throws {
            func all(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(all) }
            return try all(map.layer).compactMap { $0 as? CAShapeLayer }.filter {
                $0.strokeColor != nil || $0.fillColor != nil
            }
        }
    }
}

extension CLLocationCoordinate2D {
    /// A place on the equator.
    static func equator(_ longitude: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: 0, longitude: longitude)
    }
}

extension MKCoordinateRegion {
    /// A degree around 10 degrees east on the equator.
    static let degree = MKCoordinateRegion(
        center: .equator(10), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
}

extension CGPoint {
    /// Whether it is within a point of another place.
    func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1 && abs(y - other.y) < 1 }
}
