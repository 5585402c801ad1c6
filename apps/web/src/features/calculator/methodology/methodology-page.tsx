import { Button } from '@mantine/core';
import { factorSources } from '@pcf/catalogue/sources';
import { catalogueVersion } from '@pcf/catalogue/version';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import { footprintParts } from '@pcf/contract/vocabulary/footprint';
import { decimalOf, decimalText } from '@pcf/domain/footprint/decimal';
import { partOfSection } from '@pcf/domain/footprint/summarise';
import { perTonneKilometre } from '@pcf/domain/footprint/units';
import { CatchBoundary, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber, formatDecimal } from '../../../lib/format/numbers.ts';
import { ListFailure } from '../../../ui/data-table/list-failure.tsx';
import kit from '../../../ui/kit.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { findProxy } from './find-proxy.ts';
import { MethodSection } from './method-section.tsx';
import classes from './methodology-page.module.css';
import { formulas, limits, sectionIds } from './section-lists.ts';
import { ExampleSection } from './sections/example-section.tsx';
import { OwnDataSection } from './sections/own-data-section.tsx';

const CatalogueTable = lazy(async () => ({
  default: (await import('./catalogue/catalogue-table.tsx')).CatalogueTable,
}));

/** What is behind a number of the calculator, for readers who want to rely on it. */
export function MethodologyPage({ factors }: { factors: readonly EmissionFactor[] }) {
  const { t } = useTranslation('methodology');
  return (
    <>
      <div className={`${kit.row0x24} ${classes.head}`}>
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

function PrivacySection() {
  const { t } = useTranslation('methodology');
  return (
    <MethodSection id="privacy" title={t('heading.privacy')}>
      <p>{t('privacy.device')}</p>
      <p>{t('privacy.forgotten')}</p>
      <p>{t('privacy.link')}</p>
    </MethodSection>
  );
}

function UnknownSection() {
  const { t } = useTranslation('methodology');
  return (
    <MethodSection id="unknown" title={t('heading.unknown')}>
      <p>{t('unknown.proxy')}</p>
      <p>{t('unknown.median')}</p>
      <p>{t('unknown.rough')}</p>
    </MethodSection>
  );
}

/** Plain anchors: the browser scrolls, and reading goes on from there. */
function Contents() {
  const { t } = useTranslation('methodology');
  return (
    <nav className={classes.contents} aria-label={t('contents')}>
      <p className={`${kit.note} ${kit.strong} ${classes.contentsTitle}`} aria-hidden>
        {t('contents')}
      </p>
      <ol className={classes.list}>
        {sectionIds.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{t(`heading.${id}`)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Formulas as sentences of words and signs, which screen readers read as they stand. */
function FormulasSection() {
  const { t } = useTranslation('methodology');
  return (
    <MethodSection id="formulas" title={t('heading.formulas')}>
      <p>{t('formulas.intro')}</p>
      <ul className={`${kit.stack8} ${classes.formulas}`}>
        {formulas.map((formula) => (
          <li key={formula} className={classes.formula}>
            <span className={kit.bold}>{t(`formulas.formula.${formula}.name`)}</span> ={' '}
            <span>{t(`formulas.formula.${formula}.text`)}</span>
          </li>
        ))}
      </ul>
      <p>{t('formulas.missing')}</p>
      <p>{t('formulas.exact')}</p>
    </MethodSection>
  );
}

function TransportSection({ factors }: { factors: readonly EmissionFactor[] }) {
  const { t, i18n } = useTranslation('methodology');
  const language = pageLanguage(i18n);
  const truck = findProxy(factors, 'Transport', 'Truck');
  return (
    <MethodSection id="transport" title={t('heading.transport')}>
      <p>{t('transport.text')}</p>
      {truck ? (
        <p>
          {t('transport.example', {
            perKilogram: exactNumber(truck.impact, language),
            perTonne: formatDecimal(decimalText(perTonneKilometre(decimalOf(truck.impact))), language),
          })}
        </p>
      ) : null}
    </MethodSection>
  );
}

function LimitsSection({ factors }: { factors: readonly EmissionFactor[] }) {
  const { t, i18n } = useTranslation('methodology');
  const impactOf = (topCategory: string, category: string) =>
    exactNumber(findProxy(factors, topCategory, category)?.impact ?? 0, pageLanguage(i18n));
  const figures = { water: impactOf('Water', 'Water'), leather: impactOf('Textiles', 'Leather') };
  return (
    <MethodSection id="limits" title={t('heading.limits')}>
      <div className={kit.below16}>
        <Notice>
          <p>{t('limits.informative')}</p>
        </Notice>
      </div>
      <p>{t('limits.intro')}</p>
      <ul className={`${kit.stack8} ${classes.limits}`}>
        {limits.map((limit) => (
          <li key={limit}>{t(`limits.point.${limit}`, figures)}</li>
        ))}
      </ul>
    </MethodSection>
  );
}

/** The text above is there before the table is, and stays where the table cannot be loaded. */
function CatalogueSection({ factors }: { factors: readonly EmissionFactor[] }) {
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

function CountedSection() {
  const { t } = useTranslation('methodology');
  return (
    <MethodSection id="counted" title={t('heading.counted')}>
      <p>{t('counted.unit')}</p>
      <p>{t('counted.equivalents')}</p>
      <p>{t('counted.sections')}</p>
      <dl className={`${kit.card} ${kit.below16}`}>
        {footprintParts.map((part) => (
          <div key={part} className={classes.part}>
            <dt>{t(`counted.part.${part}`)}</dt>
            {emissionDataItemTypes
              .filter((section) => partOfSection[section] === part)
              .map((section) => (
                <dd key={section}>
                  <strong>{t('named', { name: t(`counted.section.${section}.name`) })}</strong>{' '}
                  {t(`counted.section.${section}.text`)}
                </dd>
              ))}
          </div>
        ))}
      </dl>
      <p>{t('counted.notCounted')}</p>
    </MethodSection>
  );
}

function SourcesSection({ figures }: { figures: number }) {
  const { t } = useTranslation('methodology');
  return (
    <MethodSection id="sources" title={t('heading.sources')}>
      <p>{t('sources.version', { version: catalogueVersion, figures })}</p>
      <ul className={`${kit.card} ${kit.below16}`}>
        {factorSources.map(({ provider, version, link, licence, quotedOnly, figures: count }) => (
          <li key={`${provider} ${version}`} className={classes.source}>
            <p className={kit.strong}>
              <OutsideLink href={link} newTab={t('sources.newTab')}>
                {provider}
              </OutsideLink>
            </p>
            <p>
              {version}, {t('sources.figures', { count })}
            </p>
            <p>
              {t('sources.licence')}{' '}
              <OutsideLink href={licence.link} newTab={t('sources.newTab')}>
                {licence.name}
              </OutsideLink>
            </p>
            {quotedOnly ? <p className={kit.note}>{t('sources.quoted')}</p> : null}
          </li>
        ))}
      </ul>
      <p>{t('sources.attribution')}</p>
      <p>{t('sources.names')}</p>
    </MethodSection>
  );
}
