/// A simulation in the making, which takes longer than there is time for at once.
@MainActor
public protocol SimulationOpening: AnyObject {
    /// Goes on by a part, and by more while there is time.
    ///
    /// - Parameter hasTime: asked after each part.
    /// - Returns: the simulation once it is made; it is not to be gone on with after that. nil: there is more to do.
    /// - Throws: an error that says why it can't be made.
    func goOn(while hasTime: () -> Bool) throws -> (any RewindableSimulation)?
}
