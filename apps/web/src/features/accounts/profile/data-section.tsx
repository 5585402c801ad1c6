import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showProblemToast } from '../../../lib/toasts/show-problem-toast.ts';
import { downloadPersonalData } from './api/download-personal-data.ts';
import classes from './data-section.module.css';
import { EraseAccount } from './erase-account.tsx';
import { ProfileSection } from './profile-section.tsx';

export function DataSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation('profile');
  const download = useMutation(downloadPersonalData);
  return (
    <ProfileSection title={t('data.title')} description={t('data.description')}>
      {() => (
        <>
          <p className={classes.help}>{t('data.downloadHelp')}</p>
          <Button
            loading={download.isPending}
            onClick={() => download.mutate(t('data.fileName'), { onError: showProblemToast })}
          >
            {t('data.download')}
          </Button>
          <p className={classes.help}>{t('data.eraseHelp')}</p>
          <EraseAccount email={email} hasPassword={hasPassword} />
        </>
      )}
    </ProfileSection>
  );
}
