import type { Language } from '@pcf/contract/vocabulary/language';
import type { CatalogueRow } from './catalogue-row.ts';
import type { FactorSort, SortColumn } from './factor-sort.ts';

type Compare = (a: CatalogueRow, b: CatalogueRow) => number;

/** Rows that are equal stay in their order, whichever the direction. */
export function sortRows(rows: readonly CatalogueRow[], sort: FactorSort | null, language: Language) {
  if (sort === null) return rows;
  const compare = comparisons(language)[sort.column];
  return rows.toSorted(sort.direction === 'ASC' ? compare : (a, b) => compare(b, a));
}

function comparisons(language: Language): Record<SortColumn, Compare> {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return {
    NAME: (a, b) => compare(a.name, b.name),
    GROUP: (a, b) => compare(a.group, b.group),
    IMPACT: (a, b) => a.factor.impact - b.factor.impact,
    UNIT: (a, b) => compare(a.factor.unit, b.factor.unit),
    SOURCE: (a, b) => compare(a.source, b.source),
  };
}
