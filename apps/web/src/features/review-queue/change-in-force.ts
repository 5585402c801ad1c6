import type { PurchasedLine } from '../../components/line-table/purchased-line.ts';
import { relativeChange } from '../../lib/format/relative-change.ts';

type Compared = Pick<PurchasedLine, 'emissionValue' | 'emissionUnit' | 'emissionUnitAmount' | 'inForce'>;

/** By how much a submission differs from what is in force, unit for unit; null where the two cannot be compared. */
export function changeInForce({ inForce, ...line }: Compared): number | null {
  if (inForce === null || inForce.emissionUnit !== line.emissionUnit || line.emissionUnit === 'OTHER') return null;
  if (inForce.emissionValue === null || line.emissionValue === null) return null;
  return relativeChange(
    inForce.emissionValue / (inForce.emissionUnitAmount ?? 1),
    line.emissionValue / (line.emissionUnitAmount ?? 1),
  );
}
