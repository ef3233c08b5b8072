import CoreGraphics

/// A layer's own time, in terms of its superlayer's: (t - begin) * speed + offset.
struct LayerTiming {
    var begin: CFTimeInterval = 0
    var speed: Float = 1
    var offset: CFTimeInterval = 0

    func local(_ time: CFTimeInterval) -> CFTimeInterval { (time - begin) * CFTimeInterval(speed) + offset }

    /// Returns the superlayer's time at which the layer's is `time`; infinite for a layer that stands still.
    func outer(_ time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? .infinity : (time - offset) / CFTimeInterval(speed) + begin
    }
}

extension CALayer {
    /// Returns the layer's time when it is `time` on the stage.
    ///
    /// O(1) as long as no layer of the stage has been given a time of its own, then O(depth).
    package final func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
        guard FrameClock.layersHaveTimes else { return time }
        let outer = superlayer?.localTime(time) ?? time
        return timing?.local(outer) ?? outer
    }

    /// Returns the stage's time when it is `time` in the layer; infinite if it or one around it stands still.
    final func stageTime(_ time: CFTimeInterval) -> CFTimeInterval {
        guard FrameClock.layersHaveTimes else { return time }
        let outer = timing?.outer(time) ?? time
        guard outer.isFinite else { return outer }
        return superlayer?.stageTime(outer) ?? outer
    }
}
