import UIKit

extension UIColor {
    convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1)
    }

    @objc class var paper: UIColor { return UIColor(hex: 0xF4F1EA) }
}

extension CGFloat {
    var distance: CGFloat { return abs(self) }
}
