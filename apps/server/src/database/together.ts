import { isAfterFailure } from './sql-error.ts';

/**
 * What several statements of one transaction answer, sent at once. Unlike with Promise.all nothing of them goes on when
 * one has failed: they all have ended then, so that none is sent into a transaction that is over.
 */
export async function together<const Work extends readonly (Promise<unknown> | undefined)[]>(
  work: Work,
): Promise<{ -readonly [Place in keyof Work]: Awaited<Work[Place]> }> {
  const settled = await Promise.allSettled(work);
  const reasons = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  if (reasons.length > 0) throw reasons.find((reason) => !isAfterFailure(reason)) ?? reasons[0];
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) as {
    -readonly [Place in keyof Work]: Awaited<Work[Place]>;
  };
}
