import { catalogueFactors } from '@pcf/catalogue/factors';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { allFossil, forOtherPlatforms, madeIn } from './demo-exchange.ts';
import { inDays } from './in-days.ts';

/** What a supplier did with a request, and what came of it. */
interface DemoSubmission {
  readonly data: EmissionData;
  readonly itemData?: ItemData;
  /** Why an unlikely value is said to be right. */
  readonly confirmedWith?: string;
  readonly outcome: 'ACCEPTED' | 'WAITING' | { readonly rejectedWith: string };
}

export interface DemoAnswer {
  readonly supplier: string;
  readonly internalReference: string;
  readonly submissions: readonly DemoSubmission[];
  readonly draft?: EmissionData;
  readonly declined?: { readonly reason: string; readonly reasonCode: 'NO_DATA_YET'; readonly days: number };
}

type Values = NonNullable<EmissionData['emissionValues']>;

const answer = (values: Values, rest: Partial<EmissionData> = {}): EmissionData => ({
  ...rest,
  emissionValues: { referenceYear: 2025, lifecycleBoundary: 'CRADLE_TO_GATE', unit: 'KG', ...values },
  dataSources: { primaryDataShareType: 'BOTH', shareOfPrimaryDataInEmissionFactor: 65, ...rest.dataSources },
  methodologies: { standards: ['ISO_14067'], ...rest.methodologies },
});

const perPiece = (value: number, productMassKg: number): Values => ({
  granularity: 'PRODUCT',
  value,
  unit: 'DIMENSIONLESS',
  productMassKg,
});

/** The factor of a group that stands for all of it. */
function proxy(category: string, subcategory: string): EmissionFactor {
  const found = catalogueFactors.find(
    (each) => each.kind === 'proxy' && each.category === category && each.subcategory === subcategory,
  );
  if (!found) throw new Error(`The catalogue has no proxy of ${category}, ${subcategory}.`);
  return found;
}

const chosen = ({ topCategory, category, subcategory, ...emissionfactor }: EmissionFactor) => ({
  category: topCategory,
  subcategory: category,
  subsubcategory: subcategory,
  emissionfactor,
});

const lidRows = (): ItemData => {
  const truck = chosen(proxy('Truck', 'NaN'));
  return {
    rawmaterial: [
      {
        id: 'tinplate',
        ...chosen(proxy('Metal and metal ores', 'Steel construction')),
        weight: 9.8,
        transportcategory: truck.category,
        transportsubcategory: truck.subcategory,
        transportsubsubcategory: truck.subsubcategory,
        transportemissionfactor: truck.emissionfactor,
        distance: 420,
      },
    ],
    energy: [{ id: 'press', ...chosen(proxy('Electricity country mix', 'NaN')), amount: 0.012 }],
  };
};

const hydral = 'ingrid.solberg@hydral-rolling.example';
const lindholm = 'sara.lindholm@lindholm-plastics.example';
const papeteries = 'claire.fontaine@papeteries-rhone.example';

/** Enough that every state of an answer can be seen on either side. */
export const demoAnswers = (): readonly DemoAnswer[] => [
  {
    supplier: hydral,
    internalReference: 'AL-1200-K',
    submissions: [
      {
        data: forOtherPlatforms(
          answer(
            {
              granularity: 'LIFECYCLE',
              confidence: 'VERY',
              stages: [
                { stage: 'MATERIAL_ACQUISITION', value: 4.1 },
                { stage: 'MANUFACTURING', value: 1.7 },
                { stage: 'INBOUND_TRANSPORT', value: 0.21 },
              ],
            },
            {
              comment: 'Casting and rolling measured at our own plant.',
              dataSources: madeIn('NOR', { technological: 1.4, geographical: 1.2, temporal: 1 }),
            },
          ),
          allFossil('Aluminium foil of alloy 8011, rolled in Norway', 0),
        ),
        outcome: 'ACCEPTED',
      },
    ],
  },
  {
    supplier: hydral,
    internalReference: 'AL-2000-L',
    submissions: [
      { data: answer({ granularity: 'PRODUCT', value: 6.74, confidence: 'SOMEWHAT' }), outcome: 'WAITING' },
    ],
  },
  {
    supplier: hydral,
    internalReference: 'AT-0850',
    submissions: [
      { data: answer(perPiece(0.104, 0.0142), { exchange: { validUntil: inDays(40) } }), outcome: 'ACCEPTED' },
      {
        data: forOtherPlatforms(
          answer(perPiece(0.089, 0.0142), { comment: 'More recycled metal since spring.' }),
          allFossil('Tray drawn from aluminium foil', 0),
        ),
        outcome: 'WAITING',
      },
    ],
  },
  {
    supplier: hydral,
    internalReference: 'TL-82',
    submissions: [
      {
        data: answer(
          { granularity: 'CALCULATOR', unit: 'DIMENSIONLESS', productMassKg: 0.0098 },
          { methodologies: { standards: ['CALCULATOR'] } },
        ),
        itemData: lidRows(),
        outcome: 'WAITING',
      },
    ],
  },
  {
    supplier: hydral,
    internalReference: 'TL-66',
    submissions: [],
    draft: { emissionValues: { granularity: 'PRODUCT', unit: 'DIMENSIONLESS', productMassKg: 0.0067 } },
  },
  {
    supplier: lindholm,
    internalReference: 'PT-0500',
    submissions: [
      {
        data: answer(perPiece(4.34, 0.0165)),
        confirmedWith: 'Taken from our study of the line.',
        outcome: { rejectedWith: 'The value seems to be for 100 trays. Please give it for one.' },
      },
    ],
  },
  {
    supplier: lindholm,
    internalReference: 'PT-0750',
    submissions: [
      {
        // PET is 62.5 % carbon by mass.
        data: forOtherPlatforms(answer(perPiece(0.057, 0.0214), { comment: '70 % recycled PET.' }), {
          ...allFossil('Tray thermoformed from PET', 0.0134),
          recycledCarbonContent: 0.0094,
        }),
        outcome: 'WAITING',
      },
    ],
  },
  {
    supplier: lindholm,
    internalReference: 'PP-0200',
    submissions: [
      {
        // Polypropylene is 85.6 % carbon by mass.
        data: forOtherPlatforms(answer(perPiece(0.0156, 0.0061)), allFossil('Cup injection-moulded from PP', 0.0052)),
        outcome: 'ACCEPTED',
      },
    ],
  },
  {
    supplier: lindholm,
    internalReference: 'PB-5000',
    submissions: [],
    declined: { reason: 'Our study of the buckets ends in spring.', reasonCode: 'NO_DATA_YET', days: 140 },
  },
  {
    supplier: papeteries,
    internalReference: 'CB-B1-40',
    submissions: [
      {
        // Board is 42 % carbon by mass, taken from the air as 0.524 kg of CO2.
        data: forOtherPlatforms(
          answer({
            granularity: 'DETAILED_LIFECYCLE',
            unit: 'DIMENSIONLESS',
            productMassKg: 0.34,
            stages: [
              { stage: 'FORESTRY', scope: 'SCOPE_3', value: 0.041 },
              { stage: 'MANUFACTURING', scope: 'SCOPE_1', value: 0.112 },
              { stage: 'MANUFACTURING', scope: 'SCOPE_2', value: 0.037 },
              { stage: 'INBOUND_TRANSPORT', scope: 'SCOPE_3', value: 0.018 },
            ],
            breakdown: { fossil: 0.191, landManagementCo2: 0.012, biogenicNonCo2: 0.005, biogenicUptake: -0.524 },
          }),
          {
            productDescription: 'Corrugated case of fresh fibre and recycled board',
            fossilCarbonContent: 0,
            biogenicCarbonContent: 0.143,
          },
        ),
        outcome: 'ACCEPTED',
      },
    ],
  },
  {
    supplier: papeteries,
    internalReference: 'CB-B2-40P',
    submissions: [
      {
        data: answer({
          granularity: 'SHARE_COMPANY',
          unit: 'DIMENSIONLESS',
          productMassKg: 0.41,
          companyShare: {
            companyEmissionsTonnes: 18_400,
            sharePercent: 1.6,
            unitsSold: 1_150_000,
            basis: 'MASS',
            year: 2025,
            scopes: 'SCOPE_1_2_3',
          },
        }),
        outcome: 'WAITING',
      },
    ],
  },
  {
    supplier: papeteries,
    internalReference: 'KB-1000',
    submissions: [
      {
        data: {
          emissionValues: {
            granularity: 'UNAVAILABLE',
            unavailableReason: 'We buy these bags and have asked the maker for its figures.',
          },
        },
        outcome: 'WAITING',
      },
    ],
  },
];
