import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { QualityMark } from '../../src/exchange/quality-mark.tsx';
import { QualityWorking } from '../../src/exchange/quality-working.tsx';
import { State } from '../state.tsx';

const data: EmissionData = {
  emissionValues: { granularity: 'LIFECYCLE', referenceYear: 2024, confidence: 'SOMEWHAT' },
  dataSources: { primaryDataShareType: 'BOTH', shareOfPrimaryDataInEmissionFactor: 65 },
  verificationData: { verified: true, level: 'LIMITED' },
};

export function DataQualitySpecimen() {
  return (
    <>
      {[23, 53, 100, null].map((score) => (
        <State key={score} name={`score ${score}`}>
          <QualityMark score={score} />
        </State>
      ))}
      <State name="working">
        <QualityWorking data={data} submittedOn="2026-11-15" withAdvice />
      </State>
    </>
  );
}
