extension GraphicsContext {
    /// What something is drawn with.
    public struct Shading: Sendable {
        private enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case palette([Shading])
        }
        private let kind: Kind

        /// The colours of what is behind: black.
        public static var backdrop: Shading { color(.black) }
        /// How texts and shapes around the canvas are filled.
        public static var foreground: Shading { style(ForegroundStyle()) }
        /// Several, of which the first is used.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
        /// A colour.
        public static func color(_ color: Color) -> Shading { style(color) }
        /// A colour of its red, green and blue component.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        /// A grey.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }
        /// A style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
        /// A gradient along a line.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }
        /// A gradient around a point, outwards.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }
        /// A gradient around a point, by the angle: its first colour here.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            color(gradient.stops.first?.color ?? .clear)
        }
        /// A picture beside itself: nothing here.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            color(.clear)
        }

        @MainActor
        func fill(_ path: Path, _ style: FillStyle, _ graphics: GraphicsContext) {
            paint(path.boundingRect, graphics) { context in
                context.beginPath()
                context.addPath(path.cgPath)
                context.fillPath(using: style.isEOFilled ? .evenOdd : .winding)
            } clip: { context in
                context.beginPath()
                context.addPath(path.cgPath)
                context.clip(using: style.isEOFilled ? .evenOdd : .winding)
            }
        }

        @MainActor
        func stroke(_ path: Path, _ style: StrokeStyle, _ graphics: GraphicsContext) {
            func add(_ context: CGContext) {
                context.setLineWidth(style.lineWidth)
                context.setLineCap(style.lineCap)
                context.setLineJoin(style.lineJoin)
                context.setMiterLimit(style.miterLimit)
                context.setLineDash(phase: style.dashPhase, lengths: style.dash)
                context.beginPath()
                context.addPath(path.cgPath)
            }
            paint(path.boundingRect, graphics) { context in
                add(context)
                context.strokePath()
            } clip: { context in
                add(context)
                context.replacePathWithStrokedPath()
                context.clip()
            }
        }

        /// Draws with a colour, or a gradient within a clip.
        @MainActor
        private func paint(
            _ rect: CGRect, _ graphics: GraphicsContext, draw: (CGContext) -> Void, clip: (CGContext) -> Void
        ) {
            let context = graphics.context
            func solid(_ color: UIColor) {
                context.setFillColor(color.cgColor)
                context.setStrokeColor(color.cgColor)
                draw(context)
            }
            func gradient(_ gradient: Gradient, _ body: (CGGradient) -> Void) {
                let resolved = gradient.resolved(graphics.environment)
                guard
                    let made = CGGradient(
                        colorsSpace: nil, colors: resolved.stops.map { UIColor($0.color).cgColor },
                        locations: resolved.stops.map(\.location))
                else { return }
                clip(context)
                body(made)
            }
            let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
            switch kind {
            case .palette(let all): all.first?.paint(rect, graphics, draw: draw, clip: clip)
            case .linear(let colors, let start, let end):
                gradient(colors) { context.drawLinearGradient($0, start: start, end: end, options: options) }
            case .radial(let colors, let center, let from, let to):
                gradient(colors) {
                    context.drawRadialGradient(
                        $0, startCenter: center, startRadius: from, endCenter: center, endRadius: to, options: options)
                }
            case .style(let style):
                let paint = style.paint(graphics.environment)
                func point(_ unit: UnitPoint) -> CGPoint {
                    CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
                }
                switch paint.kind {
                case .linear(let colors, let start, let end):
                    gradient(colors) {
                        context.drawLinearGradient($0, start: point(start), end: point(end), options: options)
                    }
                case .radial(let colors, let center, let from, let to):
                    gradient(colors) {
                        context.drawRadialGradient(
                            $0, startCenter: point(center), startRadius: from, endCenter: point(center), endRadius: to,
                            options: options)
                    }
                case .color, .angular, .elliptical, .material: solid(paint.color)
                }
            }
        }
    }
}
