import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '../../lib/account/get-organisation.ts';
import { OrganisationNameForm } from './organisation-name-form.tsx';
import classes from './organisation-page.module.css';
import { PageSection } from './page-section.tsx';

const LogoPart = lazy(async () => ({ default: (await import('./logo/logo-part.tsx')).LogoPart }));

export function NameSection({ organisation, mayChange }: { organisation: Organisation; mayChange: boolean }) {
  const { t } = useTranslation('organisation');
  return (
    <PageSection title={t('nameAndLogo')}>
      {(headingId) => (
        <>
          {mayChange ? (
            <OrganisationNameForm name={organisation.name} labelledBy={headingId} />
          ) : (
            <dl className={classes.facts}>
              <div>
                <dt>{t('name')}</dt>
                <dd className={classes.name}>{organisation.name}</dd>
              </div>
            </dl>
          )}
          <Suspense>
            <LogoPart organisation={organisation} mayChange={mayChange} />
          </Suspense>
        </>
      )}
    </PageSection>
  );
}
