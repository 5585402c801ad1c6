import { Button, Skeleton } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { getCurrentUser } from '../../lib/account/get-current-user.ts';
import { getOrganisation } from '../../lib/account/get-organisation.ts';
import { mayCall } from '../../lib/permissions/may-call.ts';
import { FirstInvite } from './first-invite.tsx';
import { greetingAt } from './greeting.ts';
import classes from './home-page.module.css';
import { useWaiting } from './use-waiting.ts';
import { WaitingList } from './waiting-list.tsx';

interface HomePageProps {
  onInvite: () => void;
  /** Shown below all that is to be done here. */
  callToAction?: ReactNode;
}

export function HomePage({ onInvite, callToAction }: HomePageProps) {
  const { t } = useTranslation('home');
  const { data: user } = useSuspenseQuery(getCurrentUser);
  const { data: organisation } = useSuspenseQuery(getOrganisation);
  const { isLoading, isNew, waiting } = useWaiting(user.accessLevel);
  const mayRename = mayCall('updateOrganisation', user.accessLevel);
  return (
    <>
      <PageHeading subtitle={organisation.name}>
        {t(`greeting.${greetingAt(new Date().getHours())}`, { name: user.firstName })}
      </PageHeading>
      {isLoading ? (
        <div className={classes.card} aria-hidden>
          <Skeleton height={10} width="45%" radius="sm" my={16} />
        </div>
      ) : (
        <div className={classes.content}>
          {waiting.length > 0 ? <WaitingList waiting={waiting} /> : null}
          {isNew ? <FirstInvite onInvite={onInvite} /> : null}
          <section className={classes.card}>
            <div>
              <h2 className={classes.title}>{t('organisation.title')}</h2>
              <p className={classes.text}>{t(mayRename ? 'organisation.admin' : 'organisation.editor')}</p>
            </div>
            <Button component={Link} to="/organisation">
              {t('organisation.action')}
            </Button>
          </section>
          {callToAction}
        </div>
      )}
    </>
  );
}
