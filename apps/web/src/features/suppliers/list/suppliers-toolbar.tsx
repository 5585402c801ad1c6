import type { supplierFilters } from '@pcf/contract/operations/suppliers.filters';
import { connectionSortFields } from '@pcf/contract/vocabulary/invitations';
import { sortDirections } from '@pcf/contract/vocabulary/lists';
import { supplierTargetGroups } from '@pcf/contract/vocabulary/organisation';
import { accessResponseStatuses } from '@pcf/contract/vocabulary/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../exchange/line-filters/check-list.tsx';
import { FilterFrame } from '../../../exchange/line-filters/filter-frame.tsx';
import { SearchInput } from '../../../exchange/line-filters/search-input.tsx';
import { ToggleChip } from '../../../exchange/line-filters/toggle-chip.tsx';
import type { FilterPanel } from '../../../exchange/line-filters/use-filter-panels.tsx';
import { readDomain } from '../../../lib/filters/codecs.ts';
import { ListSelect } from '../../../ui/list-select.tsx';
import classes from './suppliers-toolbar.module.css';
import { isNarrowed, type SuppliersView, supplierTable, withoutFilters } from './suppliers-view.ts';
import type { ChangeSuppliersView } from './use-suppliers-view.ts';

const choices = connectionSortFields.flatMap((sort) => sortDirections.map((order) => ({ sort, order })));

/** Of what somebody typed. */
const domainOf = (text: string) => readDomain(text, supplierTable.filterSupplierEmailDomain.most);

const keyOf = ({ sort, order }: Pick<SuppliersView, 'sort' | 'order'>) => `${sort}.${order}` as const;

interface SuppliersToolbarProps {
  view: SuppliersView;
  onChange: ChangeSuppliersView;
}

export function SuppliersToolbar({ view, onChange }: SuppliersToolbarProps) {
  const { t } = useTranslation('suppliers');
  const panels = usePanels(view, onChange);
  return (
    <FilterFrame
      view={{ isFiltered: isNarrowed(view), clear: () => onChange(withoutFilters(view)) }}
      panels={[panels.connectionStatus, panels.sbtiTarget]}
      toggles={
        <>
          {panels.onlyActive}
          {panels.undeliverable}
        </>
      }
    >
      {panels.textSearch}
      {panels.filterSupplierEmailDomain}
      <div className={classes.sort}>
        <ListSelect
          label={t('list.sort')}
          value={keyOf(view)}
          options={choices.map((choice) => ({ value: keyOf(choice), label: t(`sorted.${keyOf(choice)}`) }))}
          onChange={(key) => {
            const choice = choices.find((each) => keyOf(each) === key);
            if (choice) onChange({ ...view, ...choice });
          }}
        />
      </div>
    </FilterFrame>
  );
}

/** What narrows the list, each in its place: texts are searched for, some are on or off, others have a panel. */
function usePanels(view: SuppliersView, onChange: ChangeSuppliersView) {
  const { t } = useTranslation(['suppliers', 'sbti']);
  const words = (chosen: readonly string[]) => chosen.join(', ') || null;
  const { connectionStatus, sbtiTarget } = view;
  const panels = {
    textSearch: (
      <SearchInput
        label={t('suppliers:list.search')}
        placeholder={t('suppliers:list.search')}
        value={view.textSearch}
        onSearch={(textSearch) => onChange({ ...view, textSearch }, { replace: true })}
      />
    ),
    filterSupplierEmailDomain: (
      <SearchInput
        label={t('suppliers:list.domain')}
        placeholder={t('suppliers:list.domain')}
        value={view.filterSupplierEmailDomain}
        onSearch={(text) => onChange({ ...view, filterSupplierEmailDomain: domainOf(text) }, { replace: true })}
      />
    ),
    connectionStatus: {
      key: 'status',
      label: t('suppliers:list.status'),
      chosen: words(connectionStatus.map((status) => t(`suppliers:connection.${status}`))),
      content: (
        <CheckList
          label={t('suppliers:list.status')}
          options={accessResponseStatuses.map((status) => ({
            value: status,
            key: status,
            label: t(`suppliers:connection.${status}`),
          }))}
          chosen={connectionStatus}
          onChange={(chosen) => onChange({ ...view, connectionStatus: chosen })}
        />
      ),
    },
    sbtiTarget: {
      key: 'target',
      label: t('suppliers:column.target'),
      chosen: words(sbtiTarget.map((group) => t(`sbti:group.${group}`))),
      content: (
        <CheckList
          label={t('suppliers:column.target')}
          options={supplierTargetGroups.map((group) => ({ value: group, key: group, label: t(`sbti:group.${group}`) }))}
          chosen={sbtiTarget}
          onChange={(chosen) => onChange({ ...view, sbtiTarget: chosen })}
        />
      ),
    },
    onlyActive: (
      <ToggleChip pressed={view.onlyActive} onPress={() => onChange({ ...view, onlyActive: !view.onlyActive })}>
        {t('suppliers:list.onlyActive')}
      </ToggleChip>
    ),
    undeliverable: (
      <ToggleChip
        pressed={view.undeliverable}
        onPress={() => onChange({ ...view, undeliverable: !view.undeliverable })}
      >
        {t('suppliers:list.undeliverable')}
      </ToggleChip>
    ),
  } satisfies Record<keyof typeof supplierFilters, FilterPanel | ReactNode>;
  return panels;
}
