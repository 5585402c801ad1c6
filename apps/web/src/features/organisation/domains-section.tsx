import { useTranslation } from 'react-i18next';
import classes from './domains-section.module.css';
import { PageSection } from './page-section.tsx';

export function DomainsSection({ domains }: { domains: readonly string[] }) {
  const { t } = useTranslation('organisation');
  return (
    <PageSection title={t('domains')} about={t('domainsAbout')}>
      {(headingId) =>
        domains.length > 0 ? (
          <ul className={classes.domains} aria-labelledby={headingId}>
            {domains.map((domain) => (
              <li key={domain}>{domain}</li>
            ))}
          </ul>
        ) : (
          <p className={classes.none}>{t('domainsNone')}</p>
        )
      }
    </PageSection>
  );
}
