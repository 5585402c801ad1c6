import { expect, it } from 'vitest';
import type { OwnSubmission } from './api/get-emission-answer.ts';
import { offeredSources } from './offered-sources.ts';

const version = (number: number) => ({ version: number }) as OwnSubmission;

it('offers each version once, and an empty form where there is something else', () => {
  expect(offeredSources({ inForce: null, submission: null, draft: null })).toEqual([]);
  expect(offeredSources({ inForce: version(1), submission: version(1), draft: null })).toEqual(['accepted', 'empty']);
  expect(offeredSources({ inForce: version(1), submission: version(2), draft: null })).toEqual([
    'accepted',
    'submitted',
    'empty',
  ]);
  expect(offeredSources({ inForce: null, submission: version(1), draft: null })).toEqual(['submitted', 'empty']);
});
