internal import Cassowary
import QuartzCore

/// The solver of a part of a window's constraints that has nothing to do with the others, with its solution, kept from one layout
/// pass to the next.
///
/// It belongs to the highest view below which all of them are (``ConstraintReach``), and so a view's place is found in one system
/// alone, whoever owns the constraints that it depends on. A pass in which nothing has changed solves nothing. After a change the
/// system is solved from the start: what it leaves open then depends on the constraints alone, not on how they came to be, so that
/// a stage that is restored goes on alike.
@MainActor
final class ConstraintSystem {
    private unowned let owner: UIView
    private var solver = Solver()
    private var variables = ConstraintVariables()
    /// What the solution is of, before and after the heights that follow from widths.
    private var equations: [ConstraintEquation] = []
    private var installed: [Constraint] = []
    private var measured: [ObjectIdentifier: CGSize] = [:]
    private var heights: [ObjectIdentifier: CGFloat] = [:]
    /// What the constraints determine of the views whose place or size they leave open: of x, y, width and height.
    private var open: [ObjectIdentifier: [Bool]] = [:]
    /// Those that are shown in another place than the first that the solver finds.
    private var exercised: Set<ObjectIdentifier> = []
    /// The constraints, and the views that they are about.
    private var reach: ConstraintReach
    /// What was read off views, which may change without a word of their constraints.
    private var inputs: [ConstraintInput] = []
    /// The constraints that are left out, each of which has been reported.
    private var broken: Set<ObjectIdentifier> = []
    /// Whether the owner has been asked for layout since the constraints were gathered last.
    var isOutdated = true
    /// How often a system has been solved.
    private(set) var solutions = 0

    init(owner: UIView) {
        self.owner = owner
        reach = ConstraintReach(owner: owner)
    }

    /// Whether the system has to do with a view's place or size.
    func reaches(_ view: UIView) -> Bool { reach.reaches(view) }

    /// How the owner's size is found.
    enum Size {
        /// The size that it has.
        case given
        /// As near to a size as the constraints allow, with a priority along each axis.
        case fitting(CGSize, horizontal: Double, vertical: Double)

        /// Whether the owner's size is to be found.
        var isFitting: Bool {
            if case .fitting = self { true } else { false }
        }
    }

    // MARK: Solving

    /// Solves the constraints, if something has changed.
    ///
    /// Texts of several lines want a height that depends on their width: it is asked for once the widths are known.
    func solve(_ reach: ConstraintReach, _ size: Size = .given) {
        isOutdated = false
        self.reach = reach
        let constraints = reach.constraints
        let items = ConstraintEquations.participants(constraints, owner, size)
        var maker = ConstraintEquations(owner: owner, size: size, variables: variables)
        let first = maker.make(constraints, items)
        variables = maker.variables
        inputs = maker.inputs
        var views = items.compactMap { $0 as? UIView }.filter(takesFrame)
        if size.isFitting { views.append(owner) }
        if first == equations, heights(views) == heights { return }
        solutions += 1
        solver = Solver()
        equations = first
        installed = equations.map(\.constraint)
        let known = broken
        broken = []
        install(Array(first.indices), of: first, known)
        for view in views + [owner] { measured[ObjectIdentifier(view)] = frame(of: view).size }
        heights = heights(views)
        if !heights.isEmpty || first.contains(where: \.isMeasured) {
            maker.heights = heights
            maker.sizes = measured
            // The same equations in the same order, with other constants.
            let second = maker.make(constraints, items)
            let changed = second.indices.filter { second[$0] != first[$0] }
            for index in changed { solver.remove(installed[index]) }
            install(changed, of: second, known)
        }
        placeOpenViews(views.filter { $0 !== owner })
    }

    /// Solves the constraints again and places what they are about, if something has changed since they were solved last.
    ///
    /// An owner that still waits for its layout does not have them gathered again for each view below it that is laid out first.
    func refresh() {
        guard (owner.needsLayoutFlag && isOutdated) || !inputs.allSatisfy(\.isCurrent) else { return }
        let reach = owner.constraintReach
        owner.solve(reach)?.apply()
    }

    /// The heights that views want by the widths that were found.
    private func heights(_ views: [UIView]) -> [ObjectIdentifier: CGFloat] {
        var heights: [ObjectIdentifier: CGFloat] = [:]
        for view in views where view.heightFollowsWidth {
            guard let width = measured[ObjectIdentifier(view)]?.width else { continue }
            heights[ObjectIdentifier(view)] =
                view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        return heights
    }

    private func install(_ indices: [Int], of equations: [ConstraintEquation], _ known: Set<ObjectIdentifier>) {
        // Required ones first, in their order: what is broken is what contradicts those that were there before.
        func place(_ index: Int) -> (Double, Int, Int) { (-equations[index].priority, equations[index].turn, index) }
        for index in indices.sorted(by: { place($0) < place($1) }) {
            installed[index] = equations[index].constraint
            do {
                try solver.add(installed[index])
            } catch {
                guard let source = equations[index].source else { continue }
                let isNew = broken.insert(ObjectIdentifier(source)).inserted
                guard isNew, !known.contains(ObjectIdentifier(source)) else { continue }
                let rivals = Set((error as? Contradiction)?.others ?? [])
                let others = equations.indices.filter { rivals.contains(installed[$0]) }
                let conflict = ConstraintConflict(broken: source, others: others.compactMap { equations[$0].source })
                EngineMessages.report(conflict.message)
            }
        }
    }

    // MARK: What is left open

    /// Finds out which views' places or sizes the constraints leave open.
    ///
    /// The solver's solution counts, a basic one, as on iOS: what nothing says anything of is 0 in its superview (E. Sadun, *Auto
    /// Layout Demystified*, "Underconstrained Missing Views"), and what an inequality limits alone is at its limit (the tests of
    /// Stevia).
    private func placeOpenViews(_ views: [UIView]) {
        open = [:]
        var wishes: [Constraint] = []
        for view in views {
            guard let place = variables[view] else { continue }
            let unknowns = [place.x, place.y, place.width, place.height]
            let determined = unknowns.map(solver.isDetermined)
            guard determined.contains(false) else { continue }
            open[ObjectIdentifier(view)] = determined
            guard exercised.contains(ObjectIdentifier(view)) else { continue }
            for index in unknowns.indices where !determined[index] {
                // None is required, so that they contradict nothing.
                let other = LinearExpression(unknowns[index]) - LinearExpression(Double(otherValues[index]))
                wishes.append(Constraint(other, .equal, priority: 0.4))
            }
        }
        for wish in wishes { try? solver.add(wish) }
    }

    /// The place and the size in which an open view is exercised.
    private var otherValues: [CGFloat] {
        let bounds = owner.bounds
        return [
            bounds.minX + bounds.width / 4, bounds.minY + bounds.height / 4, bounds.width / 2, bounds.height / 2,
        ]
    }

    /// Shows a view whose place or size is open in another place, or again in the first.
    func exercise(_ view: UIView) {
        exercised.formSymmetricDifference([ObjectIdentifier(view)])
        equations = []
    }

    /// Whether the constraints leave a view another place or size.
    ///
    /// Where those beside it want the same length with the same priority, they do (*Auto Layout Guide*, "Ambiguous Layouts": "conflicting
    /// optional constraints with the same priority").
    func isAmbiguous(_ view: UIView) -> Bool {
        guard let place = variables[view], open[ObjectIdentifier(view)] == nil else { return true }
        let alike = Solver()
        for constraint in installed {
            try? alike.add(Constraint(constraint.expression, constraint.relation, priority: constraint.priority))
        }
        return ![place.x, place.y, place.width, place.height].allSatisfy(alike.isDetermined)
    }

    // MARK: The solution

    /// The size of the owner's frame as it was found.
    var size: CGSize {
        CGRect(origin: .zero, size: owner.frame(forAlignmentRect: frame(of: owner)).size).alignedWithPixels.size
    }

    /// Moves the views and guides to where they were found.
    func apply() {
        let items = ConstraintEquations.participants(reach.constraints, owner, .given)
        for case let guide as UILayoutGuide in items { place(guide) }
        for case let view as UIView in items { place(view) }
    }

    /// Moves those of a view's subviews and guides that the constraints are about to where they were found.
    func place(within parent: UIView) {
        for guide in parent.layoutGuides { place(guide) }
        for view in parent.subviews where reach.reaches(view) { place(view) }
    }

    private func place(_ guide: UILayoutGuide) {
        guard guide.isFree, variables[guide] != nil else { return }
        guide.solvedFrame = frame(of: guide)
        if let view = guide.owningView as? UIScrollView, guide === view.contentGuide { resizeContent(of: view, guide) }
    }

    private func place(_ view: UIView) {
        guard takesFrame(view), variables[view] != nil else { return }
        let place = view.frame(forAlignmentRect: frame(of: view)).alignedWithPixels
        if CATransform3DIsIdentity(view.layer.properties.transform) {
            if view.frame != place { view.frame = place }
        } else {
            let anchor = view.layer.properties.anchorPoint
            view.bounds.size = place.size
            // What a scroll view zooms grows from its corner, and stays beside what it is beside.
            let scroll = view.superview as? UIScrollView
            let scale = scroll?.zoomedView === view ? scroll?.zoomScale ?? 1 : 1
            view.center = CGPoint(
                x: place.minX + anchor.x * place.width * scale, y: place.minY + anchor.y * place.height * scale)
        }
    }

    /// Gives a scroll view the content size that the constraints say, along the axes of which they say one.
    private func resizeContent(of view: UIScrollView, _ guide: UILayoutGuide) {
        guard view.contentFollowsConstraints, let place = variables[guide] else { return }
        var size = view.contentSize
        if solver.isDetermined(place.width) { size.width = guide.solvedFrame.width }
        if solver.isDetermined(place.height) { size.height = guide.solvedFrame.height }
        if view.zoomScale != 1, let zoomed = view.zoomedView, zoomed.superview === view, variables[zoomed] != nil {
            let unscaled = frame(of: zoomed).size
            if solver.isDetermined(place.width) { size.width += (view.zoomScale - 1) * unscaled.width }
            if solver.isDetermined(place.height) { size.height += (view.zoomScale - 1) * unscaled.height }
        }
        if size != view.contentSize { view.contentSize = size }
    }

    /// What was found for a view or guide, in the space of its superview or owning view.
    private func frame(of item: AnyObject) -> CGRect {
        guard let place = variables[item] else { return .zero }
        return CGRect(
            x: value(of: place.x), y: value(of: place.y), width: max(value(of: place.width), 0),
            height: max(value(of: place.height), 0))
    }

    /// Rounded off what solving adds to numbers.
    private func value(of variable: Variable) -> CGFloat {
        let value = solver.value(of: variable)
        let whole = (value * 1e6).rounded() / 1e6
        return CGFloat((value - whole).magnitude < 1e-12 * max(value.magnitude, 1) ? whole : value)
    }

    private func takesFrame(_ view: UIView) -> Bool {
        view !== owner && !view.translatesAutoresizingMaskIntoConstraints
    }
}

extension CGRect {
    /// The rectangle whose edges are the nearest of the screen's pixels, of halves the greater one.
    ///
    /// A stage of one pixel a point has no pixels to align with: viewers draw it at their own resolution.
    @MainActor
    fileprivate var alignedWithPixels: CGRect {
        let scale = UIScreen.main.scale
        guard scale > 1 else { return self }
        func aligned(_ edge: CGFloat) -> CGFloat { (edge * scale + 0.5 + 1e-6).rounded(.down) / scale }
        let (left, top) = (aligned(minX), aligned(minY))
        return CGRect(x: left, y: top, width: aligned(maxX) - left, height: aligned(maxY) - top)
    }
}

extension UIView {
    /// What counts for constraints of the view's frame.
    final var alignmentRect: CGRect { alignmentRect(forFrame: frameWithoutTransform) }

    /// Where the view would be without its transform, which constraints know nothing of.
    private final var frameWithoutTransform: CGRect {
        guard !CATransform3DIsIdentity(layer.properties.transform) else { return frame }
        let (size, anchor) = (bounds.size, layer.properties.anchorPoint)
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

}
