/// Hears where the phone is, and whether the app may know it.
@preconcurrency
public protocol CLLocationManagerDelegate: AnyObject {
    /// Is called soon after a manager is made, and when the owner has answered.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Is called then in place of the newer method, where that is not implemented.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Is called with places, the newest last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Is not called: there is no compass.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Is called when a place is not known.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Is not called: the phone does not move.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Is not called: the phone does not move.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Is not called: there is no compass.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

extension CLLocationManagerDelegate {
    /// Calls the older method.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// Returns false.
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
}
