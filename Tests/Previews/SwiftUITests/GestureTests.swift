import SwiftUI
import Testing
import UIKit

/// What views hear of fingers.
@MainActor @Suite(.serialized) struct GestureTests {
    private struct Dragged: View {
        let heard: (String) -> Void
        @State private var offset = CGSize.zero
        @GestureState private var isHeld = false
        var body: some View {
            Color(uiColor: isHeld ? .green : .red).frame(width: 100, height: 100).offset(offset)
                .gesture(
                    DragGesture()
                        .updating($isHeld) { _, state, _ in state = true }
                        .onChanged { offset = $0.translation }
                        .onEnded { heard("ended \(Int($0.translation.width)) \(Int($0.translation.height))") })
        }
    }

    @Test func aDragMovesAViewAndEnds() {
        var heard: [String] = []
        let shown = ShownView(Dragged { heard.append($0) })
        shown.stage.touchDown(at: CGPoint(x: 200, y: 400))
        shown.stage.advance()
        for step in 1...10 {
            shown.stage.move(to: CGPoint(x: 200 + 6 * CGFloat(step), y: 400))
            shown.stage.advance()
        }
        #expect(shown.frame(of: .green)?.midX == 260)
        shown.stage.liftUp()
        shown.stage.advance()
        #expect(heard == ["ended 60 0"] && shown.frame(of: .red)?.midX == 260)
    }

    @Test func aTapIsOfWhatIsInFront() {
        var heard: [String] = []
        let shown = ShownView(
            ZStack {
                Color.red.onTapGesture { heard.append("behind") }
                Color.green.frame(width: 100, height: 100).onTapGesture { heard.append("in front") }
            })
        shown.stage.tap(at: CGPoint(x: 200, y: 400))
        shown.stage.tap(at: CGPoint(x: 200, y: 100))
        shown.stage.advance()
        #expect(heard == ["in front", "behind"])
    }

    @Test func whatTakesNoTouchesLetsThemThrough() {
        var heard = 0
        let shown = ShownView(
            ZStack {
                Color.red.onTapGesture { heard += 1 }
                Color.green.allowsHitTesting(false)
            })
        shown.stage.tap(at: CGPoint(x: 200, y: 400))
        #expect(heard == 1)
    }

    @Test func aPressOfSomeTimeIsHeard() {
        var heard: [String] = []
        let shown = ShownView(
            Color.red.onLongPressGesture(minimumDuration: 0.5) {
                heard.append("pressed")
            } onPressingChanged: {
                heard.append($0 ? "down" : "up")
            })
        shown.stage.press(at: CGPoint(x: 200, y: 400), for: 0.8)
        shown.stage.advance()
        #expect(heard == ["down", "pressed", "up"])
    }

    @Test func aDragWithoutDistanceBeginsWithTheTouch() {
        var heard: [CGFloat] = []
        let shown = ShownView(
            Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { heard.append($0.location.x) }))
        shown.stage.touchDown(at: CGPoint(x: 120, y: 400))
        shown.stage.advance()
        #expect(heard == [120])
        shown.stage.liftUp()
    }

    @Test func aPressAndThenADragAreASequence() {
        var heard: [String] = []
        let press = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
        let shown = ShownView(
            Color.red.gesture(
                press.onChanged { value in
                    if case .second(true, let drag?) = value { heard.append("\(Int(drag.translation.width))") }
                }.onEnded { _ in heard.append("ended") }))
        shown.stage.touchDown(at: CGPoint(x: 100, y: 400))
        shown.stage.advance(by: 0.5)
        shown.stage.move(to: CGPoint(x: 140, y: 400))
        shown.stage.advance()
        shown.stage.liftUp()
        shown.stage.advance()
        #expect(heard.contains("40") && heard.last == "ended")
    }

    @Test func whatCannotBeUsedDoesNothing() throws {
        var heard = 0
        let shown = ShownView(Button("do") { heard += 1 }.disabled(true))
        try shown.tap("do")
        #expect(heard == 0)
    }

    private struct Style: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.background(Color(uiColor: configuration.isPressed ? .green : .red))
        }
    }

    @Test func aStyleKnowsWhetherAButtonIsPressed() throws {
        let shown = ShownView(Button("press") {}.buttonStyle(Style()))
        #expect(shown.frame(of: .red) != nil)
        shown.stage.touchDown(at: CGPoint(x: 200, y: 400))
        shown.stage.advance(steps: 12)
        #expect(shown.frame(of: .green) != nil && shown.frame(of: .red) == nil)
        shown.stage.liftUp()
        shown.stage.advance(steps: 2)
        #expect(shown.frame(of: .red) != nil)
    }
    @Test func placesAreToldInTheSpacesOfNames() {
        var heard: [String] = []
        func place(_ point: CGPoint) -> String { "\(Int(point.x)) \(Int(point.y))" }
        let shown = ShownView(
            VStack(spacing: 0) {
                Color.green.frame(height: 100)
                ZStack {
                    Color.red.frame(width: 100, height: 100)
                        .onTapGesture(coordinateSpace: .named("box")) { heard.append(place($0)) }
                        .simultaneousGesture(
                            DragGesture(minimumDistance: 0, coordinateSpace: .named("box"))
                                .onChanged { heard.append(place($0.startLocation)) }
                        )
                        .simultaneousGesture(
                            DragGesture(minimumDistance: 0, coordinateSpace: .global)
                                .onChanged { heard.append(place($0.location)) })
                }
                .frame(width: 300, height: 700).coordinateSpace(name: "box")
            })
        shown.stage.tap(at: CGPoint(x: 160, y: 420))
        shown.stage.advance()
        #expect(Set(heard) == ["110 320", "160 420"])
    }

    @Test func aScrollViewsBoundsAreToldToWhatIsInIt() {
        var heard: CGRect?
        _ = ShownView(
            ScrollView {
                Color.red.frame(height: 100).visualEffect { content, proxy in
                    heard = proxy.bounds(of: .scrollView)
                    return content
                }
            }
            .frame(width: 300, height: 500))
        #expect(heard == CGRect(x: 0, y: 0, width: 300, height: 500))
    }
}
