import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { runtimeConfiguration } from '../../lib/runtime-configuration.ts';
import kit from '../../ui/kit.module.css';
import { PageHeading } from '../../ui/page-heading.tsx';
import classes from './guide.module.css';

/** What is asked of somebody else than the operator. */
export const contactParts = ['request', 'access'] as const;

/** Whom to ask about what; the operator only where it has said how. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const { contact } = runtimeConfiguration().links;
  return (
    <>
      <PageHeading subtitle={t('lead')}>{t('title')}</PageHeading>
      <section className={kit.above32}>
        <h2 className={classes.title}>{t('operator.title')}</h2>
        <p className={classes.text}>{contact ? t('operator.known') : t('operator.unknown')}</p>
        {contact ? (
          <Button
            component="a"
            href={contact}
            rel="noopener noreferrer"
            variant="filled"
            className={classes.button ?? ''}
          >
            {t('operator.write')}
          </Button>
        ) : null}
      </section>
      {contactParts.map((part) => (
        <section key={part} className={kit.above32}>
          <h2 className={classes.title}>{t(`part.${part}.title`)}</h2>
          <p className={classes.text}>{t(`part.${part}.text`)}</p>
        </section>
      ))}
      <p className={classes.links}>
        <Link to="/help" className={classes.link}>
          {t('help')}
        </Link>
      </p>
    </>
  );
}
