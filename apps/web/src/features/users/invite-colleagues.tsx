import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Fetched with the first wish to invite: most visits to the list are for something else. */
const InviteModal = lazy(async () => ({ default: (await import('./invite-modal.tsx')).InviteModal }));

export function InviteColleagues() {
  const { t } = useTranslation('users');
  const [wanted, setWanted] = useState(false);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        variant="filled"
        onClick={() => {
          setWanted(true);
          open();
        }}
      >
        {t('invite.open')}
      </Button>
      <Suspense>{wanted ? <InviteModal opened={opened} onClose={close} /> : null}</Suspense>
    </>
  );
}
