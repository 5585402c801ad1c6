import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import {
  lazy,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusNext } from '../../exchange/calculation-rows/use-focus-next.ts';
import { useFactorSource } from '../../exchange/factor-field/factor-source.tsx';
import { BelowHead } from '../../ui/below-head.tsx';
import kit from '../../ui/kit.module.css';
import { LeaveGuard } from '../../ui/leave-guard/leave-guard.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import classes from './calculator.module.css';
import { CalculatorNotice, type NoticeKind } from './calculator-notice.tsx';
import { ScenarioForms } from './form/scenario-forms.tsx';
import { hasEntries, type Scenario } from './model/scenario.ts';
import type { OwnFactors } from './own-factors/use-own-factors.ts';
import { ResultsPanel } from './results/results-panel.tsx';
import { TotalBar } from './results/total-bar.tsx';
import { useCalculator } from './use-calculator.ts';
import {
  loadContributions,
  loadOwnFactorsDialog,
  loadPrintHost,
  loadShareDialog,
  useLoadAhead,
} from './use-load-ahead.ts';
import { useSharedRows } from './use-shared-rows.ts';

const OwnFactorsDialog = lazy(async () => ({ default: (await loadOwnFactorsDialog()).OwnFactorsDialog }));

const Contributions = lazy(async () => ({ default: (await loadContributions()).Contributions }));

const ShareDialog = lazy(async () => ({ default: (await loadShareDialog()).ShareDialog }));

const PrintHost = lazy(async () => ({ default: (await loadPrintHost()).PrintHost }));

/** What may come after the total: fetched after the page, and not drawn with every key. */
const LaterParts = memo(function LaterParts({ scenarios, sharing, onShared }: LaterPartsProps) {
  return (
    <>
      <Suspense>
        <Contributions scenarios={scenarios} />
        <PrintHost scenarios={scenarios} />
      </Suspense>
      <Suspense>
        {sharing && <ShareDialog scenarios={scenarios} opened={sharing === 'opened'} onClose={onShared} />}
      </Suspense>
    </>
  );
});

interface CalculatorProps {
  ownFactors: OwnFactors;
  signedIn: boolean;
  callToAction: ReactNode;
}

export function Calculator({ ownFactors, signedIn, callToAction }: CalculatorProps) {
  const { t } = useTranslation(['calculator', 'footprint']);
  const { tree } = useFactorSource();
  const { scenarios, before, change, compare, stopComparing, replaceAll, putBack } = useCalculator();
  const [current, setCurrent] = useState(0);
  const [notice, setNotice] = useState<NoticeKind | null>(null);
  const [sharing, setSharing] = useState<'opened' | 'closed' | null>(null);
  const openSharing = useCallback(() => setSharing('opened'), []);
  const closeSharing = useCallback(() => setSharing('closed'), []);
  const ready = useLoadAhead();
  const forms = useRef<HTMLDivElement>(null);
  const noticePlace = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const focusNext = useFocusNext();

  useSharedRows({
    tree,
    onRows: (shared) => {
      replaceAll(shared);
      setCurrent(0);
      setNotice('shared');
    },
    onUnreadable: () => setNotice('unreadable'),
  });

  // The same at every key, so that what they are given to is not drawn again.
  const startComparing = useCallback(
    () =>
      // A whole form more: the press is seen before it is drawn.
      startTransition(() => {
        compare();
        setCurrent(1);
        setNotice(null);
        focusNext(() => forms.current?.querySelector<HTMLElement>(':scope > section:last-child'));
      }),
    [compare, focusNext],
  );

  const keepOne = useCallback(
    (keepIndex: number) =>
      startTransition(() => {
        stopComparing(keepIndex);
        setCurrent(0);
        setNotice('comparisonEnded');
        focusNext(() => noticePlace.current);
      }),
    [stopComparing, focusNext],
  );

  const closeNotice = useCallback(() => {
    setNotice(null);
    focusNext(() => noticePlace.current);
  }, [focusNext]);

  const bringBack = useCallback(() => {
    putBack();
    closeNotice();
  }, [putBack, closeNotice]);

  // Drawn again only when they change, and not with every key.
  const unsaved = scenarios.some(hasEntries);
  const guard = useMemo(() => {
    const words = {
      title: t('leave.title'),
      message: t('leave.message', { share: t('footprint:action.share') }),
      stay: t('leave.stay'),
      confirm: t('leave.confirm'),
    };
    return <LeaveGuard unsaved={unsaved} words={words} />;
  }, [unsaved, t]);
  const settled = useDeferredValue(scenarios);
  const head = useMemo(
    () => (
      <CalculatorHead withMethodology={signedIn}>
        <OwnFactorsButton ownFactors={ownFactors} scenarios={settled} />
      </CalculatorHead>
    ),
    [signedIn, ownFactors, settled],
  );

  return (
    <div className={classes.page} data-ready={ready || undefined}>
      {guard}
      {head}
      <CalculatorNotice
        ref={noticePlace}
        kind={notice}
        onPutBack={notice !== 'unreadable' && before?.some(hasEntries) ? bringBack : null}
        onClose={closeNotice}
      />
      <BelowHead>
        <div className={`${kit.stack24} ${classes.columns}`}>
          <div>
            <ScenarioForms
              ref={forms}
              scenarios={scenarios}
              current={current}
              onSwitch={setCurrent}
              onChange={change}
            />
            <TotalBar scenarios={scenarios} panel={panel} />
          </div>
          <div className={classes.results}>
            <ResultsPanel
              ref={panel}
              scenarios={scenarios}
              onCompare={startComparing}
              onStopComparing={keepOne}
              onShare={openSharing}
            />
          </div>
        </div>
        <div className={`${kit.stack32} ${kit.oneColumn} ${kit.above32}`}>
          <LaterParts scenarios={settled} sharing={sharing} onShared={closeSharing} />
          {callToAction}
        </div>
      </BelowHead>
    </div>
  );
}

interface LaterPartsProps {
  scenarios: readonly Scenario[];
  /** Null until somebody wants to share. */
  sharing: 'opened' | 'closed' | null;
  onShared: () => void;
}

interface CalculatorHeadProps {
  /** The public head of the page links to the methodology; the menu does not. */
  withMethodology: boolean;
  children: ReactNode;
}

function CalculatorHead({ withMethodology, children }: CalculatorHeadProps) {
  const { t } = useTranslation(['calculator', 'shell']);
  return (
    <div className={`${kit.row0x24} ${classes.head}`}>
      <div className={classes.words}>
        <PageHeading subtitle={t('subtitle')}>{t('title')}</PageHeading>
      </div>
      <div className={`${kit.row8} ${kit.line8} ${kit.below24}`}>
        {withMethodology && (
          <Link
            to="/calculation-methodology"
            target="_blank"
            rel="noopener"
            className={`${kit.strong} ${classes.link}`}
          >
            {t('shell:methodology')}
            <span className={kit.visuallyHidden}> ({t('shell:menu.newTab')})</span>
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}

interface OwnFactorsButtonProps {
  ownFactors: OwnFactors;
  /** Whose rows may use them. */
  scenarios: readonly Scenario[];
}

function OwnFactorsButton({ ownFactors, scenarios }: OwnFactorsButtonProps) {
  const { t } = useTranslation('calculator');
  const [wanted, setWanted] = useState(false);
  const [opened, { open, close }] = useDisclosure(false);
  const count = ownFactors.dataSets.length;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          open();
        }}
      >
        {count === 0 ? t('ownFactors.open') : t('ownFactors.opened', { count })}
      </Button>
      <Suspense>
        {wanted ? (
          <OwnFactorsDialog opened={opened} onClose={close} ownFactors={ownFactors} scenarios={scenarios} />
        ) : null}
      </Suspense>
    </>
  );
}
