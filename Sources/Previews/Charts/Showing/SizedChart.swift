import SwiftUI

/// A chart of a size.
struct SizedChart: View {
    let frames: ChartFrames
    let environment: EnvironmentValues

    private var settings: ChartSettings { frames.model.settings }
    private var isScrolled: Bool { frames.content.width > frames.plot.width }
    private var bounds: (low: CGFloat, high: CGFloat) { (0, frames.size.width) }

    var body: some View {
        let builder = FigureBuilder(
            frames.model, x: frames.x, y: frames.y, size: frames.content, environment)
        ZStack(alignment: .topLeading) {
            layers(settings.backgrounds)
            if isScrolled {
                scrolled(builder)
            } else {
                plot(builder).placed(frames.plot)
                labels(frames.xAxes, frames.x, frames.plot, bounds)
                annotations(builder, frames.plot)
            }
            labels(frames.yAxes, frames.y, frames.plot, bounds)
            ForEach(frames.surroundings) { $0.view.placed($0.frame) }
            selection
            layers(settings.overlays)
        }
        .frame(width: frames.size.width, height: frames.size.height, alignment: .topLeading)
    }

    /// Returns the plot as code has it look.
    private func plot(_ builder: FigureBuilder) -> AnyView {
        let axes = frames.xAxes.map { ($0, frames.x) } + frames.yAxes.map { ($0, frames.y) }
        let plain = AnyView(PlotView(axes: axes, builder: builder, size: frames.content))
        return settings.plotStyles.reduce(plain) { $1($0) }
    }

    private func labels(
        _ axes: [MeasuredAxis], _ scale: PositionScale, _ plot: CGRect, _ bounds: (low: CGFloat, high: CGFloat)
    ) -> some View {
        ForEach(0..<axes.count, id: \.self) { index in
            AxisLabelsView(axis: axes[index], scale: scale, plot: plot, bounds: bounds)
        }
    }

    @ViewBuilder
    private func scrolled(_ builder: FigureBuilder) -> some View {
        // What stands above and below the plot goes with it.
        let (above, below) = (frames.plot.minY, frames.size.height - frames.plot.maxY)
        let all = CGSize(width: frames.content.width, height: above + frames.plot.height + below)
        let inner = CGRect(x: 0, y: above, width: frames.content.width, height: frames.plot.height)
        ScrollView(.horizontal, showsIndicators: false) {
            ZStack(alignment: .topLeading) {
                plot(builder).placed(inner)
                labels(frames.xAxes, frames.x, inner, (0, frames.content.width))
                annotations(builder, inner)
            }
            .frame(width: all.width, height: all.height)
        }
        .defaultScrollAnchor(UnitPoint(x: frames.start, y: 0))
        .placed(CGRect(x: frames.plot.minX, y: 0, width: frames.plot.width, height: all.height))
    }

    private struct Placed: Identifiable {
        let id: [AnyHashable]
        let view: AnyView
        let frame: CGRect
    }

    private func annotations(_ builder: FigureBuilder, _ plot: CGRect) -> some View {
        let chart = CGRect(
            x: 0, y: 0, width: max(frames.size.width, frames.content.width), height: frames.size.height)
        let placed = builder.annotations.map { item -> Placed in
            let view = item.annotation.view(AnnotationContext(targetSize: item.target.size))
            let size = MeasuredView.size(of: view, in: environment)
            let frame = AnnotationPlaces.frame(
                size, beside: item.target.offsetBy(dx: plot.minX, dy: plot.minY), item.annotation,
                isHorizontal: item.isHorizontal)
            return Placed(
                id: item.id, view: view,
                frame: AnnotationPlaces.fitted(frame, item.annotation.resolution, chart: chart, plot: plot))
        }
        return ForEach(placed) { $0.view.placed($0.frame) }
    }

    private func layers(_ layers: [ChartLayerSetting]) -> some View {
        ForEach(0..<layers.count, id: \.self) { index in
            GeometryReader { geometry in
                layers[index].view(proxy(at: geometry.frame(in: .global).origin))
                    .frame(width: geometry.size.width, height: geometry.size.height, alignment: layers[index].alignment)
            }
        }
    }

    private func proxy(at origin: CGPoint) -> ChartProxy {
        ChartProxy(
            x: frames.x, y: frames.y, plot: frames.plot, origin: origin, model: frames.model, environment: environment)
    }

    // MARK: Touches

    /// What takes touches of the plot, if anybody asks for these.
    @ViewBuilder private var selection: some View {
        let isSelected =
            settings.x.select != nil || settings.y.select != nil || settings.selectAngle != nil
            || settings.x.selectRange != nil || settings.y.selectRange != nil
        if isSelected || !settings.gestures.isEmpty {
            GeometryReader { geometry in
                let area = AnyView(Color.clear.contentShape(Rectangle()))
                let proxy = proxy(
                    at: geometry.frame(in: .global).offsetBy(dx: -frames.plot.minX, dy: -frames.plot.minY).origin)
                let taught = settings.gestures.reduce(area) { $1(proxy, $0) }
                if isSelected, settings.gestures.isEmpty {
                    taught.gesture(
                        DragGesture(minimumDistance: 0)
                            .onChanged { touch(proxy, $0.startLocation, $0.location) }
                            .onEnded { _ in release() })
                } else {
                    taught
                }
            }
            .placed(frames.plot)
        }
    }

    /// Tells which values a finger is at.
    private func touch(_ proxy: ChartProxy, _ start: CGPoint, _ place: CGPoint) {
        if settings.x.select != nil { proxy.selectXValue(at: place.x) }
        if settings.y.select != nil { proxy.selectYValue(at: place.y) }
        if settings.x.selectRange != nil { proxy.selectXRange(from: start.x, to: place.x) }
        if settings.y.selectRange != nil { proxy.selectYRange(from: start.y, to: place.y) }
        if settings.selectAngle != nil { proxy.selectAngleValue(at: proxy.angle(at: place)) }
    }

    /// Tells that the finger is gone.
    private func release() {
        settings.x.select?(nil)
        settings.y.select?(nil)
        settings.x.selectRange?(nil)
        settings.y.selectRange?(nil)
        settings.selectAngle?(nil)
    }
}
