import QuartzCore
import Testing

@Suite struct TransformKeyPathTests {
    private func replaced(_ t: CATransform3D, _ key: AnimatableKey, _ value: CGFloat) -> CATransform3D {
        var properties = LayerProperties()
        properties.transform = t
        properties[key] = .scalar(value)
        return properties.transform
    }

    @Test(arguments: [AnimatableKey.rotationX, .rotationY, .rotationZ])
    func aRotationReplacesTheOneAboutTheSameAxisWhateverItsAngle(key: AnimatableKey) {
        func about(_ angle: CGFloat) -> CATransform3D {
            CATransform3DMakeRotation(
                angle, key == .rotationX ? 1 : 0, key == .rotationY ? 1 : 0, key == .rotationZ ? 1 : 0)
        }
        for old in [0, 0.5, 2, .pi, -2.5] as [CGFloat] {
            for new in [-3, -1, 0, 1, 3] as [CGFloat] {
                assertClose(replaced(about(old), key, new), about(new), within: 1e-12, "\(old) to \(new)")
            }
        }
    }

    @Test func scaleAndTranslationReplaceTheirOwnPartOnly() {
        var t = CATransform3DMakeScale(2, 3, 1)
        (t.m41, t.m42) = (10, 20)
        assertClose(
            replaced(t, .scaleX, 5), CATransform3D([5, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 10, 20, 0, 1]), within: 1e-12)
        assertClose(
            replaced(t, .scale, 4), CATransform3D([4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1, 0, 10, 20, 0, 1]), within: 1e-12)
        assertClose(
            replaced(t, .translationX, -1),
            CATransform3D([2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, -1, 20, 0, 1]), within: 0)
    }
}
