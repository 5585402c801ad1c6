import { useEmissionValues } from './use-emission-values.ts';

/** What the value is per by now. The share of a company comes out for one unit, however many were told before. */
export function usePerUnit() {
  const { granularity, unit, unitText, unitAmount } = useEmissionValues(
    'granularity',
    'unit',
    'unitText',
    'unitAmount',
  );
  return { unit, unitText, unitAmount: granularity === 'SHARE_COMPANY' ? 1 : unitAmount };
}
