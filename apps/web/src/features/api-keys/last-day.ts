/** Keys end with a day of UTC: the one before the moment from which on they fail, as yyyy-mm-dd. */
export const lastDayOf = (expiresAt: string) => new Date(Date.parse(expiresAt) - 1).toISOString().slice(0, 10);

export const firstLastDay = (now: Date) => now.toISOString().slice(0, 10);
