import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getCurrentUser } from '../../lib/account/get-current-user.ts';
import { getOrganisation } from '../../lib/account/get-organisation.ts';
import { getDashboard } from './api/get-dashboard.ts';
import { HeadButtons } from './head-buttons.tsx';
import { HomeContent } from './home-content.tsx';
import { HomeHead } from './home-head.tsx';
import classes from './home-page.module.css';
import { sidesOf } from './home-side.ts';
import { HomeWaiting } from './home-waiting.tsx';
import { useSide } from './use-side.ts';
import { useInvitations } from './waiting/use-invitations.ts';

interface HomePageProps {
  onInvite: () => void;
  /** Where the emissions of a customer are. */
  hotspots: ReactNode;
  /** Shown below all that is to be done here. */
  callToAction?: ReactNode;
}

export function HomePage({ onInvite, hotspots, callToAction }: HomePageProps) {
  const { data: user } = useSuspenseQuery(getCurrentUser);
  const { data: organisation } = useSuspenseQuery(getOrganisation);
  const dashboard = useQuery(getDashboard);
  const { isLoading, invitations } = useInvitations(user.accessLevel);
  const known = (!isLoading && dashboard.data) || null;
  const side = useSide(known, user.id);
  return (
    <>
      {/* In one place whatever is known: the focus is at its heading after signing in. */}
      <HomeHead
        firstName={user.firstName}
        organisation={organisation.name}
        side={known && sidesOf(known).length > 1 ? side : null}
        actions={known && side ? <HeadButtons dashboard={known} side={side} /> : null}
      />
      {known && side ? (
        <HomeContent
          userId={user.id}
          side={side}
          dashboard={known}
          invitations={invitations}
          onInvite={onInvite}
          hotspots={hotspots}
        />
      ) : (
        <HomeWaiting query={dashboard} invitations={isLoading ? [] : invitations} />
      )}
      {callToAction ? <div className={classes.last}>{callToAction}</div> : null}
    </>
  );
}
