/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
