import fc from 'fast-check';
import { expect, it } from 'vitest';
import { usableFilters } from '../../lib/filters/filters.ts';
import { anyFilters } from '../../lib/filters/testing/any-filters.ts';
import { parseQueryString, writeQueryString } from '../../lib/navigation/query-string.ts';
import { activityQuery, activityTable, readActivityFilters, writeActivityFilters } from './activity-filters.ts';

const id = '6f1c2b1e-7d55-4c39-9f0e-3a6f3a1f9b11';

it('reads what it has written', () => {
  const filters = readActivityFilters({ area: ['exports', 'people'], who: id, from: '2026-01-02', to: '2026-02-03' });
  expect(filters).toEqual({
    groups: ['people', 'exports'],
    actorIds: [id],
    days: { from: '2026-01-02', to: '2026-02-03' },
  });
  expect(readActivityFilters(writeActivityFilters(filters))).toEqual(filters);
  expect(activityQuery(filters)).toMatchObject({
    actorIds: [id],
    from: '2026-01-02',
    to: '2026-02-03',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  expect(activityQuery({ ...filters, groups: ['documents'] }).event).toEqual(['DOCUMENTS_ADDED', 'DOCUMENTS_DELETED']);
});

it('reads back any filters out of their address', () => {
  const usable = anyFilters(activityTable).map((filters) => usableFilters(activityTable, filters));
  fc.assert(
    fc.property(usable, (filters) => {
      const search = parseQueryString(writeQueryString(writeActivityFilters(filters)));
      expect(readActivityFilters(search)).toEqual(filters);
    }),
  );
});

it('leaves out what makes no sense', () => {
  const filters = readActivityFilters({ area: 'sleep', who: ['lena', 7], from: '2026-02-30', to: 1 });
  expect(filters).toEqual({ groups: [], actorIds: [], days: { from: null, to: null } });
  expect(activityQuery(filters)).toEqual({});
});
