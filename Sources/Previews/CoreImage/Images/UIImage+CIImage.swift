import CoreGraphics
import Foundation
import StageTime
import Previews
import UIKit

extension UIImage {
    @MainActor private static let ciImageKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// Makes an image of one of Core Image, whose pixels are made at once; of one without an area or an end it is empty.
    public convenience init(ciImage: CIImage) {
        self.init(ciImage: ciImage, scale: 1, orientation: .up)
    }

    /// Makes an image of one of Core Image, of some pixels a point, turned as one is shown that has an orientation.
    ///
    /// Its pixels are made at once. The scale counts only for an image that is not made of pictures of points, as in
    /// `init(cgImage:scale:orientation:)`.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        let turned = ciImage.oriented(CIImage.Orientation(orientation))
        if let picture = RenderedPicture(turned.step, turned.extent)?.image {
            self.init(cgImage: picture, scale: scale, orientation: .up)
        } else {
            self.init()
        }
        guard StageTurn.isOnMainActor else { return }
        let kept = (self, ciImage)
        MainActor.assumeIsolated { AssociatedObjects.set(kept.1, of: kept.0, for: Self.ciImageKey) }
    }

    /// The image of Core Image that it was made of; nil for any other one, and where its code does not run on the main actor.
    public var ciImage: CIImage? {
        guard StageTurn.isOnMainActor else { return nil }
        return MainActor.assumeIsolated { AssociatedObjects.value(of: self, for: Self.ciImageKey) as? CIImage }
    }
}

extension CIImage.Orientation {
    /// Makes the orientation that UIKit calls so.
    init(_ orientation: UIImage.Orientation) {
        self =
            switch orientation {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
    }
}
