import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './factor-about.module.css';
import { detailsLanguage } from './text-language.ts';
import { useFactorDetails } from './use-factor-details.ts';

/** What is known of a factor, and where it comes from. */
export function FactorAbout({ id, factor }: { id: string; factor: EmissionFactor }) {
  const { t } = useTranslation(['factors', 'common']);
  const details = useFactorDetails(factor);

  if (details === 'waiting' || details === 'failed') {
    return (
      <div id={id} className={styles.about} role="status">
        {details === 'waiting' ? t('common:loading') : t('about.failed')}
      </div>
    );
  }
  const facts = [
    { name: t('about.geography'), value: details?.geography },
    { name: t('about.source'), value: [details?.provider, details?.version].filter(Boolean).join(', ') },
    { name: t('about.licence'), value: details?.licence },
  ].filter(({ value }) => value);
  return (
    <div id={id} className={styles.about}>
      {details?.description ? (
        <p lang={detailsLanguage(factor)}>{details.description}</p>
      ) : (
        <p>{t('about.noDescription')}</p>
      )}
      {factor.origin === 'CATALOGUE' ? null : <p>{t(`about.origin.${factor.origin}`, { version: factor.version })}</p>}
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd lang={detailsLanguage(factor)}>{value}</dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
