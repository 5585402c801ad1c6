import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import i18next from 'i18next';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { timeAgo } from '../../lib/format/time-ago.ts';
import type { LinkTarget } from '../../lib/navigation/query-string.ts';
import { pageEnvironment } from '../../lib/page-environment.ts';
import { FigureCard } from '../../ui/figure-card.tsx';

import kit from '../../ui/kit.module.css';
import classes from './home-page.module.css';
import type { Dashboard, HomeSide } from './home-side.ts';
import { linesOf, linesWith } from './list-links.ts';
import { WaitingList } from './waiting-list.tsx';
import { linesWaiting, type WaitingKind, type WaitingRow } from './waiting-rows.ts';

export const firstRunNames = {
  customer: ['invite', 'add', 'send'],
  supplier: ['receive', 'answer', 'keep'],
} as const satisfies Record<HomeSide, readonly string[]>;

export const isOver = (steps: readonly FirstRunStep[]): boolean => steps.every(({ done }) => done);

/** The one to take now: the first that is not done. */
export const nextStep = (steps: readonly FirstRunStep[]): FirstRunName | null =>
  steps.find(({ done }) => !done)?.name ?? null;

/** Where a step is taken; the first one opens here, and for a request one can only wait. */
export const stepPlaces = {
  add: linesOf('customer'),
  send: linesWith('customer', 'NOT_STARTED'),
  receive: { to: '/supplier/calculator' },
  answer: linesWith('supplier', 'REQUESTED'),
  keep: { to: '/products/sold' },
} as const satisfies Record<Exclude<FirstRunName, 'invite'>, LinkTarget>;

/** What needs somebody comes before the pictures; their code and their words come after it. */
const texts = () => i18next.loadNamespaces(['chart', 'exchange', 'requests', 'footprintTotals', 'sbti']);
const CustomerSections = lazy(async () => {
  const [{ CustomerSections: Sections }] = await Promise.all([import('./sections/customer-sections.tsx'), texts()]);
  return { default: Sections };
});
const CustomerHeadline = lazy(async () => {
  const [{ CustomerHeadline: Headline }] = await Promise.all([import('./sections/headline.tsx'), texts()]);
  return { default: Headline };
});
const SupplierSections = lazy(async () => {
  const [{ SupplierSections: Sections }] = await Promise.all([import('./sections/supplier-sections.tsx'), texts()]);
  return { default: Sections };
});

interface HomeContentProps {
  userId: string;
  side: HomeSide;
  dashboard: Dashboard;
  invitations: readonly WaitingRow[];
  /** Null for who may begin nothing. */
  onInvite: (() => void) | null;
  hotspots: ReactNode;
}

export function HomeContent({ userId, side, dashboard, invitations, onInvite, hotspots }: HomeContentProps) {
  const { isHidden, hide } = useFirstRun(userId, side);
  const content = useRef<HTMLDivElement>(null);
  const steps = firstRunSteps(dashboard, side);
  const { customer, supplier } = dashboard;
  return (
    <div className={classes.content} ref={content} tabIndex={-1}>
      {side === 'customer' && customer.requested > 0 ? (
        <Suspense fallback={<div className={classes.headline} />}>
          <CustomerHeadline />
        </Suspense>
      ) : null}
      <Waiting dashboard={dashboard} side={side} invitations={invitations} />
      {isHidden || isOver(steps) || !onInvite ? null : (
        <FirstRun
          steps={steps}
          onInvite={onInvite}
          onHide={() => {
            hide();
            content.current?.focus();
          }}
        />
      )}
      <Suspense fallback={<div className={classes.later} />}>
        {side === 'customer' && customer.products > 0 ? (
          <CustomerSections campaign={dashboard.campaign} hotspots={hotspots} />
        ) : null}
        {side === 'supplier' && supplier.lines > 0 ? <SupplierSections supplier={supplier} /> : null}
      </Suspense>
    </div>
  );
}

/** Whether somebody has put the first steps away, for good in this browser. */
function useFirstRun(userId: string, side: HomeSide) {
  const { localStorage } = pageEnvironment;
  const key = `firstRun:${userId}:${side}`;
  const [hidden, setHidden] = useState<readonly string[]>([]);
  return {
    isHidden: hidden.includes(key) || localStorage.getItem(key) === 'hidden',
    hide: () => {
      localStorage.setItem(key, 'hidden');
      setHidden((before) => [...before, key]);
    },
  };
}

interface WaitingProps {
  dashboard: Dashboard;
  side: HomeSide;
  invitations: readonly WaitingRow[];
}

function Waiting({ dashboard, side, invitations }: WaitingProps) {
  const detailOf = useDetails(dashboard);
  return <WaitingList rows={[...linesWaiting(dashboard, side), ...invitations]} detailOf={detailOf} />;
}

/** Below what waits: whose turn it has been for how long, and why somebody may not have heard of it. */
function useDetails({ customer: { oldestReview, undeliverable }, supplier: { dueSoon } }: Dashboard) {
  const { t, i18n } = useTranslation('home');
  return (kind: WaitingKind): string | null => {
    if (kind === 'customer.toReview' && oldestReview) {
      const { supplierName, submittedAt } = oldestReview;
      const ago = timeAgo(submittedAt, new Date(), pageLanguage(i18n));
      return t('waiting.detail.oldest', { supplier: supplierName, ago });
    }
    if (kind === 'customer.overdue' && undeliverable > 0) {
      return t('waiting.detail.undeliverable', { count: undeliverable });
    }
    if (kind === 'supplier.toAnswer' && dueSoon > 0) return t('waiting.detail.dueSoon', { count: dueSoon });
    return null;
  };
}

interface FirstRunProps {
  steps: readonly FirstRunStep[];
  onInvite: () => void;
  onHide: () => void;
}

/** Leads a newcomer step by step; goes away when all is done, or when nobody wants it. */
function FirstRun({ steps, onInvite, onHide }: FirstRunProps) {
  const { t } = useTranslation('home');
  const next = nextStep(steps);
  return (
    <FigureCard
      title={t('firstRun.title')}
      subtitle={t('firstRun.progress', { done: steps.filter(({ done }) => done).length, count: steps.length })}
      action={
        <Button variant="subtle" size="compact-sm" onClick={onHide}>
          {t('firstRun.hide')}
        </Button>
      }
    >
      <ol className={kit.stack4}>
        {steps.map(({ name, done }, index) => (
          <li
            key={name}
            className={classes.step}
            data-done={done || undefined}
            data-next={name === next || undefined}
            aria-current={name === next ? 'step' : undefined}
          >
            <span className={`${kit.note} ${kit.bold} ${classes.mark}`} aria-hidden>
              {done ? '✓' : index + 1}
            </span>
            <div>
              <h3 className={`${kit.strong} ${classes.name}`}>
                {t(`firstRun.${name}.title`)}
                {done ? <span className={kit.small}> {t('firstRun.done')}</span> : null}
              </h3>
              {name === next ? <p className={`${kit.note} ${classes.text}`}>{t(`firstRun.${name}.text`)}</p> : null}
            </div>
            {name === next ? <FirstRunAction name={name} onInvite={onInvite} /> : null}
          </li>
        ))}
      </ol>
    </FigureCard>
  );
}

function FirstRunAction({ name, onInvite }: { name: FirstRunName; onInvite: () => void }) {
  const { t } = useTranslation('home');
  const words = t(`firstRun.${name}.action`);
  if (name === 'invite') {
    return (
      <Button variant="filled" onClick={onInvite}>
        {words}
      </Button>
    );
  }
  return (
    <Button variant="filled" renderRoot={(props) => <Link {...props} {...stepPlaces[name]} />}>
      {words}
    </Button>
  );
}

type FirstRunName = (typeof firstRunNames)[HomeSide][number];

interface FirstRunStep {
  readonly name: FirstRunName;
  readonly done: boolean;
}

/** What a newcomer does first; each step is done once the data say so, in whatever order it was done. */
export function firstRunSteps({ customer, supplier }: Dashboard, side: HomeSide): FirstRunStep[] {
  const done: Record<FirstRunName, boolean> = {
    invite: customer.suppliers > 0,
    add: customer.products > 0,
    send: customer.requested > 0,
    receive: supplier.lines > 0,
    answer: supplier.lines > supplier.toAnswer,
    keep: supplier.templates > 0,
  };
  return firstRunNames[side].map((name) => ({ name, done: done[name] }));
}
