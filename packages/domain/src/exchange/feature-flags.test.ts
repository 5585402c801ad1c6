import { featureFlags } from '@pcf/contract/vocabulary/organisation';
import {
  type ExchangeSide,
  exchangeSides,
  type ProductRequestStatus,
  productRequestStatuses,
} from '@pcf/contract/vocabulary/requests';
import { describe, expect, it } from 'vitest';
import { type FlaggedLine, featureFlagsFor } from './feature-flags.ts';

const plain = { inForce: false, submitted: false, archived: false, connected: true };

/** One letter for each flag: Enabled, - for disabled, waiting for Approval, waiting for Completion. */
function letters(side: ExchangeSide, line: FlaggedLine): string {
  const flags = featureFlagsFor(side, line);
  const letter = { ENABLED: 'E', DISABLED: '-', WAITING_FOR_APPROVAL: 'A', WAITING_FOR_COMPLETION: 'C' } as const;
  return featureFlags.map((flag) => letter[flags[flag]]).join('');
}

// In the order of the vocabulary: edit, submit, postpone, decline, review, cancel, resend, changeDueDate, saveAsTemplate, download.
const first: Record<ExchangeSide, Record<ProductRequestStatus, string>> = {
  CUSTOMER: {
    NOT_STARTED: 'E---------',
    REQUESTED: 'E---CEEE-C',
    REJECTED: 'E---CEEE-C',
    PENDING_REVIEW: 'E---EE---A',
    COMPLETED: 'E-----E--E',
    DECLINED: 'E----EE---',
    CANCELED: 'E-----E---',
  },
  SUPPLIER: {
    NOT_STARTED: '----------',
    REQUESTED: 'EEEEC---CC',
    REJECTED: 'EEEEC---EE',
    PENDING_REVIEW: 'EE--A---EE',
    COMPLETED: 'EE------EE',
    DECLINED: 'EE--------',
    CANCELED: '----------',
  },
};
const submittedIn: readonly ProductRequestStatus[] = ['REJECTED', 'PENDING_REVIEW', 'COMPLETED'];

describe('featureFlagsFor', () => {
  it.each(exchangeSides.flatMap((side) => productRequestStatuses.map((status) => ({ side, status }))))(
    '$side, $status, the first time',
    ({ side, status }) => {
      const line = {
        ...plain,
        status,
        submitted: submittedIn.includes(status),
        inForce: status === 'COMPLETED',
      };
      expect(letters(side, line)).toBe(first[side][status]);
    },
  );

  it('lets the customer download what is in force during a renewal', () => {
    const renewal = { ...plain, submitted: true, inForce: true };
    expect(letters('CUSTOMER', { ...renewal, status: 'REQUESTED' })).toBe('E---CEEE-E');
    expect(letters('CUSTOMER', { ...renewal, status: 'PENDING_REVIEW' })).toBe('E---EE---E');
  });

  it('stops both sides where they are not connected, but for what needs no supplier', () => {
    const apart = { ...plain, connected: false, submitted: true };
    expect(letters('CUSTOMER', { ...apart, status: 'DECLINED' })).toBe('E----E----');
    expect(letters('CUSTOMER', { ...apart, status: 'REQUESTED' })).toBe('E---CE---C');
    expect(letters('SUPPLIER', { ...apart, status: 'REQUESTED' })).toBe('----C---EE');
  });

  it('leaves nothing to do with an archived product but to read', () => {
    for (const status of productRequestStatuses) {
      const archived = { ...plain, status, archived: true };
      expect(letters('CUSTOMER', archived)).toBe('----------');
      expect(letters('SUPPLIER', archived)).toBe('----------');
      const answered = { ...archived, submitted: true, inForce: true };
      expect(featureFlagsFor('CUSTOMER', answered).download).toBe('ENABLED');
      expect(featureFlagsFor('SUPPLIER', answered).download).toBe('ENABLED');
    }
  });
});
