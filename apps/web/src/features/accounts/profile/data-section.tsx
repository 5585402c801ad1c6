import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../lib/api/transfer-file.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showProblemToast } from '../../../lib/toasts/show-toast.tsx';
import classes from './data-section.module.css';
import { ProfileSection } from './profile-section.tsx';

/** Loaded when it is first wanted: few people ever do. */
const EraseAccountDialog = lazy(async () => ({
  default: (await import('./erase-account-dialog.tsx')).EraseAccountDialog,
}));

const downloadPersonalData = mutationOptions({
  mutationKey: ['downloadPersonalData'],
  mutationFn: async (fileName: string) => saveFile(`${fileName}.json`, await downloadFile('downloadPersonalData', {})),
});

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

function EraseAccount({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation('profile');
  const [opened, { open, close }] = useDisclosure(false);
  const [wanted, setWanted] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function closeDialog() {
    close();
    // A dialog that was loaded when it was to be open does not know what had the focus before.
    opener.current?.focus();
  }

  return (
    <>
      <Button
        ref={opener}
        color="red"
        onClick={() => {
          setWanted(true);
          open();
        }}
      >
        {t('data.erase')}
      </Button>
      <Suspense>
        {wanted ? (
          <EraseAccountDialog opened={opened} email={email} hasPassword={hasPassword} onClose={closeDialog} />
        ) : null}
      </Suspense>
    </>
  );
}
