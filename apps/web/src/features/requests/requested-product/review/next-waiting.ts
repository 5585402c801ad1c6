import type { PurchasedLine } from '../../../../exchange/line-table/purchased-line.ts';

type Waiting = Pick<PurchasedLine, 'lineId' | 'submittedAt'>;

/** The one behind this in the order of submission, so that what was passed over stays so; from the end, the first. */
export function nextWaiting<Line extends Waiting>(waiting: readonly Line[], reviewed: Waiting): Line | undefined {
  const others = waiting.filter(({ lineId }) => lineId !== reviewed.lineId);
  return others.find((line) => placeOf(line) > placeOf(reviewed)) ?? others[0];
}

/** Submitted at the same moment, as many are by one file, they are in the order of their ids. */
const placeOf = ({ submittedAt, lineId }: Waiting): string => `${submittedAt ?? ''} ${lineId}`;
