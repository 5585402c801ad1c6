import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { getCurrentUser } from '../../lib/account/get-current-user.ts';
import { getOrganisation } from '../../lib/account/get-organisation.ts';
import { mayCall } from '../../lib/permissions/may-call.ts';
import { OrganisationFacts } from './organisation-facts.tsx';
import { OrganisationNameForm } from './organisation-name-form.tsx';
import classes from './organisation-page.module.css';
import { RemindersSwitch } from './reminders-switch.tsx';

const DocumentsSection = lazy(async () => ({ default: (await import('./documents-section.tsx')).DocumentsSection }));

export function OrganisationPage() {
  const { t } = useTranslation('organisation');
  const { data: organisation } = useSuspenseQuery(getOrganisation);
  const { data: user } = useSuspenseQuery(getCurrentUser);
  const headingId = useId();
  const remindersId = useId();
  return (
    <>
      <PageHeading id={headingId} subtitle={t('subtitle')}>
        {t('title')}
      </PageHeading>
      {mayCall('updateOrganisation', user.accessLevel) ? (
        <>
          <section className={classes.card} aria-labelledby={headingId}>
            <OrganisationNameForm name={organisation.name} labelledBy={headingId} />
          </section>
          <section className={classes.card} aria-labelledby={remindersId}>
            <h2 id={remindersId} className={classes.heading}>
              {t('reminders')}
            </h2>
            <RemindersSwitch enabled={organisation.remindersEnabled} />
          </section>
        </>
      ) : (
        <section className={classes.card} aria-labelledby={headingId}>
          <OrganisationFacts organisation={organisation} />
        </section>
      )}
      <Suspense>
        <DocumentsSection />
      </Suspense>
    </>
  );
}
