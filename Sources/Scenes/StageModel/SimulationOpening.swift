/// The creation of a simulation in parts, for one that takes longer than there is time for at once.
@MainActor
public protocol SimulationOpening: AnyObject {
    /// Does one part of the work, and further parts while there is time.
    ///
    /// - Parameter hasTime: is asked after each part.
    /// - Returns: the simulation once it is made, after which this is not called again; nil as long as there is more to
    ///   do.
    /// - Throws: an error that says why it can't be made.
    func goOn(while hasTime: () -> Bool) throws -> (any RewindableSimulation)?
}
