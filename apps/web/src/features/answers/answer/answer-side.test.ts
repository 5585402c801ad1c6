import { expect, it } from 'vitest';
import type { EmissionAnswer, OwnSubmission } from './answer-calls.ts';
import { offeredSources } from './answer-side.tsx';

const version = (number: number) => ({ version: number }) as OwnSubmission;
const draft = {} as NonNullable<EmissionAnswer['draft']>;
const told = { inForce: null, submission: null, draft: null, productRequestStatus: 'REQUESTED' } as const;

it('offers nothing where there is nothing to begin with', () => {
  expect(offeredSources(told)).toEqual([]);
  expect(offeredSources({ ...told, draft })).toEqual(['empty']);
});

it('offers each version once, and an empty form where there is something else', () => {
  expect(offeredSources({ ...told, draft, inForce: version(1), submission: version(1) })).toEqual([
    'accepted',
    'empty',
  ]);
  expect(offeredSources({ ...told, draft, inForce: version(1), submission: version(2) })).toEqual([
    'accepted',
    'submitted',
    'empty',
  ]);
});

it('leaves out what the form begins with anyhow', () => {
  expect(offeredSources({ ...told, inForce: version(1), submission: version(1) })).toEqual(['accepted']);
  const sentBack = { ...told, productRequestStatus: 'REJECTED', submission: version(2) } as const;
  expect(offeredSources(sentBack)).toEqual(['empty']);
  expect(offeredSources({ ...sentBack, inForce: version(1) })).toEqual(['accepted', 'empty']);
  const accepted = { ...told, productRequestStatus: 'COMPLETED', inForce: version(1), submission: version(1) } as const;
  expect(offeredSources(accepted)).toEqual(['empty']);
});
