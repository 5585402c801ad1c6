import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getCurrentUser } from '../../lib/account/get-current-user.ts';
import { getOrganisation } from '../../lib/account/get-organisation.ts';
import { getDashboard } from './api/get-dashboard.ts';
import { HomeContent } from './home-content.tsx';
import { HomeHead } from './home-head.tsx';
import classes from './home-page.module.css';
import { HomeWaiting } from './home-waiting.tsx';
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
  const known = !isLoading && dashboard.data;
  return (
    <>
      {known ? (
        <HomeContent
          user={user}
          organisation={organisation.name}
          dashboard={known}
          invitations={invitations}
          onInvite={onInvite}
          hotspots={hotspots}
        />
      ) : (
        <>
          <HomeHead firstName={user.firstName} organisation={organisation.name} side={null} actions={null} />
          <HomeWaiting query={dashboard} invitations={isLoading ? [] : invitations} />
        </>
      )}
      {callToAction ? <div className={classes.last}>{callToAction}</div> : null}
    </>
  );
}
