import type { DataValidity } from '@pcf/contract/vocabulary/data-validity';
import { ValidityMark } from './validity-mark.tsx';

interface LapseMarkProps {
  /** Until when what is in force holds; null where nothing is. */
  inForce: { readonly validUntil: string | null; readonly validity: DataValidity | null } | null;
}

/** In a list: only of what will not hold much longer, or does not any more. */
export function LapseMark({ inForce }: LapseMarkProps) {
  if (inForce === null || inForce.validity === 'VALID') return null;
  return <ValidityMark validUntil={inForce.validUntil} validity={inForce.validity} />;
}
