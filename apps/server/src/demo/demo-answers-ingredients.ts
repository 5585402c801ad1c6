import { accepted, answer, type DemoAnswer, perKilogram, verified } from './demo-answer.ts';
import { madeIn } from './demo-exchange.ts';
import { lucania, uckerfeld } from './demo-people.ts';

const inGermany = madeIn('DEU');
const inItaly = madeIn('ITA');

/** From a first answer out of a database to figures that the mills and the cannery have measured. */
export const ingredientAnswers = (): readonly DemoAnswer[] => [
  {
    supplier: uckerfeld,
    internalReference: 'WF-550',
    steps: [
      {
        daysAgo: 184.3,
        submits: answer(perKilogram(0.61, { confidence: 'SOMEWHAT' }), 15, {
          comment: 'The farming is a figure of a database; only the energy of the mill is ours.',
        }),
      },
      accepted(179.4),
      {
        daysAgo: 65.3,
        submits: answer(perKilogram(0.54, { confidence: 'VERY' }), 70, {
          comment: 'With what 38 farms have told us about their fertiliser and diesel.',
          dataSources: inGermany,
          ...verified('WF-550', 65.3, 'LIMITED'),
        }),
      },
      accepted(62.2),
    ],
  },
  {
    supplier: uckerfeld,
    internalReference: 'OA-RL',
    steps: [
      { daysAgo: 184.2, submits: answer(perKilogram(0.58, { confidence: 'SOMEWHAT' }), 21) },
      accepted(179.3),
      {
        daysAgo: 7.3,
        submits: answer(perKilogram(0.55, { confidence: 'VERY' }), 63, { dataSources: inGermany }),
      },
      accepted(4.2),
    ],
  },
  {
    supplier: uckerfeld,
    internalReference: 'SE-DUR',
    steps: [
      {
        daysAgo: 100.3,
        submits: answer(
          {
            granularity: 'LIFECYCLE',
            confidence: 'VERY',
            stages: [
              { stage: 'AGRICULTURE', value: 0.76 },
              { stage: 'INBOUND_TRANSPORT', value: 0.05 },
              { stage: 'MANUFACTURING', value: 0.13 },
            ],
          },
          72,
          { dataSources: inGermany, ...verified('SE-DUR', 100.3, 'LIMITED') },
        ),
      },
      accepted(96.3),
    ],
  },
  {
    supplier: uckerfeld,
    internalReference: 'ST-POT',
    steps: [{ daysAgo: 9.4, submits: answer(perKilogram(0.82, { confidence: 'SOMEWHAT' }), 44) }],
  },
  {
    supplier: lucania,
    internalReference: 'TO-CHP',
    steps: [
      { daysAgo: 156.3, submits: answer(perKilogram(0.71, { confidence: 'SOMEWHAT' }), 35) },
      accepted(150.2),
      {
        daysAgo: 15.3,
        submits: answer(perKilogram(0.66, { confidence: 'VERY' }), 74, {
          comment: 'Steam from the new boiler, metered since January.',
          dataSources: inItaly,
          ...verified('TO-CHP', 15.3, 'LIMITED'),
        }),
      },
      accepted(12.3),
    ],
  },
  {
    supplier: lucania,
    internalReference: 'TO-2830',
    steps: [
      {
        daysAgo: 37.4,
        submits: answer(perKilogram(2.05, { confidence: 'VERY' }), 82, {
          dataSources: inItaly,
          ...verified('TO-2830', 37.4, 'LIMITED'),
        }),
      },
      accepted(34.2),
    ],
  },
  {
    supplier: lucania,
    internalReference: 'OIL-OLV',
    steps: [
      {
        daysAgo: 16.4,
        submits: answer(perKilogram(3.3, { confidence: 'SOMEWHAT' }), 68, { dataSources: inItaly }),
      },
      accepted(12.4),
    ],
  },
];
