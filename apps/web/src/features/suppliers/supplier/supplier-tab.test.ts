import { expect, it } from 'vitest';
import { shownTab } from './supplier-tab.ts';

it.each([
  [{}, 'products'],
  [{ tab: 'requests' }, 'requests'],
  [{ tab: 'toString' }, 'products'],
  [{ tab: ['requests'] }, 'products'],
])('%j shows the %s', (search, tab) => {
  expect(shownTab(search)).toBe(tab);
});
