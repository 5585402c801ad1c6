/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. Apart, since API tests put a cheaper one in its place. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
