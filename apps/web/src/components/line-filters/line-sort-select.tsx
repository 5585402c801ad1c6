import { productSortFields } from '@pcf/contract/vocabulary/product-sort-field';
import { sortDirections } from '@pcf/contract/vocabulary/sort-direction';
import { useTranslation } from 'react-i18next';
import styles from './line-sort-select.module.css';
import type { LineView } from './use-line-view.ts';

const choices = productSortFields.flatMap((sort) =>
  sortDirections.toReversed().map((order) => ({ sort, order, key: `${sort}.${order}` as const })),
);
const usual = 'CREATED_AT.DESC';

/** Also for what no column shows, and for cards, which have no head to sort by. */
export function LineSortSelect({ view: { filters, change } }: { view: LineView }) {
  const { t } = useTranslation('exchange');
  const { sort, order } = filters;
  return (
    <select
      className={styles.select}
      aria-label={t('filters.sort')}
      value={sort === null ? usual : `${sort}.${order ?? 'DESC'}`}
      onChange={(event) => {
        const chosen = choices.find(({ key }) => key === event.currentTarget.value);
        if (chosen)
          change(chosen.key === usual ? { sort: null, order: null } : { sort: chosen.sort, order: chosen.order });
      }}
    >
      {choices.map(({ key }) => (
        <option key={key} value={key}>
          {t(`sorted.${key}`)}
        </option>
      ))}
    </select>
  );
}
