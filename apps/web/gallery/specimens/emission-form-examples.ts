import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData, ItemFactor } from '@pcf/contract/resources/emission-data-item';
import { type EmissionFormValues, emptyEmissionForm } from '../../src/exchange/emission-form/emission-form-values.ts';
import { longName } from '../words.ts';

const version = '2026.1';
const factor = (name: string, impact: number, unit: ItemFactor['unit'], kind: ItemFactor['kind'] = 'factor') =>
  ({ name, kind, impact, unit, origin: 'CATALOGUE', version }) satisfies ItemFactor;

const itemData: ItemData = {
  rawmaterial: [
    {
      id: 'a',
      category: 'Plastics & Rubber',
      subcategory: 'Plastics',
      subsubcategory: 'PET',
      emissionfactor: factor('PET (bottle grade)', 2.89, 'kgCO₂e/kg'),
      weight: 520,
      transportcategory: 'Transport',
      transportsubcategory: 'Truck',
      transportsubsubcategory: 'NaN',
      transportemissionfactor: factor(longName, 0.00008405, 'kgCO₂e/kg*km', 'proxy'),
      distance: 500,
    },
    { id: 'b' },
  ],
  energy: [
    {
      id: 'c',
      category: 'Energy',
      subcategory: 'Electricity',
      subsubcategory: 'NaN',
      emissionfactor: factor('Global mix', 0.484149197, 'kgCO₂e/kWh', 'proxy'),
      amount: 2,
    },
  ],
  transport: [
    {
      id: 'd',
      category: 'Transport',
      subcategory: 'Ship',
      subsubcategory: 'NaN',
      emissionfactor: factor('Container ship', 0.0000161, 'kgCO₂e/kg*km'),
      weight: 520,
      distance: 10_000,
    },
  ],
};

const values: NonNullable<EmissionData['emissionValues']> = {
  value: 2.63,
  unit: 'DIMENSIONLESS',
  unitAmount: 100,
  productMassKg: 0.5,
  referenceYear: 2025,
  lifecycleBoundary: 'CRADLE_TO_GATE',
  confidence: 'SOMEWHAT',
  comparisonGroup: {
    topCategory: 'Plastics & Rubber',
    category: 'Plastics',
    subcategory: 'Thermoplasts/thermosets/special',
  },
  stages: [
    { stage: 'MATERIAL_ACQUISITION', scope: 'SCOPE_3', value: 1.4 },
    { stage: 'MANUFACTURING', scope: 'SCOPE_1_2', value: 1.1, comment: longName },
    { stage: 'OTHER', stageText: 'Lacquering', scope: 'SCOPE_3', value: null },
    { stage: 'CONSUMER_USE', scope: 'SCOPE_3', value: 0.3 },
  ],
  companyShare: {
    companyEmissionsTonnes: 12_500,
    sharePercent: 2.4,
    unitsSold: 1_200_000,
    basis: 'REVENUE',
    year: 2025,
    scopes: 'SCOPE_1_2',
  },
  breakdown: { fossil: 2.5, biogenicUptake: -0.4 },
};

const data: EmissionData = {
  comment: null,
  emissionValues: values,
  dataSources: {
    primaryDataShareType: 'BOTH',
    shareOfPrimaryDataInEmissionFactor: 64,
    emissionFactorSources: [
      { source: 'ECOINVENT', version: '3.11' },
      { source: 'OTHER', sourceText: null },
    ],
    geographicGranularity: 'COUNTRY',
    countries: ['DEU', 'FRA', 'VCT'],
    dataQuality: { technological: 2.1 },
  },
  methodologies: {
    standards: ['ISO_14067', 'EPD_PRODUCT_CATEGORY_RULES', 'OTHER'],
    impactMethodology: 'EF_V3_1',
    ipccAssessmentReports: ['AR6'],
    allocationMethods: ['MASS_ALLOCATION'],
    biogenicIncluded: 'NO',
    exemptedEmissionsPercent: 7,
  },
  verificationData: { verified: true, provider: 'OTHER', standard: 'ISO_14067' },
  reductionPlan: { hasPlan: 'YES', targetPercent: 30 },
};

/** Everything filled in, as it is while somebody tries one kind of answer after the other. */
export const fullExample = (granularity: NonNullable<typeof values.granularity>): EmissionFormValues => ({
  ...emptyEmissionForm,
  data: { ...data, emissionValues: { ...values, granularity } },
  itemData,
});

/** The shortest answer. */
export const shortExample: EmissionFormValues = {
  ...emptyEmissionForm,
  data: { emissionValues: { granularity: 'PRODUCT', value: 2.63, unit: 'KG', referenceYear: 2025 } },
};
