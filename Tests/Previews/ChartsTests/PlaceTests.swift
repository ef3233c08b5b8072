import CoreGraphics
import SwiftUI
import Testing

@testable import Charts

/// Where parts of charts are.
struct PlaceTests {
    private func ends(_ values: [Double], _ method: MarkStackingMethod) -> [[Double]] {
        Stacking.extents(values, method).map { [$0.start, $0.end] }
    }

    @Test func numbersStandOnEachOther() {
        #expect(ends([1, 2, -3, 4], .standard) == [[0, 1], [1, 3], [0, -3], [3, 7]])
        #expect(ends([1, 3], .normalized) == [[0, 0.25], [0.25, 1]])
        #expect(ends([1, 3], .center) == [[-2, -1], [-1, 2]])
        #expect(ends([1, 3], .unstacked) == [[0, 1], [0, 3]])
        #expect(ends([0, 0], .normalized) == [[0, 0], [0, 0]])
    }

    @Test func barsTakeAPartOfTheirRoom() {
        let room: (CGFloat, CGFloat) = (100, 200)
        func place(_ dimension: MarkDimension, _ group: (Int, Int)? = nil) -> [CGFloat] {
            let place = BarBand.place(in: room, usual: 0.5, dimension, group: group)
            return [place.low, place.high]
        }
        #expect(place(.automatic) == [125, 175] && place(.fixed(10)) == [145, 155])
        #expect(place(.ratio(0.8)) == [110, 190] && place(.inset(5)) == [105, 195] && place(20) == [140, 160])
        // Two share 50 points, of which each takes 0.9 times its half.
        #expect(place(.ratio(1), (0, 2)) == [125, 150] && place(.ratio(1), (1, 2)) == [150, 175])
        #expect(place(.automatic, (0, 2)) == [126.25, 148.75])
    }

    @Test func stepsAreWhereTheMethodSays() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 4)]
        func corners(_ method: InterpolationMethod) -> [CurvePart] { Curve.parts(through: points, method) }
        #expect(corners(.linear) == [.line(CGPoint(x: 10, y: 4))])
        #expect(corners(.stepStart) == [.line(CGPoint(x: 0, y: 4)), .line(CGPoint(x: 10, y: 4))])
        #expect(corners(.stepEnd) == [.line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 4))])
        #expect(
            corners(.stepCenter)
                == [.line(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 5, y: 4)), .line(CGPoint(x: 10, y: 4))])
        #expect(Curve.parts(through: [.zero], .monotone).isEmpty)
    }

    @Test func curvesHaveTheTangentsOfTheirMethod() throws {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 6, y: 6), CGPoint(x: 12, y: 0)]
        func first(_ method: InterpolationMethod) throws -> (CGPoint, CGPoint) {
            guard case .curve(let one, let other, _) = try #require(Curve.parts(through: points, method).first) else {
                throw Wrong()
            }
            return (one, other)
        }
        // The tangent in the middle has the direction of the way from the first to the last point.
        let cardinal = try first(.cardinal)
        #expect(cardinal.0 == CGPoint(x: 1, y: 1) && cardinal.1 == CGPoint(x: 4, y: 6))
        let tight = try first(.cardinal(tension: 1))
        #expect(tight.0 == .zero && tight.1 == CGPoint(x: 6, y: 6))
        // At the highest point the curve is level: there are 2 points to a third of the way.
        let monotone = try first(.monotone)
        #expect(monotone.1 == CGPoint(x: 4, y: 6) && monotone.0 == CGPoint(x: 2, y: 3))
        let roman = try first(.catmullRom)
        #expect(abs(roman.1.x - 4) < 1e-9 && abs(roman.1.y - 6) < 1e-9)
    }

    private struct Wrong: Error {}

    @Test func partsOfACircleShareItByTheirSum() {
        let turns = Sectors.turns([.share(1), .share(3), .share(-1)])
        #expect(turns.map(\.start) == [0, 0.25, 1] && turns.map(\.end) == [0.25, 1, 1])
        let form = SectorForm(center: .zero, inner: 10, outer: 20, start: 0, end: 0.25, inset: 0, corner: 0)
        // From the top to the right: the middle is to the upper right.
        #expect(abs(form.middle.x - 10.6066) < 1e-4 && abs(form.middle.y + 10.6066) < 1e-4)
        #expect(abs(form.startAngle + .pi / 2) < 1e-9 && abs(form.endAngle) < 1e-9)
    }

    @Test func labelsGoWhereOthersAreInTheirWay() {
        let labels = [10, 30, 50, 95].map {
            (position: CGFloat($0), width: CGFloat(30), anchor: CGFloat(0.5), yields: true)
        }
        #expect(AxisPlaces.starts(labels, within: (0, 100), gap: 2) == [0, nil, 35, 70])
        #expect(FlowRows.rows([40, 40, 40, 200], spacing: 10, within: 100) == [[0, 1], [2], [3]])
        #expect(FlowRows.rows([40, 40], spacing: 10, within: 0) == [[0], [1]])
    }

    @Test func annotationsStandOnTheirSide() {
        func frame(_ position: AnnotationPosition, _ alignment: Alignment = .center) -> CGRect {
            let annotation = MarkAnnotation(
                position: position, alignment: alignment, spacing: 5, resolution: .automatic
            ) { _ in AnyView(EmptyView()) }
            return AnnotationPlaces.frame(
                CGSize(width: 20, height: 10), beside: CGRect(x: 100, y: 50, width: 40, height: 100), annotation,
                isHorizontal: false)
        }
        #expect(frame(.automatic).origin == CGPoint(x: 110, y: 35) && frame(.top, .leading).minX == 100)
        #expect(frame(.overlay).origin == CGPoint(x: 110, y: 95) && frame(.overlay, .top).minY == 50)
        #expect(frame(.trailing).origin == CGPoint(x: 145, y: 95))
        let moved = AnnotationPlaces.fitted(
            CGRect(x: -8, y: -3, width: 20, height: 10),
            AnnotationOverflowResolution(x: .fit(to: .chart), y: .disabled),
            chart: CGRect(x: 0, y: 0, width: 100, height: 100), plot: .zero)
        #expect(moved.origin == CGPoint(x: 0, y: -3))
    }
}
