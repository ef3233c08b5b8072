import SwiftUI
import Testing

@testable import QuartzCore
@testable import UIKit

/// What is done to all that a view draws.
@MainActor @Suite(.serialized) struct FilterTests {
    /// The filters of a view that is shown, the outermost first.
    private func filters<V: View>(_ view: V) -> [LayerFilter] {
        ShownView(view).views.compactMap(\.layer.drawing.filter)
    }

    @Test func aBlurHasItsRadius() {
        #expect(filters(Text("a").blur(radius: 3)).map(\.blur) == [3])
        #expect(filters(Text("a").blur(radius: -3)).map(\.blur) == [0])
    }

    @Test func aBlendModeIsTheLayers() {
        #expect(filters(Text("a").blendMode(.multiply)).map(\.blendMode) == [.multiply])
        #expect(filters(Text("a").blendMode(.destinationOut).compositingGroup()).map(\.isIsolated) == [true, false])
    }

    @Test func coloursAreMultipliedByMatrices() {
        let all = filters(
            Text("a").saturation(0.5).grayscale(1).brightness(0.25).contrast(2).colorInvert().hueRotation(.degrees(90))
                .colorMultiply(Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 1)).luminanceToAlpha())
        let expected: [ColorMatrix] = [
            .luminanceToAlpha, .product(CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)), .hueRotation(.pi / 2),
            .inversion, .contrast(2), .brightness(0.25), .saturation(0), .saturation(0.5),
        ]
        #expect(all.map(\.colors) == expected)
    }

    private struct Focusing: View {
        @State private var isSharp = false
        var body: some View {
            Text("a").blur(radius: isSharp ? 0 : 10).saturation(isSharp ? 1 : 0)
                .onAppear { withAnimation(.linear(duration: 1)) { isSharp = true } }
        }
    }

    @Test func whatIsAnimatedGoesThroughThoseBetween() throws {
        let shown = ShownView(Focusing())
        shown.stage.advance(by: 0.5)
        var filters = shown.views.compactMap(\.layer.drawing.filter)
        #expect(abs((filters.last?.blur ?? 0) - 5) < 0.5)
        let half = try #require(filters.first?.colors)
        #expect(abs(half.rows[0][1] - ColorMatrix.saturation(0.5).rows[0][1]) < 0.05)
        shown.stage.advance(by: 1)
        filters = shown.views.compactMap(\.layer.drawing.filter)
        #expect(filters.map(\.blur) == [0, 0])
        #expect(filters.first?.colors == .saturation(1))
    }

    @Test func visualEffectsFilterToo() {
        let shown = filters(
            Text("a").visualEffect { content, _ in content.blur(radius: 4).saturation(0).brightness(0.5) })
        #expect(shown.map(\.blur) == [4])
        #expect(shown.first?.colors == ColorMatrix.saturation(0).then(.brightness(0.5)))
    }

    private struct Rows: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { _ in
                        Color(uiColor: .red).frame(height: 100)
                            .scrollTransition { content, phase in content.blur(radius: phase.isIdentity ? 0 : 10) }
                    }
                }
            }
        }
    }

    @Test func whatScrollsOutOfSightIsBlurredByHowMuchIsHidden() throws {
        let shown = ShownView(Rows())
        let scrollView = try #require(shown.views.compactMap { $0 as? UIScrollView }.first)
        scrollView.contentOffset.y = 50
        shown.stage.advance()
        let blurs = shown.views.compactMap(\.layer.drawing.filter).map(\.blur)
        #expect(abs((blurs.first ?? 0) - 5) < 0.5)
        #expect(blurs.filter { $0 == 0 }.count >= 6)
    }
}
