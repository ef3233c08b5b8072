import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct VisualEffectTests {
    @Test(
        arguments: [
            (.light, .light), (.dark, .dark), (.extraLight, .extraLight), (.regular, .regular),
            (.prominent, .prominent),
            (.systemThinMaterialDark, .dark), (.systemMaterial, .regular),
        ] as [(UIBlurEffect.Style, LayerDrawing.Blur)])
    func eachStyleHasALook(style: UIBlurEffect.Style, blur: LayerDrawing.Blur) {
        Stage().perform {
            let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
            #expect(view.layer.drawing.blur == blur)
            view.effect = nil
            #expect(view.layer.drawing.blur == .none)
        }
    }

    @Test func theContentFillsTheView() {
        Stage().perform {
            let view = UIVisualEffectView(effect: nil)
            view.frame = CGRect(x: 10, y: 10, width: 200, height: 50)
            #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
            #expect(view.contentView.superview === view)
        }
    }

    @Test func vibrancyShowsContentAsItIs() {
        Stage().perform {
            let blur = UIBlurEffect(style: .dark)
            let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
            #expect(view.layer.drawing.blur == .none)
            let table = UITableView()
            table.separatorEffect = UIVibrancyEffect(blurEffect: blur)
            #expect(table.separatorColor == .separator)
        }
    }

    @Test func glassIsABlurInItsColour() {
        let stage = Stage()
        let view = stage.perform { UIVisualEffectView(effect: UIGlassEffect(style: .regular)) }
        stage.add(view)
        #expect(view.layer.drawing.blur != .none && view.contentView.backgroundColor == nil)
        let glass = UIGlassEffect()
        glass.tintColor = .red
        view.effect = glass
        #expect(view.contentView.backgroundColor == .red)
        view.effect = nil
        #expect(view.layer.drawing.blur == .none && view.contentView.backgroundColor == nil)
    }
}
