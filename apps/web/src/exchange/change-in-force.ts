import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-data';
import { readListNumber } from '../lib/format/rounding.ts';
import { formatChange, relativeChange } from '../lib/format/shares.ts';

const none: ChangeInForce = { change: null, exact: false };

const textOf = (change: number | null) => (change === null ? null : formatChange(change, 'en'));

interface Value {
  readonly emissionValue: number | null;
  readonly emissionUnit: EmissionUnit | null;
  readonly emissionUnitAmount: number | null;
}

interface Compared extends Value {
  readonly inForce: Value | null;
}

interface ChangeInForce {
  /** Unit for unit; null where the two cannot be compared. */
  readonly change: number | null;
  /** Working it out from rounded values would give another: they are shown with every digit. */
  readonly exact: boolean;
}

/** By how much a submission differs from the current version, and how the two are to be written. */
export function changeInForce({ inForce, ...line }: Compared): ChangeInForce {
  if (inForce === null || inForce.emissionUnit !== line.emissionUnit || line.emissionUnit === 'OTHER') return none;
  const { emissionValue: was, emissionUnitAmount: wasPer } = inForce;
  const { emissionValue: is, emissionUnitAmount: isPer } = line;
  if (was === null || is === null) return none;
  const changeOf = (before: number, after: number) => relativeChange(before / (wasPer ?? 1), after / (isPer ?? 1));
  const change = changeOf(was, is);
  const read = changeOf(readListNumber(was), readListNumber(is));
  return { change, exact: textOf(read) !== textOf(change) };
}
