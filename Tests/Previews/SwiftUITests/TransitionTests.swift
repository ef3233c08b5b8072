import SwiftUI
import Testing

@testable import QuartzCore
@testable import UIKit

/// Views that come and go by modifiers, and by transitions of an app's own.
@MainActor @Suite(.serialized) struct TransitionTests {
    private struct Width: ViewModifier, Sendable {
        let scale: CGFloat
        func body(content: Content) -> some View {
            content.scaleEffect(x: scale, anchor: .leading).blur(radius: scale < 1 ? 10 : 0)
        }
    }

    private struct Rising: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(y: phase.value * -100)
        }
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

    private let width = AnyTransition.modifier(active: Width(scale: 0.001), identity: Width(scale: 1))

    @Test func aViewComesByItsModifiers() throws {
        let shown = ShownView(Coming(transition: width))
        try shown.tap("toggle")
        shown.stage.advance(by: 0.5)
        let frame = try #require(shown.frame(of: .red))
        #expect(abs(frame.width - 50) < 4 && abs(frame.minX - 150) < 1 && frame.height == 100)
        #expect(shown.views.contains { abs(($0.layer.drawing.filter?.blur ?? 0) - 5) < 1 })
        shown.stage.advance(by: 1)
        #expect(shown.frame(of: .red) == CGRect(x: 150, y: 550, width: 100, height: 100))
    }

    @Test func aViewGoesByItsModifiersAndThenIsNotThere() throws {
        let shown = ShownView(Coming(transition: width))
        try shown.tap("toggle")
        shown.stage.advance(by: 1.5)
        try shown.tap("toggle")
        shown.stage.advance(by: 0.5)
        #expect(abs((shown.frame(of: .red)?.width ?? 0) - 50) < 4)
        shown.stage.advance(by: 1)
        #expect(shown.frame(of: .red) == nil)
        try shown.tap("toggle")
        shown.stage.advance(by: 1.5)
        #expect(shown.frame(of: .red)?.width == 100)
    }

    @Test func aTransitionOfAnAppsOwnKnowsWhetherTheViewComesOrGoes() throws {
        let shown = ShownView(Coming(transition: AnyTransition(Rising())))
        try shown.tap("toggle")
        shown.stage.advance(by: 0.5)
        #expect(abs((shown.frame(of: .red)?.minY ?? 0) - 600) < 3)
        shown.stage.advance(by: 1)
        #expect(shown.frame(of: .red)?.minY == 550)
        try shown.tap("toggle")
        shown.stage.advance(by: 0.5)
        #expect(abs((shown.frame(of: .red)?.minY ?? 0) - 500) < 3)
    }

    @Test func oneWayInAndAnotherOut() throws {
        let shown = ShownView(Coming(transition: .asymmetric(insertion: .opacity, removal: width)))
        try shown.tap("toggle")
        shown.stage.advance(by: 0.5)
        let red = try #require(shown.views.first { $0.backgroundColor == .red })
        #expect(shown.frame(of: .red)?.width == 100)
        var around: UIView? = red
        var opacity = 1.0
        while let view = around {
            opacity *= shown.opacity(view)
            around = view.superview
        }
        #expect(abs(opacity - 0.5) < 0.05)
        shown.stage.advance(by: 1)
        try shown.tap("toggle")
        shown.stage.advance(by: 0.5)
        #expect(abs((shown.frame(of: .red)?.width ?? 0) - 50) < 4)
    }

    private struct Card: View {
        @State private var isThere = false
        @State private var count = 0
        var body: some View {
            VStack {
                Button("toggle") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
                if isThere {
                    Button("count \(count)") { count += 1 }
                        .transition(.modifier(active: Width(scale: 0.001), identity: Width(scale: 1)))
                }
            }
        }
    }

    @Test func whatHasComeIsTouchedAndChanges() throws {
        let shown = ShownView(Card())
        try shown.tap("toggle")
        shown.stage.advance(by: 1.5)
        try shown.tap("count 0")
        #expect(shown.texts == ["toggle", "count 1"])
    }
}
