/// What somebody does with fingers.
@preconcurrency @MainActor
public protocol Gesture<Value> {
    /// The type of what is told of it.
    associatedtype Value
    /// The type of what it is made of.
    associatedtype Body: Gesture
    /// What it is made of.
    var body: Body { get }
}

extension Never: Gesture {
    /// The type of what is told of it.
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Is not asked for: the gesture is recognised by itself.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// What hears of a gesture.
@MainActor
struct GestureHandler<Value> {
    var changed: (Value) -> Void = { _ in }
    var ended: (Value) -> Void = { _ in }
    /// Is called whenever it is over, whether it ended or was cancelled.
    var over: () -> Void = {}
}

/// A gesture that UIKit's recognisers recognise.
@MainActor
protocol RecognizedGesture: Gesture where Body == Never {
    /// Sets the recognisers up, which stay the same while the gesture's type does.
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Value>)
}

extension Gesture {
    /// Sets the recognisers of the gesture, or of what it is made of, up.
    func attachAny(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Value>) {
        if let gesture = self as? any RecognizedGesture {
            func attach<G: RecognizedGesture>(_ gesture: G) {
                gesture.attach(recognizers, handler as! GestureHandler<G.Value>)
            }
            attach(gesture)
        } else {
            body.attachAny(recognizers, unsafeHandler(handler))
        }
    }

    /// Returns the handler for what the gesture is made of, which tells the same.
    private func unsafeHandler(_ handler: GestureHandler<Value>) -> GestureHandler<Body.Value> {
        GestureHandler<Body.Value>(
            changed: { if let value = $0 as? Value { handler.changed(value) } },
            ended: { if let value = $0 as? Value { handler.ended(value) } }, over: handler.over)
    }
}

/// The recognisers of a gesture on a view of UIKit, in order.
@MainActor
final class GestureRecognizers: NSObject, UIGestureRecognizerDelegate {
    let view: UIView
    /// Whether others may recognise at the same time.
    var isSimultaneous = false
    /// Whether others wait until these have failed.
    var isFirst = false
    /// Where the views with names are on the screen.
    var spaces: [AnyHashable: CGRect] = [:]
    private var entries: [Entry] = []
    private var next = 0
    private var required: Set<Int> = []
    private var memories: [Int: AnyObject] = [:]

    @MainActor
    private final class Entry: NSObject {
        let recognizer: UIGestureRecognizer
        var action: (UIGestureRecognizer) -> Void = { _ in }

        init(_ recognizer: UIGestureRecognizer) {
            self.recognizer = recognizer
            super.init()
            recognizer.addTarget(self, action: Selector(Entry.recognized(_:)))
        }

        func recognized(_ recognizer: UIGestureRecognizer) { action(recognizer) }
    }

    init(_ view: UIView) { self.view = view }

    /// Returns a place of the window in a space; of a name that no view around has, the place itself.
    func place(_ place: CGPoint, in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: return place
        case .local: return view.window?.convert(place, to: view) ?? place
        case .named(let name):
            let origin = spaces[name]?.origin ?? .zero
            return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
        }
    }

    /// Begins to set them up, from the first.
    func begin() { next = 0 }

    /// Returns the next recogniser, which is made the first time.
    @discardableResult
    func recognizer<R: UIGestureRecognizer>(_ make: () -> R, action: @escaping (R) -> Void) -> R {
        defer { next += 1 }
        if next < entries.count, let known = entries[next].recognizer as? R {
            entries[next].action = { if let recognizer = $0 as? R { action(recognizer) } }
            return known
        }
        let recognizer = make()
        recognizer.delegate = self
        let entry = Entry(recognizer)
        entry.action = { if let recognizer = $0 as? R { action(recognizer) } }
        entries.append(entry)
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// The number of those that are set up.
    var count: Int { next }

    /// Has some wait until others have failed.
    func require(_ later: Range<Int>, after first: Range<Int>) {
        guard !required.contains(later.lowerBound) else { return }
        required.insert(later.lowerBound)
        for one in later {
            for other in first { entries[one].recognizer.require(toFail: entries[other].recognizer) }
        }
    }

    /// Returns what a gesture keeps, which is made the first time.
    func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
        if let known = memories[next] as? Memory { return known }
        let memory = make()
        memories[next] = memory
        return memory
    }

    /// Switches all on or off.
    var isEnabled = true { didSet { for entry in entries { entry.recognizer.isEnabled = isEnabled } } }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        isSimultaneous || entries.contains { $0.recognizer === other }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        isFirst && !entries.contains { $0.recognizer === other }
    }
}

/// Which of a view's gestures count.
public nonisolated struct GestureMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// None.
    public static let none: GestureMask = []
    /// The one that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views within.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A modifier that adds a gesture to views.
nonisolated struct GestureModifier<G: Gesture>: PrimitiveModifier {
    let gesture: G
    var isSimultaneous = false
    var isFirst = false
    let mask: GestureMask

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { GestureElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) {
        (element as? GestureElement)?.show(self, isEnabled: node.environment.isEnabled)
    }

    private final class GestureElement: ContainerElement {
        private lazy var recognizers = GestureRecognizers(view)

        override func place(_ frame: CGRect, _ placement: Placement) {
            recognizers.spaces = placement.spaces
            super.place(frame, placement)
        }

        func show(_ modifier: GestureModifier, isEnabled: Bool) {
            (recognizers.isSimultaneous, recognizers.isFirst) = (modifier.isSimultaneous, modifier.isFirst)
            recognizers.begin()
            modifier.gesture.attachAny(recognizers, GestureHandler())
            let counts = isEnabled && modifier.mask.contains(.gesture)
            if recognizers.isEnabled != counts { recognizers.isEnabled = counts }
        }
    }
}

extension View {
    /// Adds a gesture.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, mask: mask))
    }
    /// Adds a gesture, if it counts.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }
    /// Adds a gesture that others wait for.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, isFirst: true, mask: mask))
    }
    /// Adds a gesture that is recognised together with others.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, isSimultaneous: true, mask: mask))
    }
    /// Does something when the view is tapped.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }
    /// Does something when the view is tapped, with the place.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
    /// Does something when the view is pressed for some time.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            LongPressGesture(
                minimumDuration: minimumDuration, maximumDistance: maximumDistance, pressing: onPressingChanged
            ).onEnded { _ in action() })
    }
    /// Does something when the view is pressed for some time.
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
