import { Button } from '@mantine/core';
import { accessResponseStatuses } from '@pcf/contract/vocabulary/access-response-status';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../../exchange/line-filters/search-input.tsx';
import { PressedButton } from './pressed-button.tsx';
import { SortSelect } from './sort-select.tsx';
import classes from './suppliers-toolbar.module.css';
import { isNarrowed, readDomain, type SuppliersView, withoutFilters } from './suppliers-view.ts';
import { TargetFilter } from './target-filter.tsx';
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
          <PressedButton
            key={status}
            pressed={chosen.includes(status)}
            onPress={() =>
              onChange({
                ...view,
                connectionStatus: accessResponseStatuses.filter((each) => chosen.includes(each) !== (each === status)),
              })
            }
          >
            {t(`connection.${status}`)}
          </PressedButton>
        ))}
      </fieldset>
      <TargetFilter chosen={view.sbtiTarget} onChange={(sbtiTarget) => onChange({ ...view, sbtiTarget })} />
      <PressedButton pressed={view.onlyActive} onPress={() => onChange({ ...view, onlyActive: !view.onlyActive })}>
        {t('list.onlyActive')}
      </PressedButton>
      <PressedButton
        pressed={view.undeliverable}
        onPress={() => onChange({ ...view, undeliverable: !view.undeliverable })}
      >
        {t('list.undeliverable')}
      </PressedButton>
      <SortSelect view={view} onChange={onChange} />
      {isNarrowed(view) ? (
        <Button variant="subtle" onClick={() => onChange(withoutFilters(view))}>
          {t('list.clear')}
        </Button>
      ) : null}
    </search>
  );
}
