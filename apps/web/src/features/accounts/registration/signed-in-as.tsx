import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getCurrentUser, getOrganisation } from '../../../lib/account.ts';
import kit from '../../../ui/kit.module.css';
import { LoadingSpinner } from '../../../ui/loading-spinner.tsx';
import classes from './invitation-page.module.css';

interface SignedInAsProps {
  onLogOut: () => void;
  /** What can be done as this user, given the name of the organisation. */
  children: (organisation: string) => ReactNode;
}

/** Says as whom something will be done, before it is done, and lets somebody else log out first. */
export function SignedInAs({ onLogOut, children }: SignedInAsProps) {
  const { t } = useTranslation('registration');
  const { data: user } = useQuery(getCurrentUser);
  const { data: organisation } = useQuery(getOrganisation);
  const known = user && organisation;
  return (
    <>
      {known ? (
        <p className={`${kit.breakable} ${kit.below12}`}>
          {t('signedIn.as', { name: `${user.firstName} ${user.lastName}`, organisation: organisation.name })}
        </p>
      ) : (
        <LoadingSpinner small />
      )}
      <div className={`${kit.column} ${classes.actions}`}>
        {known ? children(organisation.name) : null}
        <p className={`${kit.row} ${kit.muted} ${classes.other}`}>
          {t('signedIn.notYou')}
          <Button variant="subtle" size="xs" onClick={onLogOut}>
            {t('signedIn.logOut')}
          </Button>
        </p>
      </div>
    </>
  );
}
