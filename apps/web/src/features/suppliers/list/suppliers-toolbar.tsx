import { Button } from '@mantine/core';
import type { supplierFilters } from '@pcf/contract/operations/suppliers.filters';
import { connectionSortFields } from '@pcf/contract/vocabulary/invitations';
import { sortDirections } from '@pcf/contract/vocabulary/lists';
import { type SupplierTargetGroup, supplierTargetGroups } from '@pcf/contract/vocabulary/organisation';
import { accessResponseStatuses } from '@pcf/contract/vocabulary/users';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../exchange/line-filters/check-list.tsx';
import { FilterButton } from '../../../exchange/line-filters/filter-button.tsx';
import { SearchInput } from '../../../exchange/line-filters/search-input.tsx';
import { readDomain } from '../../../lib/filters/codecs.ts';
import kit from '../../../ui/kit.module.css';
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
  const { connectionStatus: chosen } = view;
  const controls: Record<keyof typeof supplierFilters, ReactNode> = {
    textSearch: (
      <SearchInput
        label={t('list.search')}
        placeholder={t('list.search')}
        value={view.textSearch}
        onSearch={(textSearch) => onChange({ ...view, textSearch }, { replace: true })}
      />
    ),
    filterSupplierEmailDomain: (
      <SearchInput
        label={t('list.domain')}
        placeholder={t('list.domain')}
        value={view.filterSupplierEmailDomain}
        onSearch={(text) => onChange({ ...view, filterSupplierEmailDomain: domainOf(text) }, { replace: true })}
      />
    ),
    connectionStatus: (
      <fieldset className={`${kit.row8} ${kit.shrinkable}`} aria-label={t('list.status')}>
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
    ),
    sbtiTarget: <TargetFilter chosen={view.sbtiTarget} onChange={(sbtiTarget) => onChange({ ...view, sbtiTarget })} />,
    onlyActive: (
      <PressedButton pressed={view.onlyActive} onPress={() => onChange({ ...view, onlyActive: !view.onlyActive })}>
        {t('list.onlyActive')}
      </PressedButton>
    ),
    undeliverable: (
      <PressedButton
        pressed={view.undeliverable}
        onPress={() => onChange({ ...view, undeliverable: !view.undeliverable })}
      >
        {t('list.undeliverable')}
      </PressedButton>
    ),
  };
  return (
    <search className={`${kit.row8} ${kit.line8} ${kit.below12}`}>
      {Object.entries(controls).map(([name, control]) => (
        <Fragment key={name}>{control}</Fragment>
      ))}
      <SortSelect view={view} onChange={onChange} />
      {isNarrowed(view) ? (
        <Button variant="subtle" onClick={() => onChange(withoutFilters(view))}>
          {t('list.clear')}
        </Button>
      ) : null}
    </search>
  );
}

interface PressedButtonProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A filter that is on or off. */
function PressedButton({ pressed, onPress, children }: PressedButtonProps) {
  return (
    <button type="button" className={classes.choice} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}

interface TargetFilterProps {
  chosen: readonly SupplierTargetGroup[];
  onChange: (chosen: readonly SupplierTargetGroup[]) => void;
}

function TargetFilter({ chosen, onChange }: TargetFilterProps) {
  const { t } = useTranslation(['suppliers', 'sbti']);
  const label = t('suppliers:column.target');
  const content = (
    <CheckList
      label={label}
      options={supplierTargetGroups.map((group) => ({ value: group, key: group, label: t(`sbti:group.${group}`) }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
  const said = chosen.map((group) => t(`sbti:group.${group}`)).join(', ');
  return <FilterButton panel={{ key: 'target', label, chosen: said || null, content }} />;
}

/** Cards have no heads to press. */
function SortSelect({ view, onChange }: { view: SuppliersView; onChange: (view: SuppliersView) => void }) {
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
