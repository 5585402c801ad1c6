import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFailure } from '../../../../ui/data-table/list-failure.tsx';
import { PageLoading } from '../../../../ui/page-loading/page-loading.tsx';
import { MethodSection } from '../method-section.tsx';
import classes from './catalogue-section.module.css';

const CatalogueTable = lazy(async () => ({ default: (await import('./catalogue-table.tsx')).CatalogueTable }));

/** The text above is there before the table is, and stays where the table cannot be loaded. */
export function CatalogueSection({ factors }: { factors: readonly EmissionFactor[] }) {
  const { t } = useTranslation('methodology');
  return (
    <div className={classes.place}>
      <MethodSection id="catalogue" title={t('heading.catalogue')}>
        <p>{t('catalogue.intro')}</p>
        <CatchBoundary getResetKey={() => 'catalogue'} errorComponent={CatalogueFailure}>
          <Suspense fallback={<PageLoading />}>
            <CatalogueTable factors={factors} />
          </Suspense>
        </CatchBoundary>
      </MethodSection>
    </div>
  );
}

/** A part of the page that failed to arrive is asked for anew only by a fresh load. */
function CatalogueFailure() {
  return <ListFailure onRetry={() => location.reload()} retrying={false} />;
}
