extension AlamofireImageShadows {
    /// What changes pictures.
    static let filters = #"""
        import Foundation
        import UIKit

        public protocol ImageFilter {
            var filter: (UIImage) -> UIImage { get }
            var identifier: String { get }
        }
        extension ImageFilter { public var identifier: String { "\(type(of: self))" } }

        public protocol Sizable { var size: CGSize { get } }
        extension ImageFilter where Self: Sizable {
            public var identifier: String {
                "\(type(of: self))-size:(\(Int(size.width.rounded()))x\(Int(size.height.rounded())))"
            }
        }

        public protocol Roundable { var radius: CGFloat { get } }
        extension ImageFilter where Self: Roundable {
            public var identifier: String { "\(type(of: self))-radius:(\(Int(radius.rounded())))" }
        }

        public struct DynamicImageFilter: ImageFilter {
            public let identifier: String
            public let filter: (UIImage) -> UIImage
            public init(_ identifier: String, filter: @escaping (UIImage) -> UIImage) {
                (self.identifier, self.filter) = (identifier, filter)
            }
        }

        /// Several filters, one after the other.
        public protocol CompositeImageFilter: ImageFilter { var filters: [any ImageFilter] { get } }
        extension CompositeImageFilter {
            public var identifier: String { filters.map { $0.identifier }.joined(separator: "_") }
            public var filter: (UIImage) -> UIImage { { image in filters.reduce(image) { $1.filter($0) } } }
        }

        public struct DynamicCompositeImageFilter: CompositeImageFilter {
            public let filters: [any ImageFilter]
            public init(_ filters: [any ImageFilter]) { self.filters = filters }
            public init(_ filters: any ImageFilter...) { self.filters = filters }
        }

        public struct ScaledToSizeFilter: ImageFilter, Sizable {
            public let size: CGSize
            public init(size: CGSize) { self.size = size }
            public var filter: (UIImage) -> UIImage { { $0.af.imageScaled(to: size) } }
        }
        public struct AspectScaledToFitSizeFilter: ImageFilter, Sizable {
            public let size: CGSize
            public init(size: CGSize) { self.size = size }
            public var filter: (UIImage) -> UIImage { { $0.af.imageAspectScaled(toFit: size) } }
        }
        public struct AspectScaledToFillSizeFilter: ImageFilter, Sizable {
            public let size: CGSize
            public init(size: CGSize) { self.size = size }
            public var filter: (UIImage) -> UIImage { { $0.af.imageAspectScaled(toFill: size) } }
        }
        public struct RoundedCornersFilter: ImageFilter, Roundable {
            public let radius: CGFloat
            public let divideRadiusByImageScale: Bool
            public init(radius: CGFloat, divideRadiusByImageScale: Bool = false) {
                (self.radius, self.divideRadiusByImageScale) = (radius, divideRadiusByImageScale)
            }
            public var filter: (UIImage) -> UIImage {
                { $0.af.imageRounded(withCornerRadius: radius, divideRadiusByImageScale: divideRadiusByImageScale) }
            }
        }
        public struct CircleFilter: ImageFilter {
            public init() {}
            public var filter: (UIImage) -> UIImage { { $0.af.imageRoundedIntoCircle() } }
        }
        /// What would blur a picture, which stays as it is.
        public struct BlurFilter: ImageFilter {
            public let blurRadius: UInt
            public init(blurRadius: UInt = 10) { self.blurRadius = blurRadius }
            public var filter: (UIImage) -> UIImage { { $0 } }
            public var identifier: String { "BlurFilter-radius:(\(blurRadius))" }
        }
        public struct ScaledToSizeWithRoundedCornersFilter: CompositeImageFilter {
            public let filters: [any ImageFilter]
            public init(size: CGSize, radius: CGFloat, divideRadiusByImageScale: Bool = false) {
                let corners = RoundedCornersFilter(radius: radius, divideRadiusByImageScale: divideRadiusByImageScale)
                filters = [ScaledToSizeFilter(size: size), corners]
            }
        }
        public struct AspectScaledToFillSizeWithRoundedCornersFilter: CompositeImageFilter {
            public let filters: [any ImageFilter]
            public init(size: CGSize, radius: CGFloat, divideRadiusByImageScale: Bool = false) {
                let corners = RoundedCornersFilter(radius: radius, divideRadiusByImageScale: divideRadiusByImageScale)
                filters = [AspectScaledToFillSizeFilter(size: size), corners]
            }
        }
        public struct ScaledToSizeCircleFilter: CompositeImageFilter {
            public let filters: [any ImageFilter]
            public init(size: CGSize) { filters = [ScaledToSizeFilter(size: size), CircleFilter()] }
        }
        public struct AspectScaledToFillSizeCircleFilter: CompositeImageFilter {
            public let filters: [any ImageFilter]
            public init(size: CGSize) { filters = [AspectScaledToFillSizeFilter(size: size), CircleFilter()] }
        }
        """#

    /// Pictures that are made of others.
    static let images = #"""
        import Foundation
        import UIKit

        /// What is added to an object or its class.
        public struct AlamofireExtension<ExtendedType> {
            public private(set) var type: ExtendedType
            public init(_ type: ExtendedType) { self.type = type }
        }

        public protocol AlamofireExtended {
            associatedtype ExtendedType
            static var af: AlamofireExtension<ExtendedType>.Type { get }
            var af: AlamofireExtension<ExtendedType> { get }
        }

        extension UIImage: AlamofireExtended {
            public static var af: AlamofireExtension<UIImage>.Type { AlamofireExtension<UIImage>.self }
            public var af: AlamofireExtension<UIImage> { AlamofireExtension(self) }
        }

        extension AlamofireExtension where ExtendedType == UIImage {
            public static func threadSafeImage(with data: Data) -> UIImage? { UIImage(data: data) }
            public static func threadSafeImage(with data: Data, scale: CGFloat) -> UIImage? {
                UIImage(data: data, scale: scale)
            }
            public var isInflated: Bool { true }
            public func inflate() {}
            public var containsAlphaComponent: Bool { true }
            public var isOpaque: Bool { false }

            private func drawn(_ size: CGSize, in frame: CGRect, radius: CGFloat = 0) -> UIImage {
                let image = type
                return MainActor.assumeIsolated {
                    UIGraphicsImageRenderer(size: size).image { _ in
                        if radius > 0 {
                            let bounds = CGRect(origin: .zero, size: size)
                            UIBezierPath(roundedRect: bounds, cornerRadius: radius).addClip()
                        }
                        image.draw(in: frame)
                    }
                }
            }

            /// The size that has a picture's proportions, and a frame in the middle of a canvas.
            private func frame(in size: CGSize, _ choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
                let factor = choose(size.width / type.size.width, size.height / type.size.height)
                let (width, height) = (type.size.width * factor, type.size.height * factor)
                return CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
            }

            public func imageScaled(to size: CGSize, scale: CGFloat? = nil) -> UIImage {
                drawn(size, in: CGRect(origin: .zero, size: size))
            }
            public func imageAspectScaled(toFit size: CGSize, scale: CGFloat? = nil) -> UIImage {
                drawn(size, in: frame(in: size, min))
            }
            public func imageAspectScaled(toFill size: CGSize, scale: CGFloat? = nil) -> UIImage {
                drawn(size, in: frame(in: size, max))
            }
            public func imageRounded(
                withCornerRadius radius: CGFloat, divideRadiusByImageScale: Bool = false
            ) -> UIImage {
                drawn(
                    type.size, in: CGRect(origin: .zero, size: type.size),
                    radius: divideRadiusByImageScale ? radius / type.scale : radius)
            }
            public func imageRoundedIntoCircle() -> UIImage {
                let side = min(type.size.width, type.size.height)
                let square = CGSize(width: side, height: side)
                return drawn(square, in: frame(in: square, max), radius: side / 2)
            }
            public func imageFiltered(withCoreImageFilter name: String, parameters: [String: Any]? = nil) -> UIImage? {
                nil
            }
        }

        extension UIImage {
            public static func af_threadSafeImage(with data: Data) -> UIImage? { UIImage(data: data) }
            public func af_inflate() {}
            public func af_imageScaled(to size: CGSize) -> UIImage { af.imageScaled(to: size) }
            public func af_imageAspectScaled(toFit size: CGSize) -> UIImage { af.imageAspectScaled(toFit: size) }
            public func af_imageAspectScaled(toFill size: CGSize) -> UIImage { af.imageAspectScaled(toFill: size) }
            public func af_imageRounded(
                withCornerRadius radius: CGFloat, divideRadiusByImageScale: Bool = false
            ) -> UIImage {
                af.imageRounded(withCornerRadius: radius, divideRadiusByImageScale: divideRadiusByImageScale)
            }
            public func af_imageRoundedIntoCircle() -> UIImage { af.imageRoundedIntoCircle() }
        }
        """#
}
