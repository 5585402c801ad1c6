import { describe, expect, it } from 'vitest';
import { type CatalogueView, catalogueViewSearch, readCatalogueView, sortedBy } from './catalogue-view.ts';

const categories = ['Energy', 'Plastics & Rubber'];
const all: CatalogueView = { search: '', category: null, sort: null };

describe('the view of the catalogue', () => {
  it.each([
    all,
    { search: 'Aluminium', category: 'Plastics & Rubber', sort: { column: 'IMPACT', direction: 'DESC' } },
    { search: 'a & b', category: null, sort: { column: 'NAME', direction: 'ASC' } },
  ] satisfies CatalogueView[])('is read back from its query string: %j', (view) => {
    expect(readCatalogueView(catalogueViewSearch(view), categories)).toEqual(view);
  });

  it('leaves out what makes no sense', () => {
    expect(readCatalogueView({ search: ['x'], category: 'Sand', sort: 'COLOUR', order: 'UP' }, categories)).toEqual(
      all,
    );
  });

  it('takes a number as a search', () => {
    expect(readCatalogueView({ search: 304 }, categories).search).toBe('304');
  });

  it('begins at its first page', () => {
    expect(catalogueViewSearch(all)).toHaveProperty('pageNumber', undefined);
  });
});

it('sorts a column up, then down, then not at all', () => {
  const up = sortedBy(all, 'IMPACT');
  const down = sortedBy(up, 'IMPACT');
  expect(up.sort).toEqual({ column: 'IMPACT', direction: 'ASC' });
  expect(down.sort).toEqual({ column: 'IMPACT', direction: 'DESC' });
  expect(sortedBy(down, 'IMPACT').sort).toBeNull();
  expect(sortedBy(down, 'NAME').sort).toEqual({ column: 'NAME', direction: 'ASC' });
});
