extension MapShadows {
    /// The views of annotations.
    static let annotationViews = """
        public enum MKFeatureVisibility: Int { case adaptive, hidden, visible }
        public struct MKFeatureDisplayPriority: Hashable {
            public let rawValue: Float
            public init(rawValue: Float) { self.rawValue = rawValue }
            public init(_ rawValue: Float) { self.rawValue = rawValue }
            public static let required = Self(1000)
            public static let defaultHigh = Self(750)
            public static let defaultLow = Self(250)
        }

        open class MKAnnotationView: UIView {
            public enum DragState: UInt { case none, starting, dragging, canceling, ending }

            public private(set) final var reuseIdentifier: String?
            open var annotation: (any MKAnnotation)?
            open var image: UIImage? { didSet { showImage() } }
            open var centerOffset = CGPoint.zero { didSet { superview?.setNeedsLayout() } }
            open var calloutOffset = CGPoint.zero
            open var isEnabled = true
            open var isHighlighted = false
            open private(set) var isSelected = false
            open var canShowCallout = false
            open var isDraggable = false
            open var dragState = DragState.none
            open var leftCalloutAccessoryView: UIView?
            open var rightCalloutAccessoryView: UIView?
            open var detailCalloutAccessoryView: UIView?
            open var clusteringIdentifier: String?
            open var displayPriority = MKFeatureDisplayPriority.required
            private let picture = UIImageView()

            public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
                (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
                super.init(frame: .zero)
                addParts()
            }

            public required init?(coder: NSCoder) {
                super.init(coder: coder)
                addParts()
            }

            /// Adds what is seen of the annotation.
            func addParts() { addSubview(picture) }

            private func showImage() {
                picture.image = image
                bounds.size = image?.size ?? .zero
                picture.frame = bounds
                superview?.setNeedsLayout()
            }

            open func prepareForReuse() {}
            open func prepareForDisplay() {}
            open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
            open func setDragState(_ state: DragState, animated: Bool) { dragState = state }
        }

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

        /// Hears where the phone is, for a map.
        final class MapLocator: NSObject, CLLocationManagerDelegate {
            private let manager = CLLocationManager()
            private let hear: @MainActor (CLLocation) -> Void

            init(_ hear: @escaping @MainActor (CLLocation) -> Void) {
                self.hear = hear
                super.init()
                manager.delegate = self
                manager.startUpdatingLocation()
            }

            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                guard let place = locations.last else { return }
                MainActor.assumeIsolated { hear(place) }
            }
        }

        open class MKPinAnnotationView: MKAnnotationView {
            open var animatesDrop = false
            open var pinTintColor: UIColor! = .systemRed { didSet { head.fillColor = pinTintColor.cgColor } }
            open class func redPinColor() -> UIColor { .systemRed }
            open class func greenPinColor() -> UIColor { .systemGreen }
            open class func purplePinColor() -> UIColor { .systemPurple }
            private let head = CAShapeLayer()

            override func addParts() {
                super.addParts()
                bounds.size = CGSize(width: 32, height: 39)
                centerOffset = CGPoint(x: 0, y: -18)
                let needle = CALayer()
                needle.frame = CGRect(x: 15, y: 14, width: 2, height: 24)
                needle.backgroundColor = UIColor.gray.cgColor
                head.path = UIBezierPath(ovalIn: CGRect(x: 8.5, y: 2, width: 15, height: 15)).cgPath
                head.fillColor = pinTintColor.cgColor
                layer.addSublayer(needle)
                layer.addSublayer(head)
            }
        }

        open class MKMarkerAnnotationView: MKAnnotationView {
            open var titleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
            open var subtitleVisibility = MKFeatureVisibility.adaptive
            open var markerTintColor: UIColor? { didSet { balloon.fillColor = (markerTintColor ?? .systemRed).cgColor } }
            open var glyphTintColor: UIColor? { didSet { showGlyph() } }
            open var glyphText: String? { didSet { showGlyph() } }
            open var glyphImage: UIImage? { didSet { showGlyph() } }
            open var selectedGlyphImage: UIImage?
            open var animatesWhenAdded = false
            open override var annotation: (any MKAnnotation)? { didSet { setNeedsLayout() } }
            private let balloon = CAShapeLayer()
            private let glyph = UILabel()
            private let icon = UIImageView()
            private let title = UILabel()

            override func addParts() {
                super.addParts()
                bounds.size = CGSize(width: 28, height: 36)
                centerOffset = CGPoint(x: 0, y: -18)
                let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 28, height: 28))
                path.move(to: CGPoint(x: 19, y: 26))
                path.addLine(to: CGPoint(x: 14, y: 34))
                path.addLine(to: CGPoint(x: 9, y: 26))
                path.close()
                balloon.path = path.cgPath
                balloon.fillColor = UIColor.systemRed.cgColor
                layer.addSublayer(balloon)
                title.font = .systemFont(ofSize: 11, weight: .semibold)
                title.textAlignment = .center
                glyph.textAlignment = .center
                glyph.font = .systemFont(ofSize: 14)
                icon.contentMode = .scaleAspectFit
                for part in [glyph, icon, title] as [UIView] { addSubview(part) }
                showGlyph()
            }

            private func showGlyph() {
                icon.image = glyphImage?.withRenderingMode(.alwaysTemplate)
                icon.tintColor = glyphTintColor ?? .white
                glyph.textColor = glyphTintColor ?? .white
                let isPlain = glyphImage == nil && glyphText == nil
                glyph.text = isPlain ? "\\u{25CF}" : glyphText
            }

            open override func layoutSubviews() {
                super.layoutSubviews()
                glyph.frame = CGRect(x: 0, y: 0, width: 28, height: 28)
                icon.frame = CGRect(x: 6, y: 6, width: 16, height: 16)
                title.text = titleVisibility == .hidden ? nil : annotation?.title
                let size = title.sizeThatFits(CGSize(width: 160, height: 40))
                title.frame = CGRect(x: 14 - size.width / 2, y: 36, width: size.width, height: size.height)
            }

            open override func setSelected(_ selected: Bool, animated: Bool) {
                super.setSelected(selected, animated: animated)
                UIView.animate(withDuration: animated ? 0.25 : 0) { [self] in
                    // The point stays where it is.
                    let scale: CGFloat = selected ? 1.6 : 1
                    transform = CGAffineTransform(translationX: 0, y: 17 * (1 - scale)).scaledBy(x: scale, y: scale)
                }
            }
        }

        """
}
