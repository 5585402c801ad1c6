import { isAfterFailure, isUnknownStatement } from './sql-error.ts';

/**
 * What several statements of one transaction answer, sent at once and done in this order. Work that makes a second
 * statement of an answer sends it behind all of the others. Unlike with Promise.all nothing of the work goes on when some
 * of it has failed: it all has ended then, so that nothing is sent into a transaction that is over.
 */
export async function pipelined<const Work extends readonly (Promise<unknown> | undefined)[]>(
  work: Work,
): Promise<{ -readonly [Place in keyof Work]: Awaited<Work[Place]> }> {
  const settled = await Promise.allSettled(work);
  const reasons = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  // A statement that was to be parsed behind the one that failed is not known to whatever came after it.
  const isConsequence = (reason: unknown) => isAfterFailure(reason) || isUnknownStatement(reason);
  if (reasons.length > 0) throw reasons.find((reason) => !isConsequence(reason)) ?? reasons[0];
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) as {
    -readonly [Place in keyof Work]: Awaited<Work[Place]>;
  };
}
