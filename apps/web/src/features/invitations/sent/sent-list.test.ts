import { sortDirections } from '@pcf/contract/vocabulary/lists';
import { accessResponseStatuses } from '@pcf/contract/vocabulary/users';
import { expect, it } from 'vitest';
import { parseQueryString, writeQueryString } from '../../../lib/navigation/query-string.ts';
import { readSentView, sentViewSearch } from './sent-list.tsx';

it.each([
  [{}, null, 'DESC'],
  [{ response: 'PENDING', order: 'ASC' }, 'PENDING', 'ASC'],
  [{ response: 'pending', order: 'up' }, null, 'DESC'],
  [{ response: ['PENDING'], order: 1 }, null, 'DESC'],
])('reads %j', (search, response, order) => {
  expect(readSentView(search)).toEqual({ response, order });
});

it('reads back what it wrote, and begins at the first page', () => {
  const view = { response: 'DECLINED', order: 'ASC' } as const;
  const search = { tab: 'invitations', sentPageNumber: 3, ...sentViewSearch(view) };
  expect(readSentView(search)).toEqual(view);
  expect(search.sentPageNumber).toBeUndefined();
});

it('reads back any view out of its address', () => {
  for (const response of [null, ...accessResponseStatuses]) {
    for (const order of sortDirections) {
      const address = writeQueryString(sentViewSearch({ response, order }));
      expect(readSentView(parseQueryString(address))).toEqual({ response, order });
    }
  }
});

it('does not write what goes without saying', () => {
  const search = sentViewSearch({ response: null, order: 'DESC' });
  expect(Object.values(search).filter((value) => value !== undefined)).toEqual([]);
  expect(search).toHaveProperty('response');
});
