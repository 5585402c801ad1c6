import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { runtimeConfiguration } from '../../lib/runtime-configuration.ts';
import kit from '../../ui/kit.module.css';
import { PageHeading } from '../../ui/page-heading.tsx';
import classes from './guide.module.css';

/** What there is to say of the platform, the first first. */
export const aboutParts = ['what', 'openSource', 'standards', 'data'] as const;

/** What this platform is, for readers who have never heard of it. */
export function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <>
      <PageHeading subtitle={t('lead')}>{t('title')}</PageHeading>
      {aboutParts.map((part) => (
        <section key={part} className={kit.above32}>
          <h2 className={classes.title}>{t(`part.${part}.title`)}</h2>
          <p className={classes.text}>{t(`part.${part}.text`)}</p>
        </section>
      ))}
      <section className={kit.above32}>
        <h2 className={classes.title}>{t('version.title')}</h2>
        <p className={classes.text}>{t('version.text', { version: runtimeConfiguration().version })}</p>
        <p className={classes.links}>
          <Link to="/help" className={classes.link}>
            {t('links.help')}
          </Link>
          <Link to="/calculation-methodology" className={classes.link}>
            {t('links.methodology')}
          </Link>
          <a href="/docs" className={classes.link}>
            {t('links.api')}
          </a>
        </p>
      </section>
    </>
  );
}
