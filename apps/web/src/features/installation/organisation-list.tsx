import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { organisationSortFields, organisationStates } from '@pcf/contract/vocabulary/installation';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../exchange/line-filters/search-input.tsx';
import { pageLanguage } from '../../i18n/page-language.ts';
import { getOrganisation } from '../../lib/account.ts';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { formatDate } from '../../lib/format/date-format.ts';
import { formatNumber } from '../../lib/format/number-format.ts';
import { formatFileSize } from '../../lib/format/numbers.ts';
import { momentAgo } from '../../lib/format/time-ago.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { type Column, useListPage } from '../../ui/data-table/list-page.ts';
import { EmptyTable } from '../../ui/empty-table.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import { NoMatchIllustration } from '../../ui/illustrations/no-match-illustration.tsx';
import kit from '../../ui/kit.module.css';
import { ListSection } from '../../ui/list-section.tsx';
import classes from './installation.module.css';
import { type InstallationOrganisation, listOrganisations, refreshInstallation } from './installation-calls.ts';
import {
  isNarrowed,
  type OrganisationsView,
  organisationsQuery,
  useOrganisationsView,
  withoutFilters,
} from './organisations-view.ts';

/** Fetched with the first wish to suspend. */
const SuspendModal = lazy(async () => ({ default: (await import('./suspend-modal.tsx')).SuspendModal }));

export function OrganisationList() {
  const { t } = useTranslation('installation');
  const [view, changeView] = useOrganisationsView();
  const [page, changePage] = useListPage();
  const list = useQuery(
    listOrganisations({ pageNumber: page.pageNumber, limit: page.pageSize, ...organisationsQuery(view) }),
  );
  const columns = useOrganisationColumns();
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
          width: '128px',
          // Nobody suspends the own organisation.
          render: (organisation) =>
            organisation.id === own.id ? null : <ChangeState key={organisation.id} organisation={organisation} />,
        }}
      />
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
    <search className={`${kit.row8} ${kit.line8} ${kit.below12}`}>
      <SearchInput
        label={t('search')}
        placeholder={t('search')}
        value={view.textSearch}
        onSearch={(textSearch) => onChange({ ...view, textSearch }, { replace: true })}
      />
      <select
        className={classes.select}
        aria-label={t('state')}
        value={view.state.length === 1 ? view.state[0] : ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...view, state: organisationStates.filter((state) => state === value) })
        }
      >
        <option value="">{t('states.all')}</option>
        {organisationStates.map((state) => (
          <option key={state} value={state}>
            {t(`states.${state}`)}
          </option>
        ))}
      </select>
      <select
        className={classes.select}
        aria-label={t('sort')}
        value={view.sort ?? 'NAME'}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...view, sort: organisationSortFields.find((field) => field === value) ?? null })
        }
      >
        {organisationSortFields.map((field) => (
          <option key={field} value={field}>
            {t(`sorted.${field}`)}
          </option>
        ))}
      </select>
    </search>
  );
}

function useOrganisationColumns(): Column<InstallationOrganisation>[] {
  const { t, i18n } = useTranslation('installation');
  const language = pageLanguage(i18n);
  const now = new Date();
  const number = (value: number) => formatNumber(value, language);
  return [
    {
      id: 'name',
      header: t('column.name'),
      cell: ({ name }) => name,
      below: ({ createdAt }) => t('since', { date: formatDate(createdAt, language) }),
    },
    {
      id: 'state',
      header: t('state'),
      width: '22%',
      cell: ({ suspension }) =>
        suspension === null ? (
          t('states.ACTIVE')
        ) : (
          <span className={kit.column}>
            <span className={`${kit.strong} ${classes.suspended}`}>
              {t('suspendedOn', { date: formatDate(suspension.suspendedAt, language) })}
            </span>
            <span className={`${kit.note} ${kit.breakable} ${classes.reason}`}>{suspension.reason}</span>
          </span>
        ),
    },
    {
      id: 'users',
      header: t('column.users'),
      cell: ({ userCount }) => number(userCount),
      align: 'end',
      width: '5.5rem',
    },
    {
      id: 'purchased',
      header: t('column.purchased'),
      cell: ({ purchasedCount }) => number(purchasedCount),
      align: 'end',
      width: '7rem',
    },
    {
      id: 'received',
      header: t('column.received'),
      cell: ({ receivedCount }) => number(receivedCount),
      align: 'end',
      width: '7rem',
    },
    {
      id: 'storage',
      header: t('column.storage'),
      cell: ({ storageBytes }) => formatFileSize(storageBytes, language),
      align: 'end',
      width: '6.5rem',
    },
    {
      id: 'signIn',
      header: t('column.signIn'),
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? t('never') : momentAgo(lastSignInAt, now, language)),
      width: '9rem',
    },
  ];
}

const ChangeState = ({ organisation }: { organisation: InstallationOrganisation }) =>
  organisation.suspension === null ? <Suspend organisation={organisation} /> : <Resume organisation={organisation} />;

function Suspend({ organisation }: { organisation: InstallationOrganisation }) {
  const { t } = useTranslation('installation');
  const [wanted, setWanted] = useState(false);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        aria-label={t('suspend.this', { name: organisation.name })}
        onClick={() => {
          setWanted(true);
          open();
        }}
      >
        {t('suspend.open')}
      </Button>
      <Suspense>
        {wanted ? <SuspendModal organisation={organisation} opened={opened} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

function Resume({ organisation: { id, name } }: { organisation: InstallationOrganisation }) {
  const { t } = useTranslation('installation');
  const queryClient = useQueryClient();
  const [opened, { open, close }] = useDisclosure(false);
  const resume = useMutation(
    operationMutation('resumeOrganisation', {
      // Told by the mutation itself: the button is gone once the list knows.
      onSuccess: () => showSuccessToast('installation:resume.done', { name }),
      onSettled: () => refreshInstallation(queryClient),
    }),
  );
  const problem = useProblemText(resume.error);
  return (
    <>
      <Button size="xs" variant="subtle" aria-label={t('resume.this', { name })} onClick={open}>
        {t('resume.open')}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={t('resume.title', { name })}
        confirm={t('resume.confirm')}
        pending={resume.isPending}
        problem={problem}
        onConfirm={() => resume.mutate({ params: { organisationId: id } }, { onSuccess: close })}
        onClose={() => {
          resume.reset();
          close();
        }}
      >
        <p>{t('resume.text')}</p>
      </ConfirmDialog>
    </>
  );
}
