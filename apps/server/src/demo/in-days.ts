const day = 24 * 60 * 60 * 1000;

/** A calendar day counted from today. */
export const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);
