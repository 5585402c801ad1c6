import { leastDaysOf, type RequestAge, requestAges } from '@pcf/contract/vocabulary/requests';

/** Both inclusive. The youngest have no last day, the oldest no first. */
export interface RequestedDays {
  readonly requestedFrom?: string;
  readonly requestedTo?: string;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The days on which what has waited so long was asked for. */
export function requestedDaysOf(age: RequestAge, today: string): RequestedDays {
  const daysAgo = (days: number) => new Date(Date.parse(today) - days * dayMilliseconds).toISOString().slice(0, 10);
  const least = leastDaysOf[age];
  const older = requestAges[requestAges.indexOf(age) + 1];
  return {
    ...(older === undefined ? {} : { requestedFrom: daysAgo(leastDaysOf[older] - 1) }),
    ...(least === 0 ? {} : { requestedTo: daysAgo(least) }),
  };
}
