import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLineSelection } from '../../../exchange/line-table/use-line-selection.ts';
import type { RenderAnswering } from '../../../exchange/sold-products/chosen-answer.ts';
import { BackLink } from '../../../ui/back-link/back-link.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useListPage } from '../../../ui/data-table/use-list-page.ts';
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx';
import { countTemplateMatches, listTemplateMatches, type TemplateMatch } from './api/list-template-matches.ts';
import { countTemplates } from './api/search-templates.ts';
import { MatchBulkActions } from './bulk/match-bulk-actions.tsx';
import type { Proposals } from './bulk/proposals.ts';
import { useAnswering } from './bulk/use-answering.tsx';
import { MatchButtons } from './match-buttons.tsx';
import { MatchFilters } from './match-filters.tsx';
import { MatchNothing, NoTemplates, NothingWaiting } from './match-nothing.tsx';
import classes from './match-page.module.css';
import { MatchStateTabs } from './match-state-tabs.tsx';
import { useMatchColumns } from './use-match-columns.tsx';
import { useMatchView } from './use-match-view.ts';

const ConfirmProposalsDialog = lazy(async () => ({
  default: (await import('./bulk/confirm-proposals-dialog.tsx')).ConfirmProposalsDialog,
}));

const noMatches: readonly TemplateMatch[] = [];

/** Which template stands for what customers ask for, in one table; and the answer to all of it at once. */
export function MatchPage({ renderAnswering }: { renderAnswering: RenderAnswering }) {
  const { t } = useTranslation('templateMatches');
  const view = useMatchView();
  const [page, changePage] = useListPage();
  const list = useQuery(listTemplateMatches({ ...view.query, pageNumber: page.pageNumber, limit: page.pageSize }));
  const { data: open } = useQuery(countTemplateMatches({ ...view.everyState, state: 'OPEN' }));
  const { data: confirmed } = useQuery(countTemplateMatches({ ...view.everyState, state: 'CONFIRMED' }));
  const { data: templates } = useQuery(countTemplates);
  const { lines, clear, withActions } = useLineSelection(list.data?.data ?? noMatches);
  const screen = useRef<HTMLDivElement>(null);
  const { answer, overlays } = useAnswering(renderAnswering, () => {
    clear();
    screen.current?.focus();
  });
  const [proposals, setProposals] = useState<Proposals | null>(null);
  const [confirming, setConfirming] = useState(false);
  const columns = useMatchColumns();
  const nothingWaits = !view.isFiltered && open === 0 && confirmed === 0;
  return (
    <div ref={screen} className={classes.screen} tabIndex={-1}>
      <BackLink to="/products/received-requests">{t('back')}</BackLink>
      <div className={classes.head}>
        <div className={classes.words}>
          <PageHeading subtitle={t('subtitle')}>{t('title')}</PageHeading>
        </div>
        {nothingWaits || templates === 0 ? null : (
          <div className={classes.actions}>
            <MatchButtons view={view} confirmed={confirmed} onAnswer={answer} />
          </div>
        )}
      </div>
      {nothingWaits || templates === 0 ? (
        <Suspense>{nothingWaits ? <NothingWaiting /> : <NoTemplates />}</Suspense>
      ) : (
        <>
          <div className={classes.tabs}>
            <MatchStateTabs view={view} open={open} confirmed={confirmed} />
          </div>
          <MatchFilters view={view} />
          <VisuallyHidden role="status">
            {open === undefined || confirmed === undefined ? null : t('counts', { open, confirmed })}
          </VisuallyHidden>
          <DataTable
            caption={t('caption')}
            columns={columns}
            rowKey={({ lineId }) => lineId}
            list={list}
            page={page}
            onPageChange={changePage}
            selection={withActions(
              <MatchBulkActions
                matches={lines}
                onConfirm={(chosen) => {
                  setProposals(chosen);
                  setConfirming(true);
                }}
                onAnswer={() => answer(lines)}
              />,
            )}
            empty={
              <Suspense>
                <MatchNothing view={view} />
              </Suspense>
            }
          />
        </>
      )}
      <Suspense>
        {proposals ? (
          <ConfirmProposalsDialog
            proposals={proposals}
            opened={confirming}
            onClose={() => setConfirming(false)}
            onDone={clear}
          />
        ) : null}
      </Suspense>
      {overlays}
    </div>
  );
}
