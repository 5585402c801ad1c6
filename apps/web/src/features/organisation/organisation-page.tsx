import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { getCurrentUser } from '../../lib/account/get-current-user.ts';
import { getOrganisation } from '../../lib/account/get-organisation.ts';
import { mayCall } from '../../lib/permissions/may-call.ts';
import { PageHeading } from '../../ui/page-heading/page-heading.tsx';
import { DomainsSection } from './domains-section.tsx';
import { NameSection } from './name-section.tsx';
import classes from './organisation-page.module.css';
import { RemindersSection } from './reminders-section.tsx';
import { UnsavedForms } from './unsaved-forms.tsx';

const IdentifiersSection = lazy(async () => ({
  default: (await import('./identifiers/identifiers-section.tsx')).IdentifiersSection,
}));
const TargetSection = lazy(async () => ({ default: (await import('./target/target-section.tsx')).TargetSection }));
const StatisticsSection = lazy(async () => ({ default: (await import('./statistics-section.tsx')).StatisticsSection }));
const DocumentsSection = lazy(async () => ({ default: (await import('./documents-section.tsx')).DocumentsSection }));

/** Who the company is, what it aims for and what its suppliers do, how it works here, and what it keeps. */
export function OrganisationPage() {
  const { t } = useTranslation('organisation');
  const { data: organisation } = useSuspenseQuery(getOrganisation);
  const { data: user } = useSuspenseQuery(getCurrentUser);
  const mayChange = mayCall('updateOrganisation', user.accessLevel);
  return (
    <UnsavedForms>
      <PageHeading subtitle={t('subtitle')}>{t('title')}</PageHeading>
      {mayChange ? null : <p className={classes.readOnly}>{t('readOnly')}</p>}
      <NameSection organisation={organisation} mayChange={mayChange} />
      <Suspense>
        <IdentifiersSection organisation={organisation} mayChange={mayChange} />
        <DomainsSection domains={organisation.domains} />
        <TargetSection mayChange={mayChange} />
        <StatisticsSection />
        <RemindersSection enabled={organisation.remindersEnabled} mayChange={mayChange} />
        <DocumentsSection />
      </Suspense>
    </UnsavedForms>
  );
}
