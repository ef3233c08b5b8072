import UIKit

/// A cube of six faces that turns.
class CubeView: UIView {
    let cube = CATransformLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        cube.frame = bounds
        let side = bounds.width
        var transform = CATransform3DMakeTranslation(0, 0, side / 2)
        cube.addSublayer(face(with: transform, title: "1"))
        transform = CATransform3DMakeTranslation(side / 2, 0, 0)
        transform = CATransform3DRotate(transform, .pi / 2, 0, 1, 0)
        cube.addSublayer(face(with: transform, title: "2"))
        transform = CATransform3DMakeTranslation(0, -side / 2, 0)
        transform = CATransform3DRotate(transform, .pi / 2, 1, 0, 0)
        cube.addSublayer(face(with: transform, title: "3"))
        transform = CATransform3DMakeTranslation(0, side / 2, 0)
        transform = CATransform3DRotate(transform, -.pi / 2, 1, 0, 0)
        cube.addSublayer(face(with: transform, title: "4"))
        transform = CATransform3DMakeTranslation(-side / 2, 0, 0)
        transform = CATransform3DRotate(transform, -.pi / 2, 0, 1, 0)
        cube.addSublayer(face(with: transform, title: "5"))
        transform = CATransform3DMakeTranslation(0, 0, -side / 2)
        transform = CATransform3DRotate(transform, .pi, 0, 1, 0)
        cube.addSublayer(face(with: transform, title: "6"))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        layer.sublayerTransform = perspective
        layer.addSublayer(cube)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func face(with transform: CATransform3D, title: String) -> CALayer {
        let face = CALayer()
        face.frame = bounds
        face.backgroundColor = UIColor(white: 0.9, alpha: 1).cgColor
        face.borderWidth = 1
        face.transform = transform
        face.isDoubleSided = false
        let text = CATextLayer()
        text.string = title
        text.font = UIFont.boldSystemFont(ofSize: 20)
        text.fontSize = 20
        text.foregroundColor = UIColor.black.cgColor
        text.alignmentMode = .center
        text.contentsScale = UIScreen.main.scale
        text.frame = CGRect(x: 0, y: bounds.midY - 14, width: bounds.width, height: 28)
        face.addSublayer(text)
        return face
    }

    func turn() {
        let animation = CABasicAnimation(keyPath: "transform.rotation.y")
        animation.fromValue = 0
        animation.toValue = CGFloat.pi / 2
        animation.duration = 1
        animation.setValue("turn", forKey: "name")
        animation.delegate = self
        cube.add(animation, forKey: "turn")
    }

    private(set) var ended: [String] = []
}

extension CubeView: CAAnimationDelegate {
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if let name = anim.value(forKey: "name") as? String { ended.append(name) }
    }
}
