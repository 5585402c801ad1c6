import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { FootprintFacts } from '../exchange-facts.ts';

export const exampleFacts: FootprintFacts = {
  id: '3f0a1c6e-7b24-4c1d-9a55-0d8e6f2b7c31',
  created: new Date('2026-03-02T09:30:00.400Z'),
  status: 'Active',
  precedingIds: [],
  domain: 'platform.example',
  company: { name: 'Lindner Plastics', ids: ['urn:pact:platform.example:supplier-id:4711'] },
  product: {
    name: 'Housing 12',
    description: 'Injection-moulded housing',
    ids: ['urn:pact:platform.example:product-id:H-12'],
  },
};

/** The shortest answer that can be exchanged. */
export const exchangeable: EmissionData = {
  emissionValues: {
    granularity: 'PRODUCT',
    value: 2.63,
    unit: 'KG',
    referenceYear: 2025,
    lifecycleBoundary: 'CRADLE_TO_GATE',
  },
  dataSources: { primaryDataShareType: 'SECONDARY' },
  methodologies: {
    standards: ['ISO_14067'],
    impactMethodology: 'IPCC_2021_GWP_100',
    exemptedEmissionsPercent: 0,
  },
  exchange: { fossilCarbonContent: 0.7, noBiogenicOrLandPart: true },
};

type Sections = {
  readonly [Name in Exclude<keyof EmissionData, 'comment'>]?: Partial<NonNullable<EmissionData[Name]>>;
};

/** The same with other fields in some of its sections. */
export const exchangeableWith = (sections: Sections): EmissionData => ({
  ...exchangeable,
  ...Object.fromEntries(
    Object.entries(sections).map(([name, fields]) => [
      name,
      { ...(exchangeable[name as keyof Sections] as object | undefined), ...fields },
    ]),
  ),
});
