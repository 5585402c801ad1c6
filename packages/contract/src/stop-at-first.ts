/**
 * Given to a schema beside what it checks: it stops at the first thing that is wrong, so that a body full of mistakes
 * costs no more than one that has a single one.
 */
export const stopAtFirst: object = { abortEarly: true };
