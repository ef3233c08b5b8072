// Filled by the slices that follow.
