import { featureFlags } from '@pcf/contract/vocabulary/organisation';
import type { PurchasedLine } from '../../../../exchange/line-table/line-actions.ts';

const flags = Object.fromEntries(featureFlags.map((flag) => [flag, 'DISABLED'])) as PurchasedLine['featureFlags'];

/** A line that was never sent, for tests. */
export function makeLine(line: Partial<PurchasedLine>): PurchasedLine {
  return {
    lineId: 'l0',
    productId: 'p0',
    name: 'Product',
    internalReference: 'P-0',
    supplier: null,
    supplierProductReference: null,
    productRequestStatus: 'NOT_STARTED',
    inProgress: false,
    requestReference: null,
    dueDate: null,
    expectedDate: null,
    requestedAt: null,
    emissionValue: null,
    emissionUnit: null,
    emissionUnitAmount: null,
    emissionValueGranularity: null,
    emissionValueConfidence: null,
    emissionDataVerified: null,
    shareOfPrimaryDataInEmissionFactor: null,
    qualityScore: null,
    plausibilityWarnings: [],
    submissionVersion: 0,
    submittedAt: null,
    inForce: null,
    archived: false,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    featureFlags: flags,
    ...line,
  };
}

/** The same with some things it can be asked for. */
export const cancelableFlags: PurchasedLine['featureFlags'] = { ...flags, cancel: 'ENABLED' };
