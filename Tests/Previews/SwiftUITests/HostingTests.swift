import StageTesting
import SwiftUI
import Testing
import UIKit

/// Views of UIKit in views, and views in UIKit.
@MainActor @Suite(.serialized) struct HostingTests {
    private struct Switch: UIViewRepresentable {
        @Binding var isOn: Bool

        final class Coordinator: NSObject {
            var isOn: Binding<Bool>
            init(_ isOn: Binding<Bool>) { self.isOn = isOn }
        }

        func makeCoordinator() -> Coordinator { Coordinator($isOn) }

        func makeUIView(context: Context) -> UISwitch {
            let view = UISwitch()
            view.addAction(
                UIAction { [coordinator = context.coordinator] action in
                    coordinator.isOn.wrappedValue = (action.sender as? UISwitch)?.isOn ?? false
                }, for: .valueChanged)
            return view
        }

        func updateUIView(_ uiView: UISwitch, context: Context) { uiView.isOn = isOn }
    }

    private struct Settings: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Text(isOn ? "on" : "off")
                Switch(isOn: $isOn).fixedSize()
                Button("set") { isOn = true }
            }
        }
    }

    private struct Bar: UIViewRepresentable {
        let width: Double

        func makeUIView(context: Context) -> UIProgressView { UIProgressView() }

        func updateUIView(_ uiView: UIProgressView, context: Context) {
            uiView.tag = context.transaction.animation == .linear ? 1 : 0
            uiView.progress = Float(width)
        }
    }

    private struct Filling: View {
        @State private var width = 0.0
        var body: some View {
            VStack {
                Bar(width: width)
                Button("animate") { withAnimation(.linear) { width += 0.1 } }
                Button("set") { width += 0.1 }
            }
        }
    }

    @Test func aViewOfUIKitHearsHowItsChangesAreShown() throws {
        let shown = ShownView(Filling())
        let view = try #require(shown.views.compactMap { $0 as? UIProgressView }.first)
        for (text, tag) in [("animate", 1), ("set", 0)] {
            try shown.tap(text)
            try shown.stage.settle()
            #expect(view.tag == tag)
        }
    }

    @Test func aViewOfUIKitIsChangedAndTellsItsCoordinator() throws {
        let shown = ShownView(Settings())
        let view = try #require(shown.views.compactMap { $0 as? UISwitch }.first)
        try shown.tap("set")
        #expect(view.isOn)
        view.isOn = false
        view.sendActions(for: .valueChanged)
        shown.stage.advance()
        #expect(shown.texts.first == "off")
    }

    private struct Page: UIViewControllerRepresentable {
        let color: UIColor
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {
            controller.view.backgroundColor = color
        }
    }

    @Test func aControllerOfUIKitIsAChild() throws {
        let shown = ShownView(Page(color: .red).frame(width: 100, height: 100))
        #expect(shown.frame(of: .red)?.size == CGSize(width: 100, height: 100))
        #expect(shown.stage.viewController.children.count == 1)
    }

    @Test func aCellIsAsHighAsTheViewInIt() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 50) }.margins(.all, 10)
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.height == 70)
    }

    private struct Shown: App {
        @State private var count = 1
        @State private var presses = 0
        var body: some Scene {
            WindowGroup { Button("app \(count), \(presses)") { count += 1 } }
                .onChange(of: count) { presses += 1 }
                .commands { CommandMenu("More") { Button("Press") { presses += 1 } } }
        }
    }

    private struct GreenPage: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIHostingController<Color> {
            UIHostingController(rootView: Color(uiColor: .green))
        }
        func updateUIViewController(_ controller: UIHostingController<Color>, context: Context) {}
    }

    private struct Scrolled: View {
        let isList: Bool
        var body: some View {
            NavigationStack {
                if isList {
                    List {
                        GreenPage().frame(height: 200).listRowInsets(EdgeInsets())
                        ForEach(0..<40) { Text("row \($0)") }
                    }
                    .listStyle(.plain)
                } else {
                    ScrollView {
                        GreenPage().frame(height: 200)
                        Color.clear.frame(height: 2000)
                    }
                }
            }
            .navigationTitle("pages")
        }
    }

    /// Apple's tutorial has pages of hosted views in a list: they don't shrink below the bar.
    @Test(arguments: [true, false])
    func aHostedViewInWhatScrollsKnowsNothingOfBars(isList: Bool) throws {
        let shown = ShownView(Scrolled(isList: isList))
        try shown.stage.settle()
        let before = try #require(shown.all.first { $0.backgroundColor == .green }).bounds.size
        let scrollView = try #require(shown.all.compactMap { $0 as? UIScrollView }.first)
        scrollView.contentOffset.y += 150
        shown.stage.advance(by: 0.5)
        let after = try #require(shown.all.first { $0.backgroundColor == .green }).bounds.size
        #expect(before.height == 200 && after == before)
    }

    @Test func anAppShowsItsWindow() throws {
        let stage = Stage(StageApps.controller(of: Shown.self), size: CGSize(width: 400, height: 800))
        stage.advance()
        func texts(_ view: UIView) -> [String] {
            ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
        }
        stage.tap(at: CGPoint(x: 200, y: 400))
        stage.advance()
        #expect(texts(stage.viewController.view) == ["app 2, 1"])
    }
}
