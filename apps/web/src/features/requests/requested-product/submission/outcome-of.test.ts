import { expect, it } from 'vitest';
import type { EmissionDetails } from '../requested-product-calls.ts';
import { outcomeOf } from './outcome-of.ts';
import { detailsFileName } from './submission-section.tsx';

it('names the file after the request, the product and the version', () => {
  const details = {
    product: { requestReference: 'REQ-2026-000123', internalReference: 'PT/05 00' },
    submission: { version: 2 },
  } as unknown as EmissionDetails;
  expect(detailsFileName(details)).toBe('REQ-2026-000123_PT-05-00_v2.json');
});

it.each([
  [{ version: 1, outcome: 'ACCEPTED' }, 'COMPLETED', 'ACCEPTED'],
  [{ version: 2, outcome: null }, 'PENDING_REVIEW', 'waiting'],
  [{ version: 2, outcome: null }, 'CANCELED', 'unreviewed'],
  [{ version: 1, outcome: null }, 'PENDING_REVIEW', 'replaced'],
] as const)('of two versions, %j of a line that is %s is %s', (version, status, outcome) => {
  expect(outcomeOf(version, 2, status)).toBe(outcome);
});
