/// A line on a map.
open class MKPolyline: MKMultiPoint, MKOverlay {}

/// The shortest way between places: drawn as a straight line of the map.
open class MKGeodesicPolyline: MKPolyline {}
