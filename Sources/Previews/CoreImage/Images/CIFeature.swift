// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import CoreGraphics
import Foundation

/// A thing that is found in an image.
open class CIFeature: NSObject, @unchecked Sendable {
    // It does not change.
    /// The kind of thing.
    open var type: String { "" }
    /// Where it is, in the image's units.
    open var bounds: CGRect { .zero }
}

/// The kind of a face.
public let CIFeatureTypeFace = "Face"
/// The kind of a rectangle.
public let CIFeatureTypeRectangle = "Rectangle"
/// The kind of a QR code.
public let CIFeatureTypeQRCode = "QRCode"
/// The kind of a text.
public let CIFeatureTypeText = "Text"

/// A face that is found in an image.
public final class CIFaceFeature: CIFeature, @unchecked Sendable {
    public override var type: String { CIFeatureTypeFace }
    /// Whether there is a left eye.
    public var hasLeftEyePosition: Bool { false }
    /// Where the left eye is.
    public var leftEyePosition: CGPoint { .zero }
    /// Whether there is a right eye.
    public var hasRightEyePosition: Bool { false }
    /// Where the right eye is.
    public var rightEyePosition: CGPoint { .zero }
    /// Whether there is a mouth.
    public var hasMouthPosition: Bool { false }
    /// Where the mouth is.
    public var mouthPosition: CGPoint { .zero }
    /// Whether the face is followed.
    public var hasTrackingID: Bool { false }
    /// The number of the face that is followed.
    public var trackingID: Int32 { 0 }
    /// How many frames the face has been followed.
    public var trackingFrameCount: Int32 { 0 }
    /// Whether the face's turn is known.
    public var hasFaceAngle: Bool { false }
    /// The face's turn in degrees.
    public var faceAngle: Float { 0 }
    /// Whether the face smiles.
    public var hasSmile: Bool { false }
    /// Whether the left eye is closed.
    public var leftEyeClosed: Bool { false }
    /// Whether the right eye is closed.
    public var rightEyeClosed: Bool { false }
}

/// A rectangle that is found in an image.
public final class CIRectangleFeature: CIFeature, @unchecked Sendable {
    public override var type: String { CIFeatureTypeRectangle }
    /// The top left corner.
    public var topLeft: CGPoint { .zero }
    /// The top right corner.
    public var topRight: CGPoint { .zero }
    /// The bottom left corner.
    public var bottomLeft: CGPoint { .zero }
    /// The bottom right corner.
    public var bottomRight: CGPoint { .zero }
}

/// A QR code that is found in an image.
public final class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    public override var type: String { CIFeatureTypeQRCode }
    /// The top left corner.
    public var topLeft: CGPoint { .zero }
    /// The top right corner.
    public var topRight: CGPoint { .zero }
    /// The bottom left corner.
    public var bottomLeft: CGPoint { .zero }
    /// The bottom right corner.
    public var bottomRight: CGPoint { .zero }
    /// The text; nil if there is none.
    public var messageString: String? { nil }
    /// What the code is made of; nil if that is not known.
    public var symbolDescriptor: CIQRCodeDescriptor? { nil }
}

/// A text that is found in an image.
public final class CITextFeature: CIFeature, @unchecked Sendable {
    public override var type: String { CIFeatureTypeText }
    /// The top left corner.
    public var topLeft: CGPoint { .zero }
    /// The top right corner.
    public var topRight: CGPoint { .zero }
    /// The bottom left corner.
    public var bottomLeft: CGPoint { .zero }
    /// The bottom right corner.
    public var bottomRight: CGPoint { .zero }
    /// The parts of the text.
    public var subFeatures: [Any]? { nil }
}
