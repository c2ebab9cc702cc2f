export const countingMs = 2000;
export const countingSteps = 60;

const stepMs = countingMs / countingSteps;

/** The number shown a while after counting began, in 60 equal steps over 2000 ms. */
export function countAt(value: number, elapsedMs: number): number {
  // Rounding may leave a whole step a hair short of its number.
  const step = Math.min(countingSteps, Math.max(0, Math.floor(elapsedMs / stepMs + 1e-6)));
  return Math.floor((value * step) / countingSteps);
}
