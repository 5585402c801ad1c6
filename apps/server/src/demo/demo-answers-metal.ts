import { catalogueFactors } from '@pcf/catalogue/factors';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { inDays } from './at-demo-moment.ts';
import { accepted, answer, type DemoAnswer, perKilogram, perPiece, verified } from './demo-answer.ts';
import { allFossil, forOtherPlatforms, madeIn } from './demo-exchange.ts';
import { hydral } from './demo-people.ts';

function factorCalled(name: string): EmissionFactor {
  const found = catalogueFactors.find((each) => each.name === name);
  if (!found) throw new Error(`The catalogue has no ${name}.`);
  return found;
}

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
        ...chosen(factorCalled('Steel or tinplate, new')),
        // In g, as the rows of an answer are.
        weight: 9.8,
        transportcategory: truck.category,
        transportsubcategory: truck.subcategory,
        transportsubsubcategory: truck.subsubcategory,
        transportemissionfactor: truck.emissionfactor,
        distance: 420,
      },
    ],
    energy: [{ id: 'press', ...chosen(proxy('Electricity country mix', 'NaN')), amount: 0.004 }],
  };
};

/** Aluminium and tinplate: every way to answer, in every state. */
export const metalAnswers = (): readonly DemoAnswer[] => [
  {
    supplier: hydral,
    internalReference: 'AL-1200-K',
    steps: [
      { daysAgo: 133.3, submits: answer(perKilogram(6.4, { confidence: 'SOMEWHAT' }), 34) },
      accepted(129.3),
      {
        daysAgo: 100.4,
        submits: forOtherPlatforms(
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
            78,
            {
              comment: 'Casting and rolling measured at our own plant.',
              dataSources: madeIn('NOR', { technological: 1.4, geographical: 1.2, temporal: 1 }),
              ...verified('AL-1200-K', 100.4, 'REASONABLE'),
            },
          ),
          allFossil('Aluminium foil of alloy 8011, rolled in Norway', 0),
        ),
      },
      accepted(96.4),
    ],
  },
  {
    supplier: hydral,
    internalReference: 'AL-2000-L',
    steps: [{ daysAgo: 11.3, submits: answer(perKilogram(6.74, { confidence: 'SOMEWHAT' }), 61) }],
  },
  {
    supplier: hydral,
    internalReference: 'AT-0850',
    steps: [
      {
        daysAgo: 92.3,
        submits: answer(perPiece(0.104, 0.0142), 64, { exchange: { validUntil: inDays(40) } }),
      },
      accepted(88.2),
      {
        daysAgo: 5.4,
        submits: forOtherPlatforms(
          answer(perPiece(0.089, 0.0142), 76, { comment: 'More recycled metal since spring.' }),
          allFossil('Tray drawn from aluminium foil', 0),
        ),
      },
    ],
  },
  {
    supplier: hydral,
    internalReference: 'TL-82',
    steps: [
      {
        daysAgo: 3.4,
        submits: answer({ granularity: 'CALCULATOR', unit: 'DIMENSIONLESS', productMassKg: 0.0098 }, 20, {
          methodologies: { standards: ['CALCULATOR'] },
        }),
        itemData: lidRows(),
      },
    ],
  },
  {
    supplier: hydral,
    internalReference: 'TL-66',
    steps: [
      {
        daysAgo: 2.3,
        drafts: { emissionValues: { granularity: 'PRODUCT', unit: 'DIMENSIONLESS', productMassKg: 0.0067 } },
      },
    ],
  },
];
