import { readEmissionNumber } from '../../exchange/line-table/emission-text.ts';
import type { PurchasedLine } from '../../exchange/line-table/purchased-line.ts';
import { formatChange } from '../../lib/format/format-change.ts';
import { relativeChange } from '../../lib/format/relative-change.ts';

type Compared = Pick<PurchasedLine, 'emissionValue' | 'emissionUnit' | 'emissionUnitAmount' | 'inForce'>;

interface ChangeInForce {
  /** Unit for unit; null where the two cannot be compared. */
  readonly change: number | null;
  /** Whoever worked it out from the rounded values would find another: they are shown with every digit. */
  readonly exact: boolean;
}

/** By how much a submission differs from what is in force, and how the two are to be written. */
export function changeInForce({ inForce, ...line }: Compared): ChangeInForce {
  if (inForce === null || inForce.emissionUnit !== line.emissionUnit || line.emissionUnit === 'OTHER') return none;
  const { emissionValue: was, emissionUnitAmount: wasPer } = inForce;
  const { emissionValue: is, emissionUnitAmount: isPer } = line;
  if (was === null || is === null) return none;
  const changeOf = (before: number, after: number) => relativeChange(before / (wasPer ?? 1), after / (isPer ?? 1));
  const change = changeOf(was, is);
  const read = changeOf(readEmissionNumber(was), readEmissionNumber(is));
  return { change, exact: textOf(read) !== textOf(change) };
}

const none: ChangeInForce = { change: null, exact: false };

const textOf = (change: number | null) => (change === null ? null : formatChange(change, 'en'));
