import { useDebouncedValue } from '@mantine/hooks';
import type { FactorDetails } from '@pcf/catalogue/factor-details';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { useEffect, useState } from 'react';
import { useFactorSource } from '../../../exchange/factor-field/factor-source.tsx';
import type { Scenario } from '../model/scenario.ts';
import { usedFactors } from '../results/used-factors.ts';
import type { DetailsByFactor } from './used-sources.ts';

const afterTypingMs = 600;

/** Asked for ahead, since nothing can be waited for once the browser prints. */
export function useUsedDetails(scenarios: readonly Scenario[]): DetailsByFactor {
  const { detailsOf } = useFactorSource();
  const [settled] = useDebouncedValue(scenarios, afterTypingMs);
  const [details, setDetails] = useState<DetailsByFactor>(new Map());
  useEffect(() => {
    let wanted = true;
    const known = usedFactors(settled).map(async (factor) => ({ factor, details: await detailsOf(factor) }));
    Promise.all(known).then(
      (entries) => {
        if (wanted) setDetails(new Map(entries.flatMap(pairOf)));
      },
      // Without them the sheet names the catalogue only.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [settled, detailsOf]);
  return details;
}

function pairOf({ factor, details }: { factor: EmissionFactor; details: FactorDetails | null }) {
  return details === null ? [] : [[factor, details] as const];
}
