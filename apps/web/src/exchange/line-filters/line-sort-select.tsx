import { sortDirections } from '@pcf/contract/vocabulary/lists';
import { type LineSortField, lineSortFields } from '@pcf/contract/vocabulary/requests';
import { useTranslation } from 'react-i18next';
import { ListSelect } from '../../ui/list-select.tsx';
import styles from './line-sort-select.module.css';
import type { LineView } from './use-line-view.ts';

const usual = 'CREATED_AT.DESC';

interface LineSortSelectProps {
  view: LineView;
  fields?: readonly LineSortField[];
}

/** Also for what no column shows, and for cards, which have no head to sort by. */
export function LineSortSelect({ view: { filters, change }, fields = lineSortFields }: LineSortSelectProps) {
  const { t } = useTranslation('exchange');
  const choices = fields.flatMap((sort) =>
    sortDirections.toReversed().map((order) => ({ sort, order, key: `${sort}.${order}` as const })),
  );
  const { sort, order } = filters;
  return (
    <div className={styles.select}>
      <ListSelect
        label={t('filters.sort')}
        value={sort === null ? usual : `${sort}.${order ?? 'DESC'}`}
        options={choices.map(({ key }) => ({ value: key, label: t(`sorted.${key}`) }))}
        onChange={(key) => {
          const chosen = choices.find((choice) => choice.key === key);
          if (chosen) change(key === usual ? { sort: null, order: null } : { sort: chosen.sort, order: chosen.order });
        }}
      />
    </div>
  );
}
