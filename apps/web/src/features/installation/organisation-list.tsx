import { Button } from '@mantine/core';
import { organisationSortFields, organisationStates } from '@pcf/contract/vocabulary/installation';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../exchange/line-filters/check-list.tsx';
import { FilterFrame } from '../../exchange/line-filters/filter-frame.tsx';
import { SearchInput } from '../../exchange/line-filters/search-input.tsx';
import { pageLanguage } from '../../i18n/page-language.ts';
import { getOrganisation } from '../../lib/account.ts';
import { formatDate } from '../../lib/format/date-format.ts';
import { formatNumber } from '../../lib/format/number-format.ts';
import { formatFileSize } from '../../lib/format/numbers.ts';
import { momentAgo } from '../../lib/format/time-ago.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type Column, useListPage } from '../../ui/data-table/list-page.ts';
import type { Deed } from '../../ui/deed-menu.tsx';
import { EmptyTable } from '../../ui/empty-table.tsx';
import { NoMatchIllustration } from '../../ui/illustrations/no-match-illustration.tsx';
import kit from '../../ui/kit.module.css';
import { ListSection } from '../../ui/list-section.tsx';
import { ListSelect } from '../../ui/list-select.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import classes from './installation.module.css';
import {
  exportOrganisation,
  type InstallationOrganisation,
  listOrganisations,
  useExporting,
  withdrawOrganisationDeletion,
} from './installation-calls.ts';
import type { OrganisationQuestion } from './organisation-dialogs.tsx';
import {
  isNarrowed,
  type OrganisationsView,
  organisationsQuery,
  useOrganisationsView,
  withoutFilters,
} from './organisations-view.ts';
import { Reason } from './reason.tsx';

/** Fetched with the first question: most visits only look at the list. */
const OrganisationDialogs = lazy(async () => ({
  default: (await import('./organisation-dialogs.tsx')).OrganisationDialogs,
}));

export function OrganisationList() {
  const { t } = useTranslation('installation');
  const [view, changeView] = useOrganisationsView();
  const [page, changePage] = useListPage();
  const list = useQuery(
    listOrganisations({ pageNumber: page.pageNumber, limit: page.pageSize, ...organisationsQuery(view) }),
  );
  const exporting = useExporting();
  const columns = useOrganisationColumns(new Set(exporting.map(({ id }) => id)));
  const { ask, dialogs } = useOrganisationDialogs(list.data?.metadata.deletionWaitDays ?? 0);
  const { data: own } = useSuspenseQuery(getOrganisation);
  const showAll = <Button onClick={() => changeView(withoutFilters(view))}>{t('showAll')}</Button>;
  return (
    <ListSection title={t('organisations')} list={list} description={t('organisationsText')}>
      <Toolbar view={view} onChange={changeView} />
      <DataTable
        caption={t('organisations')}
        columns={columns}
        rowKey={({ id }) => id}
        list={list}
        page={page}
        onPageChange={changePage}
        empty={
          <EmptyTable
            illustration={<NoMatchIllustration />}
            title={t('noMatch')}
            {...(isNarrowed(view) && { secondaryAction: showAll })}
          />
        }
        actions={{
          width: '68px',
          render: (organisation) => (
            <OrganisationMenu
              organisation={organisation}
              isOwn={organisation.id === own.id}
              isExporting={exporting.some(({ id }) => id === organisation.id)}
              onAsk={ask}
            />
          ),
        }}
      />
      <span className={kit.visuallyHidden} role="status">
        {exporting.map(({ name }) => t('export.running', { name })).join(' ')}
      </span>
      {dialogs}
    </ListSection>
  );
}

interface ToolbarProps {
  view: OrganisationsView;
  onChange: (view: OrganisationsView, options?: { readonly replace: boolean }) => void;
}

function Toolbar({ view, onChange }: ToolbarProps) {
  const { t } = useTranslation('installation');
  return (
    <FilterFrame
      view={{ isFiltered: isNarrowed(view), clear: () => onChange(withoutFilters(view)) }}
      panels={[
        {
          key: 'state',
          label: t('state'),
          chosen: view.state.map((state) => t(`states.${state}`)).join(', ') || null,
          content: (
            <CheckList
              label={t('state')}
              options={organisationStates.map((state) => ({ value: state, key: state, label: t(`states.${state}`) }))}
              chosen={view.state}
              onChange={(state) => onChange({ ...view, state })}
            />
          ),
        },
      ]}
    >
      <SearchInput
        label={t('search')}
        placeholder={t('search')}
        value={view.textSearch}
        onSearch={(textSearch) => onChange({ ...view, textSearch }, { replace: true })}
      />
      <ListSelect
        label={t('sort')}
        value={view.sort ?? 'NAME'}
        options={organisationSortFields.map((field) => ({ value: field, label: t(`sorted.${field}`) }))}
        onChange={(sort) => onChange({ ...view, sort })}
      />
    </FilterFrame>
  );
}

/** One at a time, and outside of the rows: one that the list no longer has takes its menu along. */
function useOrganisationDialogs(waitDays: number) {
  const [question, setQuestion] = useState<OrganisationQuestion>();
  const [opened, setOpened] = useState(false);
  return {
    ask: (asked: OrganisationQuestion) => {
      setQuestion(asked);
      setOpened(true);
    },
    dialogs: (
      <Suspense>
        {question ? (
          <OrganisationDialogs
            question={question}
            opened={opened}
            waitDays={waitDays}
            onClose={() => setOpened(false)}
          />
        ) : null}
      </Suspense>
    ),
  };
}

function useOrganisationColumns(exporting: ReadonlySet<string>): Column<InstallationOrganisation>[] {
  const { t, i18n } = useTranslation('installation');
  const language = pageLanguage(i18n);
  const now = new Date();
  const number = (value: number) => formatNumber(value, language);
  return [
    {
      id: 'name',
      header: t('column.name'),
      cell: ({ name }) => name,
      below: ({ id, createdAt }) =>
        exporting.has(id) ? t('export.pending') : t('since', { date: formatDate(createdAt, language) }),
    },
    {
      id: 'state',
      header: t('state'),
      width: '20%',
      cell: ({ suspension }) => <OrganisationState suspension={suspension} />,
    },
    {
      id: 'users',
      header: t('column.users'),
      cell: ({ userCount }) => number(userCount),
      align: 'end',
      width: '88px',
      shownFrom: 860,
    },
    {
      id: 'purchased',
      header: t('column.purchased'),
      cell: ({ purchasedCount }) => number(purchasedCount),
      align: 'end',
      width: '92px',
      shownFrom: 760,
    },
    {
      id: 'received',
      header: t('column.received'),
      cell: ({ receivedCount }) => number(receivedCount),
      align: 'end',
      width: '92px',
      shownFrom: 760,
    },
    {
      id: 'storage',
      header: t('column.storage'),
      cell: ({ storageBytes }) => formatFileSize(storageBytes, language),
      align: 'end',
      width: '88px',
      shownFrom: 960,
    },
    {
      id: 'signIn',
      header: t('column.signIn'),
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? t('never') : momentAgo(lastSignInAt, now, language)),
      width: '112px',
    },
  ];
}

/** Whether anybody acts for it; where not, since when, why, and how long it will be there. */
function OrganisationState({ suspension }: Pick<InstallationOrganisation, 'suspension'>) {
  const { t, i18n } = useTranslation('installation');
  if (suspension === null) return t('states.ACTIVE');
  const { suspendedAt, deleteAt, reason } = suspension;
  const day = (moment: string) => formatDate(moment, pageLanguage(i18n));
  return (
    <span className={`${kit.column} ${classes.state}`}>
      {deleteAt === null ? null : (
        <span className={`${kit.strong} ${kit.danger}`}>{t('deletedOn', { date: day(deleteAt) })}</span>
      )}
      <span className={`${kit.strong} ${classes.suspended}`}>{t('suspendedOn', { date: day(suspendedAt) })}</span>
      <Reason>{reason}</Reason>
    </span>
  );
}

interface OrganisationMenuProps {
  organisation: InstallationOrganisation;
  isOwn: boolean;
  isExporting: boolean;
  onAsk: (question: OrganisationQuestion) => void;
}

function OrganisationMenu({ organisation, isOwn, isExporting, onAsk }: OrganisationMenuProps) {
  const { t } = useTranslation('installation');
  const queryClient = useQueryClient();
  const download = useMutation(exportOrganisation(queryClient));
  const keep = useMutation(withdrawOrganisationDeletion(queryClient));
  const { name, suspension } = organisation;
  const asking = (kind: OrganisationQuestion['kind'], label: string): Deed => ({
    id: kind,
    label,
    dangerous: kind === 'delete',
    onChoose: () => onAsk({ kind, organisation }),
  });
  const exporting: Deed = {
    id: 'export',
    label: t('export.open'),
    disabled: isExporting,
    onChoose: () => download.mutate(organisation),
  };
  const keeping: Deed = {
    id: 'keep',
    label: t('keep.open'),
    disabled: keep.isPending,
    onChoose: () => keep.mutate(organisation),
  };
  const deeds = (): Deed[] => {
    // Nobody suspends the own organisation.
    if (isOwn) return [exporting];
    if (suspension === null) return [exporting, asking('suspend', t('suspend.open'))];
    if (suspension.deleteAt === null)
      return [asking('resume', t('resume.open')), exporting, asking('delete', t('delete.open'))];
    return [keeping, asking('resume', t('resume.open')), exporting];
  };
  return <RowMenu label={t('actions', { name })} deeds={deeds()} />;
}
