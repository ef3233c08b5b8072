import UIKit

/// A view whose layer draws how far something is.
class ProgressLayer: CALayer {
    var progress: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }
    var barColor = UIColor.red.cgColor

    override init() {
        super.init()
        needsDisplayOnBoundsChange = true
        contentsScale = UIScreen.main.scale
    }

    override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? ProgressLayer {
            progress = other.progress
            barColor = other.barColor
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        if key == "progress" { return true }
        return super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> CAAction? {
        return event == "progress" ? nil : super.action(forKey: event)
    }

    override func draw(in ctx: CGContext) {
        ctx.setFillColor(barColor)
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
}

class ProgressView: UIView {
    override class var layerClass: AnyClass { return ProgressLayer.self }

    var progressLayer: ProgressLayer { return layer as! ProgressLayer }

    var progress: CGFloat {
        get { return progressLayer.progress }
        set { progressLayer.progress = newValue }
    }
}
