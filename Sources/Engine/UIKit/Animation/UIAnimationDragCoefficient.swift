/// By what the simulator's slow motion multiplies the time of animations, which some code asks for by this name of a symbol: 1.
@_cdecl("UIAnimationDragCoefficient")
public func animationDragCoefficient() -> Float { 1 }
