import { sortDirections } from '@pcf/contract/vocabulary/sort-direction';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './catalogue-toolbar.module.css';
import type { CatalogueView } from './catalogue-view.ts';
import { type FactorSort, sortColumns } from './factor-sort.ts';

const sorts: readonly FactorSort[] = sortColumns.flatMap((column) =>
  sortDirections.map((direction) => ({ column, direction })),
);
const sortKey = ({ column, direction }: FactorSort) => `${column} ${direction}`;

interface SortSelectProps {
  view: CatalogueView;
  onChange: (view: CatalogueView) => void;
}

/** For cards, which have no head to sort by. */
export function SortSelect({ view, onChange }: SortSelectProps) {
  const { t } = useTranslation('methodology');
  const id = useId();
  return (
    <div className={`${classes.choice} ${classes.sort}`}>
      <label htmlFor={id}>{t('catalogue.sort')}</label>
      <select
        id={id}
        className={classes.select}
        value={view.sort ? sortKey(view.sort) : ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChange({ ...view, sort: sorts.find((sort) => sortKey(sort) === chosen) ?? null });
        }}
      >
        <option value="">{t(view.search === '' ? 'catalogue.unsorted' : 'catalogue.bestFirst')}</option>
        {sorts.map((sort) => (
          <option key={sortKey(sort)} value={sortKey(sort)}>
            {t(`catalogue.sorted.${sort.direction}`, { column: t(`catalogue.column.${sort.column}`) })}
          </option>
        ))}
      </select>
    </div>
  );
}
