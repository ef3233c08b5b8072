import CoreGraphics

extension CATransform3D {
    /// Returns the component that a key path such as `transform.rotation.x` reads.
    ///
    /// Rotations are Euler angles in radians (x, then y, then z), scales the lengths of the axes.
    func component(_ key: AnimatableKey) -> CGFloat {
        switch key {
        case .rotation, .rotationZ: atan2(m12, m11)
        case .rotationX: atan2(m23, m33)
        // Euler's y ends at a right angle; a plain turn about y goes all the way round.
        case .rotationY: atan2(-m13, turnsAboutYOnly ? m11 : (m23 * m23 + m33 * m33).squareRoot())
        case .scale: (axisLength(.scaleX) + axisLength(.scaleY)) / 2
        case .scaleX, .scaleY: axisLength(key)
        case .translationX: m41
        case .translationY: m42
        case .translationZ: m43
        default: 0
        }
    }

    private var turnsAboutYOnly: Bool { m12 == 0 && m21 == 0 && m23 == 0 && m32 == 0 && m22 > 0 }

    private func axisLength(_ key: AnimatableKey) -> CGFloat {
        key == .scaleX
            ? (m11 * m11 + m12 * m12 + m13 * m13).squareRoot() : (m21 * m21 + m22 * m22 + m23 * m23).squareRoot()
    }

    /// Replaces one component and keeps the others.
    ///
    /// A rotation replaces the one about the same axis.
    mutating func setComponent(_ key: AnimatableKey, _ value: CGFloat) {
        switch key {
        case .rotation, .rotationZ: turn(by: value - component(.rotationZ), 0, 0, 1)
        case .rotationX: turn(by: value - component(.rotationX), 1, 0, 0)
        case .rotationY: turn(by: value - component(.rotationY), 0, 1, 0)
        case .scale:
            stretch(.scaleX, to: value)
            stretch(.scaleY, to: value)
        case .scaleX, .scaleY: stretch(key, to: value)
        case .translationX: m41 = value
        case .translationY: m42 = value
        case .translationZ: m43 = value
        default: break
        }
    }

    private mutating func turn(by angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
        self = CATransform3DRotate(self, angle, x, y, z)
    }

    private mutating func stretch(_ key: AnimatableKey, to length: CGFloat) {
        let current = axisLength(key)
        let factor = current > 0 ? length / current : length
        self = CATransform3DScale(self, key == .scaleX ? factor : 1, key == .scaleY ? factor : 1, 1)
    }
}
