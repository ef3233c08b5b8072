import QuartzCore
@_exported import TestSupport
import Testing

/// Element by element.
func assertClose(
    _ value: CATransform3D, _ expected: CATransform3D, within tolerance: CGFloat, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let (a, b) = (value.elements, expected.elements)
    let worst = zip(a, b).map { ($0 - $1).magnitude }.reduce(0) { $1 <= $0 ? $0 : $1 }
    #expect(worst <= tolerance, comment ?? "\(a) is not \(b)", sourceLocation: sourceLocation)
}

extension CATransform3D {
    var elements: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// Row-major.
    init(_ e: [CGFloat]) {
        self.init(
            m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7],
            m31: e[8], m32: e[9], m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14], m44: e[15])
    }
}

extension FrameClock {
    /// A step at `time`, without input.
    func step(to time: CFTimeInterval) {
        setTime(time)
        perform { runDueWork() }
    }
}

/// A layer on a clock of its own; its superlayer is kept so that implicit animations work as on a stage.
@MainActor
struct LayerBench {
    let clock = FrameClock()
    let root = CALayer()
    let layer = CALayer()

    init() {
        root.addSublayer(layer)
    }

    func add(_ animation: CAAnimation, forKey key: String? = "test") {
        clock.perform { layer.add(animation, forKey: key) }
    }

    /// What is seen at `time`, after that step's work.
    func presented(at time: CFTimeInterval) -> LayerProperties {
        clock.step(to: time)
        return clock.perform { layer.presented }
    }

    /// Sets attributes without the implicit animation.
    func set(_ body: (CALayer) -> Void) {
        clock.perform {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            body(layer)
            CATransaction.commit()
        }
    }
}
