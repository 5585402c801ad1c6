/** How much a file of factors may hold. */
export const factorFileLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 50_000,
  /** Of problems that are described one by one; all are counted. */
  problems: 100,
  minImpact: -1_000,
  maxImpact: 1_000_000,
} as const;
