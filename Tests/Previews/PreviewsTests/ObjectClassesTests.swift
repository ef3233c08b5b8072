import Previews
import Testing
import UIKit

/// Objects that are given another class.
@MainActor
@Suite struct ObjectClassesTests {
    private final class RoundLayer: CALayer {
        override var bounds: CGRect {
            didSet { cornerRadius = bounds.height / 2 }
        }
    }

    private final class NamedLayer: CALayer {
        var title = "a"
    }

    /// gontovnik/DGRunkeeperSwitch has its layers round themselves.
    @Test func anObjectIsOfTheClassThatItIsGiven() {
        let layer = CALayer()
        #expect(ObjectClasses.set(RoundLayer.self, of: layer) == CALayer.self)
        layer.bounds.size = CGSize(width: 80, height: 20)
        #expect(layer is RoundLayer && layer.cornerRadius == 10)
        #expect(ObjectClasses.set(CALayer.self, of: layer) == RoundLayer.self)
        layer.bounds.size.height = 40
        #expect(!(layer is RoundLayer) && layer.cornerRadius == 10)
    }

    @Test func aClassThatStoresMoreIsSaid() {
        let report = EngineMessages.report
        defer { EngineMessages.report = report }
        var said: [String] = []
        EngineMessages.report = { said.append($0) }
        let layer = CALayer()
        #expect(ObjectClasses.set(NamedLayer.self, of: layer) == CALayer.self)
        #expect(
            !(layer is NamedLayer) && said == ["CALayer is given no class that stores more than it, as NamedLayer does"]
        )
        #expect(
            ObjectClasses.set(UIView.self, of: nil) == nil && ObjectClasses.set(UIView.self, of: layer) == CALayer.self)
        #expect(said.count == 2)
    }
}
