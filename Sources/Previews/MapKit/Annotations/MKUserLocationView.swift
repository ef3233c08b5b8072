import UIKit

/// The dot where the phone is.
open class MKUserLocationView: MKAnnotationView {
    override func addParts() {
        super.addParts()
        bounds.size = CGSize(width: 22, height: 22)
        backgroundColor = .systemBlue
        layer.cornerRadius = 11
        layer.borderWidth = 3
        layer.borderColor = UIColor.white.cgColor
        layer.shadowOpacity = 0.3
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowRadius = 3
    }
}
