import i18next from 'i18next';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { Dashboard } from './api/get-dashboard.ts';
import { FirstRun } from './first-run/first-run.tsx';
import { firstRunSteps, isOver } from './first-run/first-run-steps.ts';
import { useFirstRun } from './first-run/use-first-run.ts';
import classes from './home-page.module.css';
import type { HomeSide } from './home-side.ts';
import { Waiting } from './waiting/waiting.tsx';
import type { WaitingRow } from './waiting/waiting-rows.ts';

/** What needs somebody comes before the pictures; their code and their words come after it. */
const texts = () => i18next.loadNamespaces(['chart', 'exchange', 'requests', 'footprintTotals', 'sbti']);
const CustomerSections = lazy(async () => {
  const [{ CustomerSections: Sections }] = await Promise.all([import('./sections/customer-sections.tsx'), texts()]);
  return { default: Sections };
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
  onInvite: () => void;
  hotspots: ReactNode;
}

export function HomeContent({ userId, side, dashboard, invitations, onInvite, hotspots }: HomeContentProps) {
  const { isHidden, hide } = useFirstRun(userId, side);
  const content = useRef<HTMLDivElement>(null);
  const steps = firstRunSteps(dashboard, side);
  const { customer, supplier } = dashboard;
  return (
    <div className={classes.content} ref={content} tabIndex={-1}>
      <Waiting dashboard={dashboard} side={side} invitations={invitations} />
      {isHidden || isOver(steps) ? null : (
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
        {side === 'supplier' && supplier.lines > 0 ? <SupplierSections templates={supplier.templates} /> : null}
      </Suspense>
    </div>
  );
}
