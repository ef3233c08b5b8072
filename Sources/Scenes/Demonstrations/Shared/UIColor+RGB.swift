import UIKit

extension UIColor {
    /// Makes an opaque colour of the number 0xRRGGBB.
    convenience init(rgb: Int) {
        func channel(_ shift: Int) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
    }

    /// Makes a colour of two numbers 0xRRGGBB: for the light and for the dark appearance.
    @MainActor
    convenience init(light: Int, dark: Int) {
        let (light, dark) = (UIColor(rgb: light), UIColor(rgb: dark))
        self.init(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
    }
}
