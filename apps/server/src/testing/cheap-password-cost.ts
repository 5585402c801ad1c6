/** Stands in for `tokens/password-cost.ts` in API tests: thousands of sign-ins need not take a guesser's time. */
export const passwordCost = { memory: 64, passes: 1, parallelism: 1 } as const;
