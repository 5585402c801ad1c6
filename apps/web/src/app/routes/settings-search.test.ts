import { expect, it } from 'vitest';
import { readSettingsSearch, shownTab } from './settings-search.ts';

it.each([
  [{}, 'profile'],
  [{ tab: 'profile' }, 'profile'],
  [{ tab: 'users' }, 'users'],
  [{ tab: 'invitations' }, 'invitations'],
  [{ tab: 'network' }, 'network'],
  [{ tab: 'keys' }, 'keys'],
  [{ tab: 'activity' }, 'activity'],
  [{ tab: 'USERS' }, 'profile'],
  [{ tab: 'toString' }, 'profile'],
  [{ tab: ['users'] }, 'profile'],
  [{ tab: 1 }, 'profile'],
])('%j shows the tab %s', (search, tab) => {
  expect(shownTab(readSettingsSearch(search))).toBe(tab);
});

it('keeps what belongs to the tab', () => {
  expect(readSettingsSearch({ tab: 'users', pageNumber: 2, pendingLimit: 25 })).toEqual({
    tab: 'users',
    pageNumber: 2,
    pendingLimit: 25,
  });
});
