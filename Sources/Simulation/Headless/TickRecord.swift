import Scenes
import StageModel
import UIKit

/// What every viewer would have been shown after one step: a line of `simulate`'s output.
struct TickRecord: Encodable {
    var tick: UInt32
    /// Seconds.
    var time: Double
    /// True unless the stage is at rest.
    var moving: Bool
    var state: [String: StageValue]
    var views: [ViewRecord]
    var events: [[String: StageValue]]
}

struct ViewRecord: Encodable {
    var name: String
    /// x, y, width, height on the stage.
    var frame: [Double]
    var contentOffset: [Double]
    /// Top, left, bottom, right.
    var contentInset: [Double]
    var contentSize: [Double]
    var dragging: Bool
    var decelerating: Bool
    /// Of the content offset, in points per second.
    var velocity: [Double]
    var items: [ItemRecord]
}

/// An item as it is seen, with the animations that run.
struct ItemRecord: Encodable {
    var item: Int
    /// Where its anchor point lies, in the content's space.
    var center: [Double]
    var size: [Double]
    var anchorPoint: [Double]
    /// m11...m44.
    var transform: [Double]
    var alpha: Double
    var zIndex: Int
    var hidden: Bool
    /// False where only the plain back shows.
    var content: Bool
}

extension SceneSimulation {
    /// The state after the newest step. `moving` and `events` are what its caller knows.
    func record(moving: Bool, events: [Report]) -> TickRecord {
        read {
            TickRecord(
                tick: tick, time: Double(tick) / rate, moving: moving,
                state: state,
                views: content.observedViews.map { ViewRecord($0, stage: window) },
                events: events.map { [$0.name: $0.detail] })
        }
    }
}

extension ViewRecord {
    @MainActor
    init(_ observed: ObservedView, stage: UIWindow) {
        let view = observed.view
        let seen = view.layer.presented
        let scrollView = view as? UIScrollView
        name = observed.name
        frame = Self.list(view.superview?.convert(seen.frame, to: stage) ?? seen.frame)
        contentOffset = Self.list(seen.bounds.origin)
        let inset = scrollView?.contentInset ?? .zero
        contentInset = [inset.top, inset.left, inset.bottom, inset.right].map(Self.plain)
        contentSize = Self.list(scrollView?.contentSize ?? seen.bounds.size)
        dragging = scrollView?.isDragging ?? false
        decelerating = scrollView?.isDecelerating ?? false
        velocity = Self.list(scrollView?.scrollVelocity ?? .zero)
        items = observed.itemsOnScreen(of: stage).sorted { $0.index < $1.index }.map(ItemRecord.init)
    }

    /// No minus zero.
    static func plain(_ value: CGFloat) -> Double { value == 0 ? 0 : Double(value) }
    static func list(_ point: CGPoint) -> [Double] { [plain(point.x), plain(point.y)] }
    static func list(_ size: CGSize) -> [Double] { [plain(size.width), plain(size.height)] }
    static func list(_ rect: CGRect) -> [Double] { list(rect.origin) + list(rect.size) }
}

extension ItemRecord {
    @MainActor
    init(_ item: ObservedView.Item) {
        let seen = item.view.layer.presented
        self.item = item.index
        center = ViewRecord.list(seen.position)
        size = ViewRecord.list(seen.bounds.size)
        anchorPoint = ViewRecord.list(seen.anchorPoint)
        let rows = seen.transform.rows
        transform = [rows.0, rows.1, rows.2, rows.3].flatMap { row in
            (0..<4).map { ViewRecord.plain(CGFloat(row[$0])) }
        }
        alpha = Double(seen.opacity)
        zIndex = Int(seen.zPosition)
        hidden = seen.isHidden
        content = item.showsContent
    }
}
