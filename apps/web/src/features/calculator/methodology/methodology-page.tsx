import { Button } from '@mantine/core';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx';
import { CatalogueSection } from './catalogue/catalogue-section.tsx';
import { Contents } from './contents.tsx';
import classes from './methodology-page.module.css';
import { CountedSection } from './sections/counted-section.tsx';
import { ExampleSection } from './sections/example-section.tsx';
import { FormulasSection } from './sections/formulas-section.tsx';
import { LimitsSection } from './sections/limits-section.tsx';
import { OwnDataSection } from './sections/own-data-section.tsx';
import { PrivacySection } from './sections/privacy-section.tsx';
import { SourcesSection } from './sections/sources-section.tsx';
import { TransportSection } from './sections/transport-section.tsx';
import { UnknownSection } from './sections/unknown-section.tsx';

/** What is behind a number of the calculator, for whoever wants to rely on it. */
export function MethodologyPage({ factors }: { factors: readonly EmissionFactor[] }) {
  const { t } = useTranslation('methodology');
  return (
    <>
      <div className={classes.head}>
        <div>
          <PageHeading subtitle={t('lead')}>{t('title')}</PageHeading>
        </div>
        <Button component={Link} to="/supplier/calculator" variant="filled">
          {t('toCalculator')}
        </Button>
      </div>
      <div className={classes.columns}>
        <Contents />
        <div className={classes.text}>
          <CountedSection />
          <FormulasSection />
          <ExampleSection factors={factors} />
          <TransportSection factors={factors} />
          <UnknownSection />
          <SourcesSection figures={factors.length} />
          <LimitsSection factors={factors} />
          <PrivacySection />
          <OwnDataSection />
        </div>
      </div>
      <CatalogueSection factors={factors} />
    </>
  );
}
