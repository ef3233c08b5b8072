import UIKit

/// A picture, by the name that Kingfisher has for it on all systems.
public typealias KFCrossPlatformImage = UIImage
/// A colour, by the name that Kingfisher has for it on all systems.
public typealias KFCrossPlatformColor = UIColor
/// A view of a picture, by the name that Kingfisher has for it on all systems.
public typealias KFCrossPlatformImageView = UIImageView
/// A view, by the name that Kingfisher has for it on all systems.
public typealias KFCrossPlatformView = UIView
/// A button, by the name that Kingfisher has for it on all systems.
public typealias KFCrossPlatformButton = UIButton

/// What has Kingfisher's members of an object or a value: `imageView.kf`.
public struct KingfisherWrapper<Base>: @unchecked Sendable {
    /// The object or value.
    public let base: Base

    /// Wraps an object or a value.
    public init(_ base: Base) { self.base = base }
}

/// Objects that have Kingfisher's members.
public protocol KingfisherCompatible: AnyObject {}

extension KingfisherCompatible {
    /// Kingfisher's members.
    public var kf: KingfisherWrapper<Self> {
        get { KingfisherWrapper(self) }
        set {}
    }
}

/// Values that have Kingfisher's members.
public protocol KingfisherCompatibleValue {}

extension KingfisherCompatibleValue {
    /// Kingfisher's members.
    public var kf: KingfisherWrapper<Self> {
        get { KingfisherWrapper(self) }
        set {}
    }
}

extension UIImage: KingfisherCompatible {}
extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}
extension NSTextAttachment: KingfisherCompatible {}
extension Data: KingfisherCompatibleValue {}
