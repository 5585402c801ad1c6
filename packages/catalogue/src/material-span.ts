/**
 * Between what almost every material of the catalogue lies, in kgCO₂e per kg: half of its first percentile to twice its
 * last. The greatest of all would let everything pass, since one membrane has 831; the percentiles leave such rarities out
 * and the margin keeps beef and rare earths in. Written down, so that the page need not load 1,540 factors to say it; a
 * test derives it again.
 */
export const materialSpan = { min: 0.0016034, max: 85.4 } as const;
