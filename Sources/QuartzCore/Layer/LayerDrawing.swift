import CoreGraphics

/// What a layer shows beyond Core Animation's attributes, as UIKit's views tell it: UILabel's text, the image of an
/// image view, a blur, and what assistive technology is told.
package struct LayerDrawing {
    package var text: Text?
    package var image: Image?
    package var gradient: Gradient?
    /// The operations that were drawn in a box of the bounds' size at that time.
    package var list: DisplayList?
    package var blur = Blur.none
    package var role = Role.none
    package var label: String?
    package var accessibility = Accessibility()

    package init() {}

    package struct Text: Equatable {
        package var string: String
        package var pointSize: CGFloat
        /// CSS weight in hundreds, 1...9.
        package var weight: Int
        package var design: Design
        package var color: CGColor
        /// `NSTextAlignment`'s number.
        package var alignment: Int
        package var numberOfLines: Int

        package enum Design: Int, Sendable {
            case standard, monospaced, rounded, serif
        }

        package init(
            string: String, pointSize: CGFloat, weight: Int, design: Design, color: CGColor, alignment: Int,
            numberOfLines: Int
        ) {
            self.string = string
            self.pointSize = pointSize
            self.weight = weight
            self.design = design
            self.color = color
            self.alignment = alignment
            self.numberOfLines = numberOfLines
        }
    }

    package struct Image: Equatable {
        package var name: String
        package var fit: Fit

        package enum Fit: Int, Sendable {
            case scaleToFill, aspectFit, aspectFill, center

            /// What is aligned to an edge is centred.
            init(_ gravity: CALayerContentsGravity) {
                switch gravity {
                case .resize: self = .scaleToFill
                case .resizeAspect: self = .aspectFit
                case .resizeAspectFill: self = .aspectFill
                default: self = .center
                }
            }
        }

        package init(name: String, fit: Fit) {
            self.name = name
            self.fit = fit
        }
    }

    package struct Gradient {
        package var colors: [CGColor]
        package var locations: [CGFloat]
        package var start: CGPoint
        package var end: CGPoint
    }

    package enum Blur: Int, Sendable {
        case none, extraLight, light, dark, regular, prominent
    }

    /// What assistive technology is told beside the role and the label.
    package struct Accessibility {
        /// `UIAccessibilityTraits`' number, and what of it viewers hear.
        package var traits: UInt64 = 0
        package var kind = Role.none
        package var isSelected = false
        package var value: String?
        /// The place of a cell's item, from 1, and the number of items.
        package var place: (position: Int, count: Int)?
    }

    package enum Role: Int, Sendable {
        case none, list, item, button, image, text
    }
}
