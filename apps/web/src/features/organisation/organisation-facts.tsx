import { useTranslation } from 'react-i18next';
import type { Organisation } from '../../lib/account/get-organisation.ts';
import classes from './organisation-page.module.css';

/** For those who may look and not change. */
export function OrganisationFacts({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation('organisation');
  return (
    <>
      <dl className={classes.facts}>
        <dt>{t('name')}</dt>
        <dd className={classes.name}>{organisation.name}</dd>
        <dt>{t('reminders')}</dt>
        <dd>{t(organisation.remindersEnabled ? 'on' : 'off')}</dd>
        <dd className={classes.why}>{t('remindersHelp')}</dd>
      </dl>
      <p className={classes.why}>{t('readOnly')}</p>
    </>
  );
}
