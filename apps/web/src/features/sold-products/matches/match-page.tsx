import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ForCallers } from '../../../exchange/for-callers.tsx';
import { useLineSelection } from '../../../exchange/line-table/use-line-selection.ts';
import type { RenderAnswering } from '../../../exchange/sold-products.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useListPage } from '../../../ui/data-table/list-page.ts';
import kit from '../../../ui/kit.module.css';
import { BackLink } from '../../../ui/list-link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { TabBar } from '../../../ui/tab-bar.tsx';
import { countSoldProducts } from '../list/list-sold-products.ts';
import { countSoldProductMatches, listSoldProductMatches, type SoldProductMatch } from './api/list-matches.ts';
import { type AnswerPlan, planAnswers } from './bulk/answer-plan.ts';
import { type Proposals, proposalsOf } from './bulk/proposals.ts';
import { MatchButtons } from './match-buttons.tsx';
import { MatchFilters } from './match-filters.tsx';
import { MatchNothing, NoSoldProducts, NothingWaiting } from './match-nothing.tsx';
import classes from './match-page.module.css';
import { useMatchColumns } from './use-match-columns.tsx';
import { type MatchView, useMatchView, withState } from './use-match-view.ts';

export const matchTabs = ['ALL', 'OPEN', 'CONFIRMED'] as const;

const LeftOutDialog = lazy(async () => ({ default: (await import('./bulk/left-out-dialog.tsx')).LeftOutDialog }));

const ConfirmProposalsDialog = lazy(async () => ({
  default: (await import('./bulk/confirm-proposals-dialog.tsx')).ConfirmProposalsDialog,
}));

const noMatches: readonly SoldProductMatch[] = [];

/** Which sold product stands for what customers ask for, in one table; and the answer to all of it at once. */
export function MatchPage({ renderAnswering }: { renderAnswering: RenderAnswering }) {
  const { t } = useTranslation('templateMatches');
  return (
    <ForCallers call="answerWithTemplates" title={t('title')}>
      <Matches renderAnswering={renderAnswering} />
    </ForCallers>
  );
}

function Matches({ renderAnswering }: { renderAnswering: RenderAnswering }) {
  const { t } = useTranslation('templateMatches');
  const view = useMatchView();
  const [page, changePage] = useListPage();
  const list = useQuery(listSoldProductMatches({ ...view.query, pageNumber: page.pageNumber, limit: page.pageSize }));
  const { data: open } = useQuery(countSoldProductMatches({ ...view.everyState, state: 'OPEN' }));
  const { data: confirmed } = useQuery(countSoldProductMatches({ ...view.everyState, state: 'CONFIRMED' }));
  const { data: soldProducts } = useQuery(countSoldProducts);
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
      <div className={`${kit.row0x24} ${kit.topped} ${kit.spread}`}>
        <div className={classes.words}>
          <PageHeading subtitle={t('subtitle')}>{t('title')}</PageHeading>
        </div>
        {nothingWaits || soldProducts === 0 ? null : (
          <div className={`${kit.row8} ${kit.below16}`}>
            <MatchButtons view={view} confirmed={confirmed} onAnswer={answer} />
          </div>
        )}
      </div>
      {nothingWaits || soldProducts === 0 ? (
        <Suspense>{nothingWaits ? <NothingWaiting /> : <NoSoldProducts />}</Suspense>
      ) : (
        <>
          <div className={kit.below16}>
            <MatchStateTabs view={view} open={open} confirmed={confirmed} />
          </div>
          <MatchFilters view={view} />
          <span className={kit.visuallyHidden} role="status">
            {open === undefined || confirmed === undefined ? null : t('counts', { open, confirmed })}
          </span>
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

interface MatchBulkActionsProps {
  matches: readonly SoldProductMatch[];
  onConfirm: (proposals: Proposals) => void;
  onAnswer: () => void;
}

/** The buttons of the bar below the matches. */
function MatchBulkActions({ matches, onConfirm, onAnswer }: MatchBulkActionsProps) {
  const { t } = useTranslation('templateMatches');
  const proposals = proposalsOf(matches);
  const proposed = proposals.byReference.length + proposals.byName.length;
  return (
    <>
      {proposed > 0 ? (
        <Button size="xs" onClick={() => onConfirm(proposals)}>
          {t('bulk.open', { number: proposed })}
        </Button>
      ) : null}
      <Button size="xs" onClick={onAnswer}>
        {t('bulk.answer', { number: planAnswers(matches).chosen.length })}
      </Button>
    </>
  );
}

/** Answers what can be answered with its sold product, after saying what cannot. */
function useAnswering(renderAnswering: RenderAnswering, onClosed: () => void) {
  const [plan, setPlan] = useState<AnswerPlan | null>(null);
  const [stage, setStage] = useState<'none' | 'leftOut' | 'answering'>('none');

  function answer(matches: readonly SoldProductMatch[]) {
    const next = planAnswers(matches);
    setPlan(next);
    setStage(next.leftOut.length > 0 ? 'leftOut' : 'answering');
  }

  function close() {
    setStage('none');
    onClosed();
  }

  const overlays = (
    <Suspense>
      {plan && plan.leftOut.length > 0 ? (
        <LeftOutDialog
          plan={plan}
          opened={stage === 'leftOut'}
          onClose={() => setStage('none')}
          onContinue={() => setStage('answering')}
        />
      ) : null}
      {plan && stage === 'answering' ? renderAnswering(plan.chosen, close) : null}
    </Suspense>
  );
  return { answer, overlays };
}

interface MatchStateTabsProps {
  view: MatchView;
  open: number | undefined;
  confirmed: number | undefined;
}

/** How far the matching is, and the way to each part of it. */
function MatchStateTabs({ view, open, confirmed }: MatchStateTabsProps) {
  const { t } = useTranslation('templateMatches');
  const counts = {
    ALL: open === undefined || confirmed === undefined ? undefined : open + confirmed,
    OPEN: open,
    CONFIRMED: confirmed,
  };
  return (
    <TabBar
      label={t('state.label')}
      tabs={matchTabs.map((key) => ({ key, label: t(`state.${key}`), count: counts[key] }))}
      current={view.state ?? 'ALL'}
      renderLink={(key, props) => (
        <Link
          {...props}
          to="."
          search={(current: Record<string, unknown>) => withState(current, key === 'ALL' ? null : key)}
          resetScroll={false}
          activeOptions={{ exact: true }}
        />
      )}
    />
  );
}
