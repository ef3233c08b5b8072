import SwiftUI
import Testing
import UIKit

/// Controls, which are those of UIKit.
@MainActor @Suite(.serialized) struct ControlTests {
    private struct Form1: View {
        @State private var isOn = false
        @State private var level = 0.25
        @State private var count = 1
        @State private var choice = "b"
        @State private var text = ""
        @State private var submitted = ""
        var body: some View {
            VStack {
                Toggle("switch", isOn: $isOn)
                Slider(value: $level, in: 0...10)
                Stepper("steps \(count)", value: $count, in: 0...2)
                Picker("choice", selection: $choice) {
                    Text("a").tag("a")
                    Text("b").tag("b")
                }.pickerStyle(.segmented)
                TextField("name", text: $text).onSubmit { submitted = text }
                ProgressView(value: level, total: 10)
                Text("\(isOn ? "on" : "off") \(level) \(count) \(choice) \(text) \(submitted)")
            }
        }
    }

    @Test func controlsChangeWhatTheyAreBoundTo() throws {
        let shown = ShownView(Form1())
        func find<V: UIView>(_ type: V.Type) throws -> V { try #require(shown.views.compactMap { $0 as? V }.first) }
        let toggle = try find(UISwitch.self)
        toggle.isOn = true
        toggle.sendActions(for: .valueChanged)
        let slider = try find(UISlider.self)
        #expect(slider.value == slider.maximumValue / 40)
        slider.value = slider.maximumValue / 2
        slider.sendActions(for: .valueChanged)
        let stepper = try find(UIStepper.self)
        stepper.value = 2
        stepper.sendActions(for: .valueChanged)
        let segments = try find(UISegmentedControl.self)
        #expect(segments.selectedSegmentIndex == 1 && segments.titleForSegment(at: 0) == "a")
        segments.selectedSegmentIndex = 0
        segments.sendActions(for: .valueChanged)
        let field = try find(UITextField.self)
        field.becomeFirstResponder()
        field.insertText("Ada")
        shown.stage.advance(steps: 2)
        // As on iOS, where a number in a text that is translated is written by its format.
        #expect(shown.texts.contains("on 5.000000 2 a Ada "))
        #expect(shown.texts.contains("steps 2"))
    }

    private struct Focusing: View {
        private enum Field { case first, second }
        @State private var texts = ["", ""]
        @FocusState private var field: Field?
        var body: some View {
            VStack {
                TextField("first", text: $texts[0]).focused($field, equals: .first)
                TextField("second", text: $texts[1]).focused($field, equals: .second)
                Button("next") { field = .second }
                Text(field == nil ? "none" : field == .first ? "in first" : "in second")
            }
        }
    }

    @Test func theFocusIsThatOfTheFieldInWhichOneTypes() throws {
        let shown = ShownView(Focusing())
        let fields = shown.views.compactMap { $0 as? UITextField }
        #expect(shown.texts.contains("none") && fields.count == 2)
        fields[0].becomeFirstResponder()
        shown.stage.advance(steps: 2)
        #expect(shown.texts.contains("in first"))
        try shown.tap("next")
        shown.stage.advance(steps: 2)
        #expect(shown.texts.contains("in second") && fields[1].isFirstResponder)
    }

    private struct Choosing: View {
        @State private var item: PhotosPickerItem?
        @State private var picture: Image?
        var body: some View {
            VStack {
                PhotosPicker("choose", selection: $item, matching: .images)
                Text(picture == nil ? "none" : "chosen \(item?.itemIdentifier ?? "")")
            }
            .onChange(of: item) { _, item in
                Task {
                    if let data = try? await item?.loadTransferable(type: Data.self), let image = UIImage(data: data) {
                        picture = Image(uiImage: image)
                    }
                }
            }
        }
    }

    @Test func aPhotoIsChosenOnAScreenAndGivenAsData() async throws {
        let shown = ShownView(Choosing())
        try shown.tap("choose")
        try shown.stage.settle()
        let photos = try #require(shown.all.compactMap { $0 as? UICollectionView }.first)
        photos.delegate?.collectionView(photos, didSelectItemAt: IndexPath(item: 2, section: 0))
        try shown.stage.settle()
        for _ in 0..<20 {
            await Task.yield()
            shown.stage.advance()
        }
        try shown.stage.settle()
        #expect(shown.texts.contains("chosen photo-2"))
    }

    private struct Opening: View {
        var body: some View {
            VStack { DisclosureGroup("more") { Text("hidden") } }.padding()
        }
    }

    @Test func aGroupOpensWhereItIsTapped() throws {
        let shown = ShownView(Opening())
        #expect(!shown.texts.contains("hidden"))
        try shown.tap("more")
        try shown.stage.settle()
        #expect(shown.texts.contains("hidden"))
    }

    @Test func whatIsDeclaredForASymbolAndATextShowsWhatItsStyleSays() {
        let both = ShownView(Label("star", systemImage: "star"))
        #expect(both.texts == ["star"] && both.views.contains { $0 is UIImageView })
        let icon = ShownView(Label("star", systemImage: "star").labelStyle(.iconOnly))
        #expect(icon.texts.isEmpty && icon.views.contains { $0 is UIImageView })
    }
}
