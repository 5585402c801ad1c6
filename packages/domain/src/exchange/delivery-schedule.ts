const minute = 60 * 1000;
const hour = 60 * minute;
const maxWait = 6 * hour;
const maxTrying = 72 * hour;

interface Tried {
  /** How often, since it was begun. */
  readonly attempts: number;
  readonly since: Date;
  readonly now: Date;
  /** From 0 to 1, so that what failed together does not come back together. */
  readonly chance: number;
}

/** When what could not be delivered to another platform is tried again; null once that is given up. */
export function nextDelivery({ attempts, since, now, chance }: Tried): Date | null {
  if (now.getTime() - since.getTime() >= maxTrying) return null;
  const wait = Math.min(minute * 2 ** (attempts - 1), maxWait);
  return new Date(now.getTime() + wait * (0.8 + 0.4 * chance));
}
