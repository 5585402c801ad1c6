import { Tooltip } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Account } from '../account/account.ts';
import { initials } from './initials.ts';
import classes from './who-am-i.module.css';

const OrganisationLogo = lazy(async () => ({
  default: (await import('../../exchange/organisation/organisation-logo.tsx')).OrganisationLogo,
}));

export function WhoAmI({ account, collapsed }: { account: Account; collapsed: boolean }) {
  const { user, organisation } = account;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Tooltip label={`${name}, ${organisation.name}`} position="right" disabled={!collapsed}>
      <div className={classes.me} data-collapsed={collapsed || undefined}>
        <div className={classes.avatar} aria-hidden="true">
          {initials(user.firstName, user.lastName)}
        </div>
        <div className={classes.words}>
          <div className={classes.name} title={collapsed ? undefined : name}>
            {name}
          </div>
          <div className={classes.organisation} title={collapsed ? undefined : organisation.name}>
            {organisation.name}
          </div>
          {organisation.logo && !collapsed ? (
            <Suspense>
              <OrganisationLogo updatedAt={organisation.logo.updatedAt} alt="" />
            </Suspense>
          ) : null}
        </div>
      </div>
    </Tooltip>
  );
}
