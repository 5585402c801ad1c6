import { inject } from 'vitest';

/** What the journeys of one worker of Vitest share, and no other journey that runs at the same time. */
export interface Lane {
  readonly baseUrl: string;
  /** Where the mails can be read that the server of this lane sent. */
  readonly inboxUrl: string;
}

/** The lane of the journey that asks. */
export function ownLane(): Lane {
  // Vitest counts the workers that run at the same time from 1, and gives the number of one that ended to the next.
  const worker = Number(process.env.VITEST_POOL_ID);
  const lane = inject('lanes')[worker - 1];
  if (!lane) throw new Error(`There is no lane for worker ${worker}.`);
  return lane;
}
