import { sortDirections } from '@pcf/contract/vocabulary/lists';
import { type ProductSortField, productSortFields } from '@pcf/contract/vocabulary/requests';
import { useTranslation } from 'react-i18next';
import styles from './line-sort-select.module.css';
import type { LineView } from './use-line-view.ts';

const usual = 'CREATED_AT.DESC';

interface LineSortSelectProps {
  view: LineView;
  fields?: readonly ProductSortField[];
}

/** Also for what no column shows, and for cards, which have no head to sort by. */
export function LineSortSelect({ view: { filters, change }, fields = productSortFields }: LineSortSelectProps) {
  const { t } = useTranslation('exchange');
  const choices = fields.flatMap((sort) =>
    sortDirections.toReversed().map((order) => ({ sort, order, key: `${sort}.${order}` as const })),
  );
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
