import UIKit

extension CAShapeLayer {
    /// Shows what lies on a map.
    @MainActor
    func show(_ renderer: MKOverlayRenderer, _ point: (MKMapPoint) -> CGPoint) {
        path = renderer.path(point).cgPath
        opacity = Float(renderer.alpha)
        let style = renderer as? MKOverlayPathRenderer
        fillColor = style?.fillColor?.cgColor
        fillRule = .evenOdd
        strokeColor = style?.strokeColor?.cgColor
        lineWidth = style.map { $0.lineWidth == 0 ? 2 : $0.lineWidth } ?? 0
        lineDashPattern = style?.lineDashPattern
        lineDashPhase = style?.lineDashPhase ?? 0
        miterLimit = style?.miterLimit ?? 10
        lineCap =
            switch style?.lineCap {
            case .butt: .butt
            case .square: .square
            default: .round
            }
        lineJoin =
            switch style?.lineJoin {
            case .miter: .miter
            case .bevel: .bevel
            default: .round
            }
    }
}
