import type { FactorDetails } from '@pcf/catalogue/factor-details';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { useEffect, useState } from 'react';
import { useFactorSource } from './factor-source.tsx';

type Known = 'waiting' | 'failed' | FactorDetails | null;

export function useFactorDetails(factor: EmissionFactor): Known {
  const { detailsOf } = useFactorSource();
  const [known, setKnown] = useState<Known>('waiting');
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Known) => {
      if (isCurrent) setKnown(next);
    };
    detailsOf(factor).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [factor, detailsOf]);
  return known;
}
