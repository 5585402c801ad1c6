import type { EmissionValueGranularity } from '@pcf/contract/vocabulary/emission-value-granularity';
import { lazy, Suspense } from 'react';
import { CompanyShareFields } from './company-share-fields.tsx';
import { ConversionLine } from './conversion-line.tsx';
import { StageRows } from './stage-rows.tsx';
import { TotalPanel } from './total-panel.tsx';
import { useEmissionValues } from './use-emission-values.ts';

const CalculationPart = lazy(async () => ({
  default: (await import('../calculation/calculation-part.tsx')).CalculationPart,
}));

/** What the value follows from, by the kind of answer; what is typed for another kind is kept and not shown. */
export function ValueInputs({ granularity }: { granularity: EmissionValueGranularity }) {
  switch (granularity) {
    case 'LIFECYCLE':
    case 'DETAILED_LIFECYCLE':
      return (
        <>
          <StageRows detailed={granularity === 'DETAILED_LIFECYCLE'} />
          <TotalPanel />
        </>
      );
    case 'CALCULATOR':
      return (
        <Suspense>
          <CalculationPart />
        </Suspense>
      );
    case 'SHARE_COMPANY':
      return <CompanyShareFields />;
    default:
      return <TypedValue />;
  }
}

function TypedValue() {
  const { value } = useEmissionValues('value');
  return <ConversionLine value={value} />;
}
