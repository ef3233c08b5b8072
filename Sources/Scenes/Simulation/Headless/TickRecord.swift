import SceneContract
import StageModel
import UIKit

/// One line of `simulate`'s output: the state that viewers see after one step.
struct TickRecord: Encodable {
    var tick: UInt32
    /// The simulation's time in seconds.
    var time: Double
    /// Whether anything on the stage still moves.
    var moving: Bool
    var state: [String: StageValue]
    var views: [ViewRecord]
    var events: [[String: StageValue]]
}

struct ViewRecord: Encodable {
    var name: String
    /// The frame on the stage: x, y, width, height, in points.
    var frame: [Double]
    var contentOffset: [Double]
    /// The adjusted content insets: top, left, bottom, right, in points.
    var contentInset: [Double]
    var contentSize: [Double]
    var dragging: Bool
    var decelerating: Bool
    /// The speed of the content offset, in points per second.
    var velocity: [Double]
    var items: [ItemRecord]
}

/// An item's attributes as they are seen, running animations included.
struct ItemRecord: Encodable {
    /// nil is the first one.
    var section: Int?
    var item: Int
    /// The place of the anchor point in the content's coordinates.
    var center: [Double]
    var size: [Double]
    var anchorPoint: [Double]
    /// The transform's elements m11...m44.
    var transform: [Double]
    var alpha: Double
    var zIndex: Int
    var hidden: Bool
    /// Whether the item's front is seen; false where only the plain back shows.
    var content: Bool
}

extension SceneSimulation {
    /// Returns the record of the newest step.
    ///
    /// - Parameters:
    ///   - moving: whether the step changed anything.
    ///   - events: what the scene reported in it.
    /// - Returns: the record of the observed views of all stages; those of the second stage have ` 2` behind their names, and so
    ///   on.
    func record(moving: Bool, events: [Report]) -> TickRecord {
        let views = stages.enumerated().flatMap { index, stage in
            stage.clock.perform {
                stage.content.observedViews.map { observed in
                    var record = ViewRecord(observed, stage: stage.window)
                    if index > 0 { record.name += " \(index + 1)" }
                    return record
                }
            }
        }
        return TickRecord(
            tick: tick, time: Double(tick) / rate, moving: moving, state: state, views: views,
            events: events.map { [$0.name: $0.detail] })
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
        items = observed.itemsOnScreen(of: stage).sorted { ($0.section, $0.index) < ($1.section, $1.index) }.map(
            ItemRecord.init)
    }

    /// Returns the number without a minus zero, which JSON would show.
    static func plain(_ value: CGFloat) -> Double { value == 0 ? 0 : Double(value) }
    static func list(_ point: CGPoint) -> [Double] { [plain(point.x), plain(point.y)] }
    static func list(_ size: CGSize) -> [Double] { [plain(size.width), plain(size.height)] }
    static func list(_ rect: CGRect) -> [Double] { list(rect.origin) + list(rect.size) }
}

extension Int {
    /// The whole number that is nearest to a value; 0 for not-a-number.
    ///
    /// A layout may put a cell before all others by `Int.max`, which no `CGFloat` holds exactly.
    init(clamping value: CGFloat) {
        self = value.isNaN ? 0 : Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
}

extension ItemRecord {
    @MainActor
    init(_ item: ObservedView.Item) {
        let seen = item.view.layer.presented
        section = item.section == 0 ? nil : item.section
        self.item = item.index
        center = ViewRecord.list(seen.position)
        size = ViewRecord.list(seen.bounds.size)
        anchorPoint = ViewRecord.list(seen.anchorPoint)
        let rows = seen.transform.rows
        transform = [rows.0, rows.1, rows.2, rows.3].flatMap { row in
            (0..<4).map { ViewRecord.plain(CGFloat(row[$0])) }
        }
        alpha = Double(seen.opacity)
        zIndex = Int(clamping: seen.zPosition)
        hidden = seen.isHidden
        content = item.showsContent
    }
}
