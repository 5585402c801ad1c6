import { useTranslation } from 'react-i18next';
import classes from './organisation-page.module.css';
import { PageSection } from './page-section.tsx';
import { RemindersSwitch } from './reminders-switch.tsx';

export function RemindersSection({ enabled, mayChange }: { enabled: boolean; mayChange: boolean }) {
  const { t } = useTranslation('organisation');
  return (
    <PageSection title={t('reminders')}>
      {() =>
        mayChange ? (
          <RemindersSwitch enabled={enabled} />
        ) : (
          <dl className={classes.facts}>
            <div>
              <dt>{t('remindersSwitch')}</dt>
              <dd>{t(enabled ? 'on' : 'off')}</dd>
              <dd className={classes.why}>{t('remindersHelp')}</dd>
            </div>
          </dl>
        )
      }
    </PageSection>
  );
}
