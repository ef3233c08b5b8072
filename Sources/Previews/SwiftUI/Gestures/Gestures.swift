/// Taps.
public nonisolated struct TapGesture: RecognizedGesture {
    /// The type of what is told of it.
    public typealias Value = Void
    /// How many.
    public var count: Int
    /// Makes one.
    public init(count: Int = 1) { self.count = count }

    @MainActor
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Void>) {
        let recognizer = recognizers.recognizer(UITapGestureRecognizer.init) { recognizer in
            guard recognizer.state == .ended else { return }
            handler.changed(())
            handler.ended(())
            handler.over()
        }
        recognizer.numberOfTapsRequired = count
    }
}

/// Taps at a place.
public nonisolated struct SpatialTapGesture: RecognizedGesture {
    /// Where somebody has tapped.
    public struct Value: Equatable, Sendable {
        /// The place.
        public var location: CGPoint
    }
    /// How many.
    public var count: Int
    /// Where the place is told in.
    public var coordinateSpace: CoordinateSpace
    /// Makes one.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace)
    }

    @MainActor
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Value>) {
        let space = coordinateSpace
        let recognizer = recognizers.recognizer(UITapGestureRecognizer.init) { [unowned recognizers] recognizer in
            guard recognizer.state == .ended else { return }
            let place = recognizer.location(in: recognizer.view?.window)
            let value = Value(location: recognizers.place(place, in: space))
            handler.changed(value)
            handler.ended(value)
            handler.over()
        }
        recognizer.numberOfTapsRequired = count
    }
}

/// A press of some time.
public nonisolated struct LongPressGesture: RecognizedGesture {
    /// The type of what is told of it: true.
    public typealias Value = Bool
    /// The seconds that it takes.
    public var minimumDuration: Double
    /// How far the finger may move, in points.
    public var maximumDistance: CGFloat
    var pressing: ((Bool) -> Void)?
    /// Makes one.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.init(minimumDuration: minimumDuration, maximumDistance: maximumDistance, pressing: nil)
    }
    init(minimumDuration: Double, maximumDistance: CGFloat, pressing: ((Bool) -> Void)?) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
        self.pressing = pressing
    }

    @MainActor
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Bool>) {
        // One that begins at once tells that there is a finger.
        let pressing = pressing
        let touch = recognizers.recognizer(UILongPressGestureRecognizer.init) { recognizer in
            switch recognizer.state {
            case .began:
                pressing?(true)
                handler.changed(true)
            case .ended, .cancelled, .failed:
                pressing?(false)
                handler.over()
            default: break
            }
        }
        (touch.minimumPressDuration, touch.allowableMovement) = (0, maximumDistance)
        touch.cancelsTouchesInView = false
        let press = recognizers.recognizer(UILongPressGestureRecognizer.init) { recognizer in
            if recognizer.state == .began { handler.ended(true) }
        }
        (press.minimumPressDuration, press.allowableMovement) = (minimumDuration, maximumDistance)
    }
}

/// A finger that moves.
public nonisolated struct DragGesture: RecognizedGesture {
    /// Where the finger is, and where it was.
    public struct Value: Equatable, Sendable {
        /// The moment.
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        /// Where it was at first.
        public var startLocation: CGPoint
        /// How fast it moves, in points per second.
        public var velocity: CGSize
        /// How far it has moved.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where it would come to rest.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// How far it would have moved then.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }
    /// How far the finger must move first, in points.
    public var minimumDistance: CGFloat
    /// Where places are told in.
    public var coordinateSpace: CoordinateSpace
    /// Makes one.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }
    /// Makes one.
    public init<S: CoordinateSpaceProtocol>(minimumDistance: CGFloat = 10, coordinateSpace: S) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Value>) {
        let (space, distance) = (coordinateSpace, minimumDistance)
        recognizers.recognizer({ FingerRecognizer() }) { [unowned recognizers] recognizer in
            // The window stays where it is while a view moves with the finger.
            let base = recognizer.view?.window
            let now = recognizer.location(in: base)
            let way = CGPoint(x: now.x - recognizer.start.x, y: now.y - recognizer.start.y)
            if recognizer.state == .began {
                recognizer.origin = recognizers.place(recognizer.start, in: space)
            }
            let velocity = recognizer.velocity(in: base)
            let value = Value(
                time: Date(timeIntervalSinceReferenceDate: FrameClock.current.time),
                location: CGPoint(x: recognizer.origin.x + way.x, y: recognizer.origin.y + way.y),
                startLocation: recognizer.origin, velocity: CGSize(width: velocity.x, height: velocity.y))
            switch recognizer.state {
            case .began, .changed: handler.changed(value)
            case .ended:
                handler.ended(value)
                handler.over()
            case .cancelled, .failed: handler.over()
            default: break
            }
        }.least = distance
    }
}

/// UIKit's recogniser of a finger that moves, which knows where it was first.
final class FingerRecognizer: UIPanGestureRecognizer {
    /// How far the finger must move.
    var least: CGFloat = 10
    /// Where the finger was first, in the window.
    private(set) var start = CGPoint.zero
    /// The same, where places are told in.
    var origin = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let touch = touches.first else { return }
        start = touch.location(in: view?.window)
        if least <= 0 { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else {
            return super.touchesMoved(touches, with: event)
        }
        let now = touch.location(in: view?.window)
        guard hypot(now.x - start.x, now.y - start.y) >= least else { return }
        super.touchesMoved(touches, with: event)
        if state == .possible { state = .began }
    }
}

/// Two fingers that move apart, or towards each other.
public nonisolated struct MagnifyGesture: RecognizedGesture {
    /// How far they are apart.
    public struct Value: Equatable, Sendable {
        /// The distance by that at first.
        public var magnification: CGFloat
        /// How fast it changes, per second.
        public var velocity: CGFloat
        /// Their middle at first, in the view's size.
        public var startAnchor: UnitPoint
        /// Their middle at first.
        public var startLocation: CGPoint
    }
    /// Makes one.
    public init(minimumScaleDelta: CGFloat = 0.01) {}

    @MainActor
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Value>) {
        recognizers.recognizer(UIPinchGestureRecognizer.init) { recognizer in
            let place = recognizer.location(in: recognizer.view)
            let size = recognizer.view?.bounds.size ?? CGSize(width: 1, height: 1)
            let value = Value(
                magnification: recognizer.scale, velocity: recognizer.velocity,
                startAnchor: UnitPoint(x: place.x / max(size.width, 1), y: place.y / max(size.height, 1)),
                startLocation: place)
            handler.tell(value, recognizer.state)
        }
    }
}

/// Two fingers that move apart, or towards each other.
public nonisolated struct MagnificationGesture: RecognizedGesture {
    /// The type of what is told of it: their distance by that at first.
    public typealias Value = CGFloat
    /// Makes one.
    public init(minimumScaleDelta: CGFloat = 0.01) {}

    @MainActor
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<CGFloat>) {
        recognizers.recognizer(UIPinchGestureRecognizer.init) { handler.tell($0.scale, $0.state) }
    }
}

/// Two fingers that turn.
public nonisolated struct RotationGesture: RecognizedGesture {
    /// The type of what is told of it: how far they have turned.
    public typealias Value = Angle
    /// Makes one.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}

    @MainActor
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Angle>) {
        recognizers.recognizer(UIRotationGestureRecognizer.init) { recognizer in
            handler.tell(Angle(radians: Double(recognizer.rotation)), recognizer.state)
        }
    }
}

/// Two fingers that turn.
public nonisolated struct RotateGesture: RecognizedGesture {
    /// How far they have turned.
    public struct Value: Equatable, Sendable {
        /// The angle.
        public var rotation: Angle
    }
    /// Makes one.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}

    @MainActor
    func attach(_ recognizers: GestureRecognizers, _ handler: GestureHandler<Value>) {
        recognizers.recognizer(UIRotationGestureRecognizer.init) { recognizer in
            handler.tell(Value(rotation: Angle(radians: Double(recognizer.rotation))), recognizer.state)
        }
    }
}

extension GestureHandler {
    /// Tells a value of a recogniser in a state.
    func tell(_ value: Value, _ state: UIGestureRecognizer.State) {
        switch state {
        case .began, .changed: changed(value)
        case .ended:
            ended(value)
            over()
        case .cancelled, .failed: over()
        default: break
        }
    }
}
