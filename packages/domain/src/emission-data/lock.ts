import { lockMinutes } from '@pcf/contract/exchange-limits';

/** A lock is taken and renewed for as long. */
export const lockUntil = (now: Date): Date => new Date(now.getTime() + lockMinutes * 60_000);
