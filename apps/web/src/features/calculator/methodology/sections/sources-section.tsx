import { factorSources } from '@pcf/catalogue/sources';
import { catalogueVersion } from '@pcf/catalogue/version';
import { useTranslation } from 'react-i18next';
import { OutsideLink } from '../../../../ui/outside-link/outside-link.tsx';
import { MethodSection } from '../method-section.tsx';
import classes from './sources-section.module.css';

export function SourcesSection({ figures }: { figures: number }) {
  const { t } = useTranslation('methodology');
  return (
    <MethodSection id="sources" title={t('heading.sources')}>
      <p>{t('sources.version', { version: catalogueVersion, figures })}</p>
      <ul className={classes.sources}>
        {factorSources.map(({ provider, version, link, licence, quotedOnly, figures: count }) => (
          <li key={`${provider} ${version}`} className={classes.source}>
            <p className={classes.name}>
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
            {quotedOnly ? <p className={classes.note}>{t('sources.quoted')}</p> : null}
          </li>
        ))}
      </ul>
      <p>{t('sources.attribution')}</p>
      <p>{t('sources.names')}</p>
    </MethodSection>
  );
}
