import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { getCurrentUser } from '../../lib/account/get-current-user.ts';
import { getOrganisation } from '../../lib/account/get-organisation.ts';
import { mayCall } from '../../lib/permissions/may-call.ts';
import { OrganisationNameForm } from './organisation-name-form.tsx';
import classes from './organisation-page.module.css';

export function OrganisationPage() {
  const { t } = useTranslation('organisation');
  const { data: organisation } = useSuspenseQuery(getOrganisation);
  const { data: user } = useSuspenseQuery(getCurrentUser);
  const headingId = useId();
  return (
    <>
      <PageHeading id={headingId} subtitle={t('subtitle')}>
        {t('title')}
      </PageHeading>
      <section className={classes.card} aria-labelledby={headingId}>
        {mayCall('updateOrganisation', user.accessLevel) ? (
          <OrganisationNameForm name={organisation.name} labelledBy={headingId} />
        ) : (
          <dl className={classes.facts}>
            <dt>{t('name')}</dt>
            <dd className={classes.name}>{organisation.name}</dd>
            <dd className={classes.why}>{t('readOnly')}</dd>
          </dl>
        )}
      </section>
    </>
  );
}
