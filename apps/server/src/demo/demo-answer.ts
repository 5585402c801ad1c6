import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { inDays } from './at-demo-moment.ts';
import { demoStatement } from './demo-statements.ts';

/** What became of a request, step by step. */
export type DemoStep = { readonly daysAgo: number } & (
  | { readonly submits: EmissionData; readonly itemData?: ItemData; readonly confirms?: string }
  | { readonly accepts: true }
  | { readonly rejectsWith: string }
  | { readonly drafts: EmissionData }
  | { readonly declinesWith: string; readonly dataInDays: number }
);

export interface DemoAnswer {
  readonly supplier: string;
  readonly internalReference: string;
  readonly steps: readonly DemoStep[];
}

type Values = NonNullable<EmissionData['emissionValues']>;

/** Of the year before, from cradle to gate, with a share of measured data. */
export const answer = (values: Values, primaryShare: number, rest: Partial<EmissionData> = {}): EmissionData => ({
  ...rest,
  emissionValues: { referenceYear: 2025, lifecycleBoundary: 'CRADLE_TO_GATE', unit: 'KG', ...values },
  dataSources: {
    primaryDataShareType: 'BOTH',
    shareOfPrimaryDataInEmissionFactor: primaryShare,
    ...rest.dataSources,
  },
  methodologies: { standards: ['ISO_14067'], ...rest.methodologies },
});

export const perKilogram = (value: number, rest: Values = {}): Values => ({ granularity: 'PRODUCT', value, ...rest });

export const perPiece = (value: number, productMassKg: number): Values => ({
  granularity: 'PRODUCT',
  value,
  unit: 'DIMENSIONLESS',
  productMassKg,
});

export const accepted = (daysAgo: number): DemoStep => ({ daysAgo, accepts: true });

/** Checked by somebody three weeks before it was submitted, with the statement that says so. */
export const verified = (reference: string, daysAgo: number, level: 'LIMITED' | 'REASONABLE') => ({
  verificationData: {
    verified: true,
    provider: 'OTHER',
    providerText: 'Nordlys Assurance',
    standard: 'ISO_14064_3',
    date: inDays(-Math.floor(daysAgo) - 21),
    coverage: 'PRODUCT_LEVEL',
    level,
    documents: [demoStatement(reference)],
  } satisfies EmissionData['verificationData'],
});
