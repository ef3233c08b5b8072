// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation

// MARK: Inputs

/// The key of an input: the image.
public let kCIInputImageKey = "inputImage"
/// The key of an input: the background image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of an input: the mask image.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of an input: the gradient image.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The key of an input: the target image.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of an input: the shading image.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The key of an input: the depth image.
public let kCIInputDepthImageKey = "inputDepthImage"
/// The key of an input: the disparity image.
public let kCIInputDisparityImageKey = "inputDisparityImage"
/// The key of an input: the matte image.
public let kCIInputMatteImageKey = "inputMatteImage"
/// The key of an input: the radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an input: the radius 0.
public let kCIInputRadius0Key = "inputRadius0"
/// The key of an input: the radius 1.
public let kCIInputRadius1Key = "inputRadius1"
/// The key of an input: the scale.
public let kCIInputScaleKey = "inputScale"
/// The key of an input: the scale factor.
public let kCIInputScaleFactorKey = "inputScaleFactor"
/// The key of an input: the center.
public let kCIInputCenterKey = "inputCenter"
/// The key of an input: the point 0.
public let kCIInputPoint0Key = "inputPoint0"
/// The key of an input: the point 1.
public let kCIInputPoint1Key = "inputPoint1"
/// The key of an input: the color.
public let kCIInputColorKey = "inputColor"
/// The key of an input: the color 0.
public let kCIInputColor0Key = "inputColor0"
/// The key of an input: the color 1.
public let kCIInputColor1Key = "inputColor1"
/// The key of an input: the intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of an input: the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of an input: the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of an input: the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of an input: the exposure, in stops.
public let kCIInputEVKey = "inputEV"
/// The key of an input: the angle.
public let kCIInputAngleKey = "inputAngle"
/// The key of an input: the width.
public let kCIInputWidthKey = "inputWidth"
/// The key of an input: the aspect ratio.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of an input: the transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of an input: the time.
public let kCIInputTimeKey = "inputTime"
/// The key of an input: the sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of an input: the extent.
public let kCIInputExtentKey = "inputExtent"
/// The key of an input: the refraction index.
public let kCIInputRefractionIndexKey = "inputRefractionIndex"
/// The key of an input: the weights.
public let kCIInputWeightsKey = "inputWeights"
/// The key of an input: the version.
public let kCIInputVersionKey = "inputVersion"
/// The key of an input: the amount.
public let kCIInputAmountKey = "inputAmount"
/// The key of an input: the bias.
public let kCIInputBiasKey = "inputBias"
/// The key of an input: the bias vector.
public let kCIInputBiasVectorKey = "inputBiasVector"
/// The key of an input: the count.
public let kCIInputCountKey = "inputCount"
/// The key of an input: the threshold.
public let kCIInputThresholdKey = "inputThreshold"
/// The key of the image that a filter makes.
public let kCIOutputImageKey = "outputImage"

// MARK: Attributes

/// The key of an attribute: a filter's name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of an attribute: a filter's name as words.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of an attribute: a filter's categories.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The key of an attribute: an input's key.
public let kCIAttributeName = "CIAttributeName"
/// The key of an attribute: an input's name as words.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The key of an attribute: the name of an input's class.
public let kCIAttributeClass = "CIAttributeClass"
/// The key of an attribute: what an input's number means.
public let kCIAttributeType = "CIAttributeType"
/// The key of an attribute: the least value of an input.
public let kCIAttributeMin = "CIAttributeMin"
/// The key of an attribute: the greatest value of an input.
public let kCIAttributeMax = "CIAttributeMax"
/// The key of an attribute: the least value of a slider.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The key of an attribute: the greatest value of a slider.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The key of an attribute: the value that an input has at first.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The key of an attribute: the value of an input that changes nothing.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The key of an attribute: what an input is for.
public let kCIAttributeDescription = "CIAttributeDescription"
/// The key of an attribute: where a filter is told of.
public let kCIAttributeReferenceDocumentation = "CIAttributeReferenceDocumentation"
/// The key of an attribute: the version of iOS that has brought a filter.
public let kCIAttributeFilterAvailable_iOS = "CIAttributeFilterAvailable_iOS"
/// The key of an attribute: the version of macOS that has brought a filter.
public let kCIAttributeFilterAvailable_Mac = "CIAttributeFilterAvailable_Mac"
/// A meaning of an input: a part of a transition, 0...1.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// A meaning of an input: a number.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// A meaning of an input: a distance.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// A meaning of an input: an angle, in radians.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// A meaning of an input: yes or no.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// A meaning of an input: a whole number.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// A meaning of an input: a number of things.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// A meaning of an input: a colour.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// A meaning of an input: a colour without opacity.
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
/// A meaning of an input: an image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// A meaning of an input: a point.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// A meaning of an input: a point in space.
public let kCIAttributeTypePosition3 = "CIAttributeTypePosition3"
/// A meaning of an input: an offset.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// A meaning of an input: a rectangle.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// A meaning of an input: a transform.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"
/// A meaning of an input: a gradient.
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"

// MARK: Categories

/// A category: filters that move what is seen.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// A category: filters that move, turn and stretch.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// A category: filters that lay images on each other.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// A category: filters that print with dots.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// A category: filters that adjust colours.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// A category: filters that replace colours.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// A category: filters between two images.
public let kCICategoryTransition = "CICategoryTransition"
/// A category: filters that repeat an image.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// A category: makers of images.
public let kCICategoryGenerator = "CICategoryGenerator"
/// A category: filters that make a few colours of many.
public let kCICategoryReduction = "CICategoryReduction"
/// A category: makers of gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// A category: filters that make a style.
public let kCICategoryStylize = "CICategoryStylize"
/// A category: filters that sharpen.
public let kCICategorySharpen = "CICategorySharpen"
/// A category: filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// A category: filters of pictures.
public let kCICategoryStillImage = "CICategoryStillImage"
/// A category: filters of films.
public let kCICategoryVideo = "CICategoryVideo"
/// A category: filters of interlaced films.
public let kCICategoryInterlaced = "CICategoryInterlaced"
/// A category: filters of pixels that are no squares.
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
/// A category: filters of bright light.
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
/// A category: Core Image's own filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// A category: filters that are made of others.
public let kCICategoryFilterGenerator = "CICategoryFilterGenerator"
