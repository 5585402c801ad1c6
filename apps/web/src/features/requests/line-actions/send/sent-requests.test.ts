import { expect, it } from 'vitest';
import { nothingSent, withLinked } from './sent-requests.ts';

it('collects the requests of several calls, with their campaign', () => {
  const supplier = { id: 's1', name: 'Hydral' };
  const first = withLinked(nothingSent, {
    campaignId: 'c1',
    requests: [{ requestReference: 'REQ-2026-000001', supplier, lines: 3 }],
    sent: [],
    skipped: [],
  });
  const second = withLinked(first, {
    campaignId: null,
    requests: [{ requestReference: 'REQ-2026-000002', supplier, lines: 2 }],
    sent: [],
    skipped: [],
  });
  expect(second.requests.map(({ requestReference }) => requestReference)).toEqual([
    'REQ-2026-000001',
    'REQ-2026-000002',
  ]);
  expect(second.campaignId).toBe('c1');
});
