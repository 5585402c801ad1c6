import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../../components/empty-table/empty-table.tsx';
import { WelcomeIllustration } from '../../components/illustrations/welcome-illustration.tsx';
import classes from './home-page.module.css';

/** For an organisation that has neither invited anybody nor been invited. */
export function FirstInvite({ onInvite }: { onInvite: () => void }) {
  const { t } = useTranslation('home');
  return (
    <section className={classes.welcome}>
      <EmptyTable
        illustration={<WelcomeIllustration />}
        title={t('firstInvite.title')}
        subtitle={t('firstInvite.text')}
        primaryAction={
          <Button variant="filled" onClick={onInvite}>
            {t('firstInvite.action')}
          </Button>
        }
      />
    </section>
  );
}
