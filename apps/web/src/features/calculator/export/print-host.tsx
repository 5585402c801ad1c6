import { createPortal } from 'react-dom';
import { footprintOf } from '../model/footprint-of.ts';
import type { Scenario } from '../model/scenario.ts';
import { PrintSheet } from './print-sheet.tsx';
import { usePrinting } from './use-printing.ts';
import { useUsedDetails } from './use-used-details.ts';

/** Puts the sheet beside the page while a result is printed, and nothing otherwise. */
export function PrintHost({ scenarios }: { scenarios: readonly Scenario[] }) {
  const printing = usePrinting();
  const details = useUsedDetails(scenarios);
  if (!printing || scenarios.every((scenario) => Number(footprintOf(scenario).result.total) === 0)) return null;
  return createPortal(<PrintSheet scenarios={scenarios} details={details} />, document.body);
}
