import { Button } from '@mantine/core';
import { sentInvitationFilters } from '@pcf/contract/operations/invitations.filters';
import { type SortDirection, sortDirections } from '@pcf/contract/vocabulary/lists';
import { type AccessResponseStatus, accessResponseStatuses } from '@pcf/contract/vocabulary/users';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToggleChip } from '../../../exchange/line-filters/toggle-chip.tsx';
import type { PageFilter } from '../../../lib/filters/codecs.ts';
import { type FiltersOf, filterSearch, readFilters, toCallQuery } from '../../../lib/filters/filters.ts';
import { useOwnLocation } from '../../../lib/navigation/use-own-location.ts';
import { useMayCall } from '../../../lib/use-may-call.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { type Column, useListPage } from '../../../ui/data-table/list-page.ts';
import type { RowSelection } from '../../../ui/data-table/row-selection.ts';
import { EmptyTable } from '../../../ui/empty-table.tsx';
import { NoMatchIllustration } from '../../../ui/illustrations/no-match-illustration.tsx';
import kit from '../../../ui/kit.module.css';
import { ListSelect } from '../../../ui/list-select.tsx';
import { listSentInvitations, type SentInvitation } from '../invitation-calls.ts';
import classes from '../invitations-tab.module.css';
import { PendingButton } from '../pending-button.tsx';
import { focusPlace } from '../use-rescued-focus.ts';
import { SentActions } from './sent-actions.tsx';
import { AnswerCell, CompanyCell, SentCell } from './sent-cells.tsx';
import { useSendAgain } from './use-send-again.ts';

/** What people narrow the list by; claims that wait have a list of their own. */
export const sentTable = {
  accessResponseStatus: { ...sentInvitationFilters.accessResponseStatus, address: 'response' },
} as const satisfies Partial<Record<keyof typeof sentInvitationFilters, PageFilter>>;

const usualOrder: SortDirection = 'DESC';

const nothing: ReadonlySet<string> = new Set();

export function SentList({ onInvite }: { onInvite: () => void }) {
  const { t } = useTranslation('invitations');
  const [view, changeView] = useSentView();
  const mayInvite = useMayCall()('createInvitations');
  const [page, changePage] = useListPage('sent');
  const list = useQuery(
    listSentInvitations({
      pageNumber: page.pageNumber,
      limit: page.pageSize,
      sortBy: 'CREATED_AT',
      sortDirection: view.order,
      ...toCallQuery(sentTable, view),
    }),
  );
  const selection = useSentSelection(view.accessResponseStatus);
  // Before the first invitation there is only one thing to do here.
  const isFirst = view.accessResponseStatus === null && list.data?.metadata.count === 0;
  const columns: Column<SentInvitation>[] = [
    { id: 'company', header: t('sent.company'), cell: (row) => <CompanyCell invitation={row} /> },
    {
      id: 'relation',
      header: t('sent.relation'),
      cell: (row) => t(`relation.${row.relation}`),
      width: '14%',
      shownFrom: 860,
    },
    { id: 'answer', header: t('sent.answer'), cell: (row) => <AnswerCell invitation={row} />, width: '26%' },
    {
      id: 'sent',
      header: t('sent.sentOn'),
      cell: (row) => <SentCell invitation={row} />,
      width: '15%',
      shownFrom: 760,
    },
  ];
  return (
    <div className={classes.section} {...focusPlace}>
      <div className={`${kit.bar} ${classes.head}`}>
        <h2 className={classes.title}>{t('sent.title')}</h2>
        {isFirst || !mayInvite ? null : (
          <Button variant="filled" onClick={onInvite}>
            {t('sent.invite')}
          </Button>
        )}
      </div>
      {isFirst ? null : <SentToolbar view={view} onChange={changeView} />}
      <DataTable
        caption={t('sent.title')}
        columns={columns}
        rowKey={(row) => row.id}
        list={list}
        page={page}
        onPageChange={changePage}
        selection={selection}
        actions={mayInvite ? { width: '11.5rem', render: (row) => <SentActions invitation={row} /> } : undefined}
        empty={
          <SentEmpty
            filtered={view.accessResponseStatus !== null}
            onInvite={mayInvite ? onInvite : null}
            onShowAll={() => changeView({ ...view, accessResponseStatus: null })}
          />
        }
      />
    </div>
  );
}

/** The view of the list, kept in the query string, so that a reload and a link show the same rows. */
function useSentView(): [view: SentView, changeView: (view: SentView) => void] {
  const search = useOwnLocation().search as Record<string, unknown>;
  const navigate = useNavigate();
  const changeView = (view: SentView) => {
    void navigate({
      to: '.',
      search: (current: Record<string, unknown>) => ({ ...current, ...sentViewSearch(view) }),
      resetScroll: false,
    });
  };
  return [readSentView(search), changeView];
}

/** Only open invitations can be sent again, so rows are selected where none but those are shown. */
function useSentSelection(response: AccessResponseStatus | null): RowSelection<SentInvitation> | undefined {
  const { t } = useTranslation('invitations');
  const [selected, setSelected] = useState(nothing);
  const maySend = useMayCall()('sendInvitationsAgain');
  const { sendAgain, isPending } = useSendAgain(() => setSelected(nothing));
  if (response !== 'PENDING' || !maySend) return undefined;
  return {
    selected,
    onChange: setSelected,
    nameOf: ({ email }) => email,
    actions: (
      <PendingButton pending={isPending} onClick={() => sendAgain([...selected])}>
        {t('sent.sendAgain')}
      </PendingButton>
    ),
  };
}

interface SentEmptyProps {
  filtered: boolean;
  /** Null for who may invite nobody. */
  onInvite: (() => void) | null;
  onShowAll: () => void;
}

function SentEmpty({ filtered, onInvite, onShowAll }: SentEmptyProps) {
  const { t } = useTranslation('invitations');
  if (filtered) {
    return (
      <EmptyTable
        illustration={<NoMatchIllustration />}
        title={t('sent.noMatch')}
        secondaryAction={<Button onClick={onShowAll}>{t('sent.showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyTable
      title={t('sent.empty')}
      {...(onInvite && { subtitle: t('sent.emptyHint') })}
      primaryAction={
        onInvite ? (
          <Button variant="filled" onClick={onInvite}>
            {t('sent.invite')}
          </Button>
        ) : null
      }
    />
  );
}

interface SentToolbarProps {
  view: SentView;
  onChange: (view: SentView) => void;
}

function SentToolbar({ view, onChange }: SentToolbarProps) {
  const { t } = useTranslation('invitations');
  return (
    <div className={`${kit.bar} ${kit.below12}`}>
      <fieldset className={`${kit.row8} ${kit.shrinkable}`} aria-label={t('sent.filter')}>
        {[null, ...accessResponseStatuses].map((response) => (
          <ToggleChip
            key={response}
            pressed={response === view.accessResponseStatus}
            onPress={() => onChange({ ...view, accessResponseStatus: response })}
          >
            {t(`response.${response ?? 'ALL'}`)}
          </ToggleChip>
        ))}
      </fieldset>
      <ListSelect
        label={t('sent.order')}
        value={view.order}
        options={[
          { value: 'DESC', label: t('sent.newestFirst') },
          { value: 'ASC', label: t('sent.oldestFirst') },
        ]}
        onChange={(order) => onChange({ ...view, order })}
      />
    </div>
  );
}

/** How the list of sent invitations is narrowed and sorted; null shows all answers. */
interface SentView extends FiltersOf<typeof sentTable> {
  readonly order: SortDirection;
}

/** Reads the view out of a query string. What makes no sense there is left out. */
export function readSentView(search: Readonly<Record<string, unknown>>): SentView {
  return {
    ...readFilters(sentTable, search),
    order: sortDirections.find((direction) => direction === search.order) ?? usualOrder,
  };
}

/** What to put into the query string for a view. Another view begins at its first page. */
export function sentViewSearch({ order, ...filters }: SentView): Record<string, unknown> {
  return {
    ...filterSearch(sentTable, filters),
    order: order === usualOrder ? undefined : order,
    sentPageNumber: undefined,
  };
}
