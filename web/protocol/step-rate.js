/** Steps of a stage per second, and the number by which ticks count. */
export const stepsPerSecond = 60;
