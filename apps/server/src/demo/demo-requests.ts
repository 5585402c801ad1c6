import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { lena, lumen, talhof } from './demo-people.ts';
import { inDays } from './in-days.ts';

type Sending = Omit<CheckedInput<'requestProducts'>['body'], 'productIds' | 'dueDate'>;

export interface DemoRequest extends Sending {
  readonly customer: string;
  readonly daysAgo: number;
  readonly references: readonly string[];
  /** Counted from when it was sent. */
  readonly daysToAnswer?: number;
}

const cradleToGate = { lifecycleBoundary: 'CRADLE_TO_GATE', referenceYear: 2025 } as const;

const packaging2026 = {
  customer: lena,
  campaign: 'Packaging 2026',
  comment: 'For our 2026 report. Figures for the product as delivered to us are enough.',
  expects: cradleToGate,
} as const;

/** Two campaigns, the older one nearly done, and what was asked for beside them. */
export const demoRequests: readonly DemoRequest[] = [
  {
    customer: lena,
    daysAgo: 206.4,
    campaign: 'Ingredients 2025',
    comment: 'For the footprints of our ready meals. Please tell us how much of it you have measured.',
    expects: cradleToGate,
    daysToAnswer: 120,
    references: ['SE-DUR', 'WF-550', 'OA-RL', 'ST-POT', 'TO-2830', 'TO-CHP', 'OIL-OLV', 'BA-FR'],
  },
  {
    ...packaging2026,
    daysAgo: 142.3,
    daysToAnswer: 165,
    references: [
      ...['AL-1200-K', 'AL-2000-L', 'AL-0900', 'AT-0850', 'TL-82', 'TL-66'],
      ...['PT-0500', 'PT-0750', 'PP-0200', 'PB-5000', 'SH-1208', 'PS-0400', 'CF-300'],
      ...['CB-B1-40', 'CB-B2-40P', 'FC-S-400', 'KB-1000', 'MF-INS', 'ST-W'],
      ...['GJ-370', 'GJ-212', 'GB-250', 'LB-WS-70', 'LB-TR-50'],
    ],
  },
  {
    customer: lena,
    daysAgo: 43.2,
    comment: 'Harvest 2025, please, as delivered to our mill.',
    references: ['RW-DUR', 'OIL-RAP', 'SG-W2', 'PE-YD'],
  },
  { ...packaging2026, daysAgo: 28.3, daysToAnswer: 51, references: ['LF-38', 'AC-28'] },
  {
    customer: talhof,
    daysAgo: 38.4,
    comment: 'Wir berechnen den Fußabdruck unserer Becher. Bitte Werte ab Werk.',
    expects: cradleToGate,
    daysToAnswer: 60,
    references: ['TM-4410', 'TM-4411', 'TM-4420', 'TM-4431', 'TM-4502'],
  },
  {
    customer: lumen,
    daysAgo: 23.3,
    comment: 'Pour notre bilan 2026 : une valeur vérifiée serait idéale.',
    expects: { ...cradleToGate, verified: true },
    daysToAnswer: 45,
    references: ['EMB-310', 'EMB-322', 'EMB-328', 'EMB-341'],
  },
];

/** On which day it is due, told as if it were sent now. */
export const dueDateOf = ({ daysToAnswer }: DemoRequest): string | undefined =>
  daysToAnswer === undefined ? undefined : inDays(daysToAnswer);
