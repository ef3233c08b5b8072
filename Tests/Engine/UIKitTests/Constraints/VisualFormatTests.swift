import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct VisualFormatTests {
    private let stage = Stage(width: 400, height: 800)
    private let root: UIView
    private let views: [String: UIView]

    init() {
        let window = stage.window
        (root, views) = stage.perform {
            let root = UIView(frame: window.bounds)
            var views: [String: UIView] = [:]
            for name in ["a", "b", "c"] {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                views[name] = view
            }
            return (root, views)
        }
        stage.add(root)
    }

    private func activate(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) {
        stage.perform {
            for format in formats {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(
                        withVisualFormat: format, options: options, metrics: metrics, views: views))
            }
            root.layoutIfNeeded()
        }
    }

    private func span(_ name: String) -> [CGFloat] { [views[name]!.frame.minX, views[name]!.frame.width] }

    @Test func viewsInARowBetweenTheMargins() {
        stage.perform { root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30) }
        activate("H:|-[a(50)]-[b]-12-[c(b)]-|", "V:|[a(10)]", "V:|[b]|", "V:|-5-[c]-7-|")
        #expect(span("a") == [20, 50])
        #expect(span("b") == [78, 140])
        #expect(span("c") == [230, 140])
        #expect(views["a"]!.frame.height == 10)
        #expect(views["b"]!.frame.height == 800)
        #expect(views["c"]!.frame.minY == 5)
        #expect(views["c"]!.frame.maxY == 793)
    }

    @Test func metricsRelationsAndPriorities() {
        activate(
            "|-gap-[a(>=60,==40@250)]-(>=8,==gap@750)-[b(a*2+5)][c]|", "V:|[a(==height)]",
            options: [.alignAllTop, .alignAllBottom], metrics: ["gap": 16, "height": 33.5])
        #expect(span("a") == [16, 60])
        #expect(span("b") == [92, 125])
        #expect(span("c") == [217, 183])
        #expect(views.values.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 33.5 })
    }

    /// As romansorochak/ParallaxHeader writes it: a space without brackets may have a priority, too.
    @Test func aPlainSpaceHasItsPriority() {
        activate(
            "H:|-10@250-[a(50)]", "H:|-30-[a]", "V:|-0.0@high-[a(>=height)]",
            metrics: ["high": UILayoutPriority.defaultHigh, "height": 20])
        #expect(span("a") == [30, 50])
        #expect(views["a"]!.frame.minY == 0)
    }

    @Test func fromRightToLeft() {
        activate("H:|-10-[a(50)]-5-[b(>=20)]-(>=0)-|", "V:|[a]|", "V:|[b]|", options: .directionRightToLeft)
        #expect(views["a"]!.frame.maxX == 390)
        #expect(views["b"]!.frame.maxX == 335)
    }

    @Test(arguments: [
        ("H:|-[a", "Expected ']' after the view", 6),
        ("H:[a]-8[b]", "Expected '-' after the space", 7),
        ("X:[a]", "Expected a view: '[' and its name", 0),
        ("H:[a(==)]", "Expected a name or a number", 7),
        ("H:[a]|-", "Expected the end of the format after '|'", 6),
        ("H:[a(b/0)]", "Division by 0", 7),
        ("H:[d]", "'d' is not a view in the views dictionary, which has a, b, c", 3),
        ("H:[a(20@high)]", "'high' is not a number in the metrics, which are empty", 8),
        ("", "Expected a view: '[' and its name", 0),
    ])
    func faultsSayWhatAndWhere(_ format: String, _ reason: String, _ offset: Int) {
        let error = #expect(throws: VisualFormatError.self) {
            try stage.perform { try NSLayoutConstraint.visualFormat(format, [], [:], views) }
        }
        #expect(error == VisualFormatError(reason: reason, format: format, offset: offset))
    }
}
