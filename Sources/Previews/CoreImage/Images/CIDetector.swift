// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import CoreGraphics
import Foundation

/// A finder of faces, texts and codes in images, which finds none here.
open class CIDetector: NSObject, @unchecked Sendable {
    // It has no state.
    /// Makes a finder of a kind; the context and the options have no effect.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        super.init()
    }

    /// Returns what is in an image: nothing, as nothing is looked for.
    open func features(in image: CIImage) -> [CIFeature] { [] }
    /// Returns what is in an image: nothing, as nothing is looked for.
    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

/// The kind of finder of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The kind of finder of rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The kind of finder of QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The kind of finder of texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The key of an option of a finder that has no effect: its accuracy.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// A value of ``CIDetectorAccuracy``.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// A value of ``CIDetectorAccuracy``.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The key of an option of a finder that has no effect: whether faces are followed.
public let CIDetectorTracking = "CIDetectorTracking"
/// The key of an option of a finder that has no effect: the least size of a feature.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The key of an option of a finder that has no effect: the greatest number of features.
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
/// The key of an option of a finder that has no effect: the image's orientation.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The key of an option of a finder that has no effect: whether eyes are looked at.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The key of an option of a finder that has no effect: whether mouths are looked at.
public let CIDetectorSmile = "CIDetectorSmile"
/// The key of an option of a finder that has no effect: a rectangle's ratio.
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
