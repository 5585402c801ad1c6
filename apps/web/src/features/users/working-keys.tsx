import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { countWorkingKeys } from './api/count-working-keys.ts';
import type { OrganisationUser } from './api/list-users.ts';
import { fullName } from './full-name.ts';
import classes from './working-keys.module.css';

/** A key is the organisation's and does not go with whoever created it. */
export function WorkingKeys({ user }: { user: OrganisationUser }) {
  const { t } = useTranslation('users');
  const { data: count = 0 } = useQuery(countWorkingKeys(user.id));
  if (count === 0) return null;
  return (
    <p className={classes.keys}>
      {t('workingKeys', { count, name: fullName(user) })}{' '}
      <Link to="/settings" search={{ tab: 'keys' }}>
        {t('reviewKeys')}
      </Link>
    </p>
  );
}
