import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Loaded when it is first wanted: few people ever do. */
const EraseAccountDialog = lazy(async () => ({
  default: (await import('./erase-account-dialog.tsx')).EraseAccountDialog,
}));

export function EraseAccount({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { t } = useTranslation('profile');
  const [opened, { open, close }] = useDisclosure(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        color="red"
        onClick={() => {
          setWanted(true);
          open();
        }}
      >
        {t('data.erase')}
      </Button>
      <Suspense>
        {wanted ? <EraseAccountDialog opened={opened} email={email} hasPassword={hasPassword} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
