import { accepted, answer, type DemoAnswer, perPiece } from './demo-answer.ts';
import { allFossil, forOtherPlatforms } from './demo-exchange.ts';
import { lindholm, papeteries } from './demo-people.ts';

/** PET is 62.5 % carbon by mass. */
const petTray = { ...allFossil('Tray thermoformed from PET', 0.0134), recycledCarbonContent: 0.0094 };

/** Plastics and paper: accepted, waiting, sent back, declined, and one that is far from what it was before. */
export const packagingAnswers = (): readonly DemoAnswer[] => [
  {
    supplier: lindholm,
    internalReference: 'PT-0500',
    steps: [
      {
        daysAgo: 21.3,
        submits: answer(perPiece(4.34, 0.0165), 52),
        confirms: 'As in the report of our study of March.',
      },
      { daysAgo: 18.4, rejectsWith: 'The value seems to be for 100 trays. Please give it for one.' },
    ],
  },
  {
    supplier: lindholm,
    internalReference: 'PT-0750',
    steps: [
      {
        daysAgo: 66.4,
        submits: forOtherPlatforms(answer(perPiece(0.057, 0.0214), 58, { comment: '70 % recycled PET.' }), petTray),
      },
      accepted(62.3),
      {
        daysAgo: 1.3,
        submits: forOtherPlatforms(
          answer(perPiece(0.098, 0.0214), 58, { comment: 'Calculated anew, for trays of virgin PET.' }),
          allFossil('Tray thermoformed from PET', 0.0134),
        ),
        confirms: 'Our recycling line is being rebuilt: until spring the trays are made of virgin PET.',
      },
    ],
  },
  {
    supplier: lindholm,
    internalReference: 'PP-0200',
    steps: [
      {
        daysAgo: 125.3,
        // Polypropylene is 85.6 % carbon by mass.
        submits: forOtherPlatforms(
          answer(perPiece(0.0156, 0.0061), 55),
          allFossil('Cup injection-moulded from PP', 0.0052),
        ),
      },
      accepted(121.3),
    ],
  },
  {
    supplier: lindholm,
    internalReference: 'PB-5000',
    steps: [{ daysAgo: 87.3, declinesWith: 'Our study of the buckets ends in spring.', dataInDays: 140 }],
  },
  {
    supplier: papeteries,
    internalReference: 'CB-B1-40',
    steps: [
      {
        daysAgo: 126.4,
        // Board is 42 % carbon by mass, taken from the air as 0.524 kg of CO2.
        submits: forOtherPlatforms(
          answer(
            {
              granularity: 'DETAILED_LIFECYCLE',
              confidence: 'VERY',
              unit: 'DIMENSIONLESS',
              productMassKg: 0.34,
              stages: [
                { stage: 'FORESTRY', scope: 'SCOPE_3', value: 0.041 },
                { stage: 'MANUFACTURING', scope: 'SCOPE_1', value: 0.112 },
                { stage: 'MANUFACTURING', scope: 'SCOPE_2', value: 0.037 },
                { stage: 'INBOUND_TRANSPORT', scope: 'SCOPE_3', value: 0.018 },
              ],
              breakdown: { fossil: 0.191, landManagementCo2: 0.012, biogenicNonCo2: 0.005, biogenicUptake: -0.524 },
            },
            60,
          ),
          {
            productDescription: 'Corrugated case of fresh fibre and recycled board',
            fossilCarbonContent: 0,
            biogenicCarbonContent: 0.143,
          },
        ),
      },
      accepted(121.4),
    ],
  },
  {
    supplier: papeteries,
    internalReference: 'FC-S-400',
    steps: [{ daysAgo: 37.3, submits: answer(perPiece(0.019, 0.021), 66) }, accepted(34.3)],
  },
  {
    supplier: papeteries,
    internalReference: 'CB-B2-40P',
    steps: [
      {
        daysAgo: 12.2,
        submits: answer(
          {
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
          },
          25,
        ),
      },
    ],
  },
  {
    supplier: papeteries,
    internalReference: 'KB-1000',
    steps: [
      {
        daysAgo: 14.4,
        submits: {
          emissionValues: {
            granularity: 'UNAVAILABLE',
            unavailableReason: 'We buy these bags and have asked the maker for its figures.',
          },
        },
      },
    ],
  },
];
