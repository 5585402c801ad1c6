import { Button } from '@mantine/core';
import { accessResponseStatuses } from '@pcf/contract/vocabulary/access-response-status';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../../components/line-filters/search-input.tsx';
import { SortSelect } from './sort-select.tsx';
import classes from './suppliers-toolbar.module.css';
import { isNarrowed, readDomain, type SuppliersView, withoutFilters } from './suppliers-view.ts';
import type { ChangeSuppliersView } from './use-suppliers-view.ts';

interface SuppliersToolbarProps {
  view: SuppliersView;
  onChange: ChangeSuppliersView;
}

export function SuppliersToolbar({ view, onChange }: SuppliersToolbarProps) {
  const { t } = useTranslation('suppliers');
  const { connectionStatus: chosen } = view;
  return (
    <search className={classes.toolbar}>
      <SearchInput
        label={t('list.search')}
        placeholder={t('list.search')}
        value={view.textSearch}
        onSearch={(textSearch) => onChange({ ...view, textSearch }, { replace: true })}
      />
      <SearchInput
        label={t('list.domain')}
        placeholder={t('list.domain')}
        value={view.emailDomain}
        onSearch={(text) => onChange({ ...view, emailDomain: readDomain(text) }, { replace: true })}
      />
      <fieldset className={classes.statuses} aria-label={t('list.status')}>
        {accessResponseStatuses.map((status) => (
          <button
            key={status}
            type="button"
            className={classes.choice}
            aria-pressed={chosen.includes(status)}
            onClick={() =>
              onChange({
                ...view,
                connectionStatus: accessResponseStatuses.filter((each) => chosen.includes(each) !== (each === status)),
              })
            }
          >
            {t(`connection.${status}`)}
          </button>
        ))}
      </fieldset>
      <SortSelect view={view} onChange={onChange} />
      {isNarrowed(view) ? (
        <Button variant="subtle" onClick={() => onChange(withoutFilters(view))}>
          {t('list.clear')}
        </Button>
      ) : null}
    </search>
  );
}
