import { connectionSortFields } from '@pcf/contract/vocabulary/connection-sort-field';
import { sortDirections } from '@pcf/contract/vocabulary/sort-direction';
import { useTranslation } from 'react-i18next';
import classes from './suppliers-toolbar.module.css';
import type { SuppliersView } from './suppliers-view.ts';

const choices = connectionSortFields.flatMap((sort) => sortDirections.map((order) => ({ sort, order })));
const keyOf = ({ sort, order }: Pick<SuppliersView, 'sort' | 'order'>) => `${sort}.${order}` as const;

/** Cards have no heads to press. */
export function SortSelect({ view, onChange }: { view: SuppliersView; onChange: (view: SuppliersView) => void }) {
  const { t } = useTranslation('suppliers');
  return (
    <select
      className={classes.sort}
      aria-label={t('list.sort')}
      value={keyOf(view)}
      onChange={({ currentTarget: { value } }) => {
        const choice = choices.find((each) => keyOf(each) === value);
        if (choice) onChange({ ...view, ...choice });
      }}
    >
      {choices.map((choice) => (
        <option key={keyOf(choice)} value={keyOf(choice)}>
          {t(`sorted.${keyOf(choice)}`)}
        </option>
      ))}
    </select>
  );
}
