import i18next from 'i18next';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { Dashboard } from './api/get-dashboard.ts';
import { FirstRun } from './first-run/first-run.tsx';
import { firstRunSteps, isOver } from './first-run/first-run-steps.ts';
import { useFirstRun } from './first-run/use-first-run.ts';
import { HeadButtons } from './head-buttons.tsx';
import { HomeHead } from './home-head.tsx';
import classes from './home-page.module.css';
import { sidesOf } from './home-side.ts';
import { useSide } from './use-side.ts';
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
  user: { readonly id: string; readonly firstName: string };
  organisation: string;
  dashboard: Dashboard;
  invitations: readonly WaitingRow[];
  onInvite: () => void;
  hotspots: ReactNode;
}

export function HomeContent({ user, organisation, dashboard, invitations, onInvite, hotspots }: HomeContentProps) {
  const side = useSide(dashboard, user.id);
  const { isHidden, hide } = useFirstRun(user.id, side);
  const content = useRef<HTMLDivElement>(null);
  const steps = firstRunSteps(dashboard, side);
  const { customer, supplier } = dashboard;
  return (
    <>
      <HomeHead
        firstName={user.firstName}
        organisation={organisation}
        side={sidesOf(dashboard).length > 1 ? side : null}
        actions={<HeadButtons dashboard={dashboard} side={side} />}
      />
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
    </>
  );
}
