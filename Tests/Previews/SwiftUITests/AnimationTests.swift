import SwiftUI
import Testing
import UIKit

/// How changes are shown over time.
@MainActor @Suite(.serialized) struct AnimationTests {
    private struct Moving: View {
        let animation: Animation?
        @State private var isRight = false
        var body: some View {
            VStack {
                Color(uiColor: .red).frame(width: 100, height: 100).offset(x: isRight ? 100 : 0)
                Button("move") { withAnimation(animation) { isRight.toggle() } }
            }
        }
    }

    @Test func whatIsAnimatedIsBetweenAtFirstAndThereAtLast() throws {
        let shown = ShownView(Moving(animation: .linear(duration: 1)))
        try shown.tap("move")
        shown.stage.advance(by: 0.5)
        let middle = try #require(shown.frame(of: .red)).minX
        #expect(abs(middle - 200) < 6)
        shown.stage.advance(by: 1)
        #expect(shown.frame(of: .red)?.minX == 250)
    }

    @Test func withoutAnimationItIsThereAtOnce() throws {
        let shown = ShownView(Moving(animation: nil))
        try shown.tap("move")
        #expect(shown.frame(of: .red)?.minX == 250)
    }

    @Test func aSpringSwingsBeyondItsEndAndComesBack() throws {
        let shown = ShownView(Moving(animation: .spring(response: 0.4, dampingFraction: 0.4)))
        try shown.tap("move")
        var most: CGFloat = 0
        for _ in 0..<120 {
            shown.stage.advance()
            most = max(most, shown.frame(of: .red)?.minX ?? 0)
        }
        #expect(most > 260 && abs((shown.frame(of: .red)?.minX ?? 0) - 250) < 0.5)
    }

    private struct Valued: View {
        @State private var isLarge = false
        var body: some View {
            VStack(spacing: 0) {
                Color(uiColor: .red).frame(width: isLarge ? 200 : 100, height: 10)
                    .animation(.linear(duration: 1), value: isLarge)
                Color(uiColor: .green).frame(width: isLarge ? 200 : 100, height: 10)
                Button("grow") { isLarge.toggle() }
            }
        }
    }

    @Test func anAnimationOfAViewIsOfThatViewAlone() throws {
        let shown = ShownView(Valued())
        try shown.tap("grow")
        shown.stage.advance(by: 0.5)
        #expect(abs((shown.frame(of: .red)?.width ?? 0) - 150) < 4 && shown.frame(of: .green)?.width == 200)
    }

    private struct Coming: View {
        let transition: AnyTransition
        @State private var isThere = false
        var body: some View {
            ZStack {
                Button("toggle") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
                if isThere {
                    Color(uiColor: .red).frame(width: 100, height: 100).offset(y: 200).transition(transition)
                }
            }
        }
    }

    @Test func aViewComesAndGoesByItsOpacity() throws {
        let shown = ShownView(Coming(transition: .opacity))
        try shown.tap("toggle")
        shown.stage.advance(by: 0.5)
        let red = try #require(shown.views.first { $0.backgroundColor == .red })
        let holder = try #require(red.superview)
        #expect(abs(shown.opacity(holder) - 0.5) < 0.1)
        shown.stage.advance(by: 1)
        #expect(shown.opacity(holder) == 1)
        try shown.tap("toggle")
        shown.stage.advance(by: 0.5)
        #expect(red.window != nil)
        shown.stage.advance(by: 1)
        #expect(red.window == nil)
    }

    @Test func aViewComesFromAnEdge() throws {
        let shown = ShownView(Coming(transition: .move(edge: .leading)))
        try shown.tap("toggle")
        let first = try #require(shown.frame(of: .red)).minX
        #expect(first < 60)
        shown.stage.advance(by: 1.5)
        #expect(shown.frame(of: .red)?.minX == 150)
    }

    private struct Turning: View {
        @State private var angle = 0.0
        var body: some View {
            Color(uiColor: .red).frame(width: 100, height: 20).rotationEffect(.degrees(angle))
                .onAppear { withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { angle = 360 } }
        }
    }

    @Test func aWholeTurnTurns() {
        let shown = ShownView(Turning())
        shown.stage.advance(by: 1)
        let size = shown.frame(of: .red)?.size ?? .zero
        #expect(size.height > 90 && size.width < 40)
        shown.stage.advance(by: 8)
        #expect(abs((shown.frame(of: .red)?.height ?? 0) - size.height) < 3)
    }

    private struct Trimmed: View {
        @State private var end: CGFloat = 0
        var body: some View {
            VStack {
                Circle().trim(from: 0, to: end).stroke(Color(uiColor: .red), lineWidth: 4).frame(width: 80, height: 80)
                Button("draw") { withAnimation(.linear(duration: 1)) { end = 1 } }
            }
        }
    }

    @Test func aPartOfAShapeGrows() throws {
        let shown = ShownView(Trimmed())
        let layer = try #require(shown.views.compactMap { $0.layer as? CAShapeLayer }.first)
        #expect(layer.strokeEnd == 0)
        try shown.tap("draw")
        shown.stage.advance(by: 0.5)
        let shownEnd = shown.strokeEnd(layer)
        #expect(shownEnd > 0.3 && shownEnd < 0.7)
        shown.stage.advance(by: 1)
        #expect(layer.strokeEnd == 1)
    }

    private struct Wave: Shape {
        var height: CGFloat
        var animatableData: CGFloat {
            get { height }
            set { height = newValue }
        }
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width, height: height)) }
    }

    private struct Waving: View {
        @State private var height: CGFloat = 10
        var body: some View {
            VStack {
                Wave(height: height).fill(Color(uiColor: .red)).frame(width: 80, height: 80)
                Button("wave") { withAnimation(.linear(duration: 1)) { height = 50 } }
            }
        }
    }

    @Test func aShapesNumbersMoveOn() throws {
        let shown = ShownView(Waving())
        let layer = try #require(shown.views.compactMap { $0.layer as? CAShapeLayer }.first)
        try shown.tap("wave")
        shown.stage.advance(by: 0.5)
        let height = (layer.presentation() ?? layer).path?.boundingBox.height ?? 0
        #expect(height > 20 && height < 40)
        shown.stage.advance(by: 1)
        #expect(layer.path?.boundingBox.height == 50)
    }
}

/// Views and modifiers that are animated by numbers of their own.
@MainActor @Suite(.serialized) struct AnimatableTests {
    private struct Counting: View, Animatable {
        var number: Double
        nonisolated var animatableData: Double {
            get { number }
            set { number = newValue }
        }
        var body: some View { Text("number \(Int(number))") }
    }

    private struct Counter: View {
        @State private var number = 0.0
        var body: some View {
            VStack {
                Counting(number: number)
                Button("count") { withAnimation(.linear(duration: 1)) { number = 100 } }
            }
        }
    }

    @Test func aViewIsEvaluatedForTheNumbersBetween() throws {
        let shown = ShownView(Counter())
        try shown.tap("count")
        shown.stage.advance(by: 0.5)
        let number = try #require(shown.texts.first.flatMap { Int($0.dropFirst(7)) })
        #expect(number > 30 && number < 70)
        shown.stage.advance(by: 1)
        #expect(shown.texts.first == "number 100")
    }

    private struct Shake: GeometryEffect {
        var way: CGFloat
        var animatableData: CGFloat {
            get { way }
            set { way = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: 40 * sin(way * .pi), y: 0))
        }
    }

    private struct Shaking: View {
        @State private var way: CGFloat = 0
        var body: some View {
            VStack {
                Color(uiColor: .red).frame(width: 100, height: 100).modifier(Shake(way: way))
                Button("shake") { withAnimation(.linear(duration: 1)) { way = 1 } }
            }
        }
    }

    @Test func anEffectGoesThroughWhatIsBetween() throws {
        let shown = ShownView(Shaking())
        try shown.tap("shake")
        shown.stage.advance(by: 0.5)
        #expect(try #require(shown.frame(of: .red)).minX > 180)
        shown.stage.advance(by: 1)
        #expect(abs(try #require(shown.frame(of: .red)).minX - 150) < 0.5)
    }
}
