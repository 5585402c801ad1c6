import type { FactorUnit } from '@pcf/contract/vocabulary/emission-data';
import { verificationCoverages, verificationLevels } from '@pcf/contract/vocabulary/methods';
import { exchangeableAnswer } from '../../apps/server/src/modules/sold-products/footprints/testing/exchangeable.ts';

/** Stage by stage, with a text wherever one can be written beside a choice, and a document in every section. */
export function detailedAnswer(documentId: string) {
  const { emissionValues, dataSources, methodologies, exchange } = exchangeableAnswer();
  const documents = [{ id: documentId, name: 'Report' }];
  return {
    emissionValues: {
      ...emissionValues,
      granularity: 'DETAILED_LIFECYCLE',
      stages: [{ stage: 'OTHER', scope: 'SCOPE_1', value: 1.5 }],
      unit: 'OTHER',
      productMassKg: 1,
      comparisonGroup: {},
    },
    dataSources: { ...dataSources, emissionFactorSources: [{ source: 'OTHER' }], documents },
    methodologies: {
      ...methodologies,
      standards: ['OTHER'],
      impactMethodology: 'OTHER',
      allocationMethods: ['OTHER'],
      exemptedEmissionsPercent: 1,
      documents,
    },
    verificationData: {
      verified: true,
      provider: 'OTHER',
      standard: 'OTHER',
      date: '2025-06-30',
      coverage: verificationCoverages[0],
      level: verificationLevels[0],
      documents,
    },
    reductionPlan: { hasPlan: 'YES', documents },
    exchange: { ...exchange, productOrSectorSpecificRules: [{ operator: 'OTHER' }] },
  };
}

/** Worked out from rows, which it is kept apart from. */
export const countedAnswer = () => ({
  ...exchangeableAnswer(),
  emissionValues: {
    granularity: 'CALCULATOR',
    unit: 'KG',
    referenceYear: 2024,
    lifecycleBoundary: 'CRADLE_TO_GATE',
  },
});

/** Somebody's own: of those of the catalogue the version is told with the total, whether or not the rows are. */
const factor = (unit: FactorUnit) => ({ name: '', kind: 'factor', impact: 1, unit, origin: 'OWN', version: '' });
const material = {
  emissionfactor: factor('kgCO₂e/kg'),
  weight: 800,
  transportemissionfactor: factor('kgCO₂e/kg*km'),
  distance: 500,
};
const transport = { emissionfactor: factor('kgCO₂e/kg*km'), weight: 800, distance: 300 };

/** A row in each section. */
export const wordyRows = {
  rawmaterial: [material],
  packaging: [material],
  energy: [{ emissionfactor: factor('kgCO₂e/kWh'), amount: 2 }],
  transportBetweenSites: [transport],
  transport: [transport],
};

export const unavailableAnswer = () => ({ emissionValues: { granularity: 'UNAVAILABLE' } });
