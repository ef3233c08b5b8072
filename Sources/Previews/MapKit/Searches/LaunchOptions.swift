// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What is asked of the app of maps: how to get somewhere.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By any way.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// What is asked of the app of maps: what the ground looks like.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// What is asked of the app of maps: the place in the middle.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// What is asked of the app of maps: the degrees around it.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// What is asked of the app of maps: whether the traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
