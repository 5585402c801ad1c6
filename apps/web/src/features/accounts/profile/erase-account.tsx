import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Loaded when it is first wanted: few people ever do. */
const EraseAccountDialog = lazy(async () => ({
  default: (await import('./erase-account-dialog.tsx')).EraseAccountDialog,
}));

export function EraseAccount({ email, hasPassword }: { email: string; hasPassword: boolean }) {
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
