import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Fetched with the first wish for a key: most visits to the list are for something else. */
const CreateKeyModal = lazy(async () => ({ default: (await import('./create-key-modal.tsx')).CreateKeyModal }));

/** The dialog outlives its button: that of the empty list is gone once there is a key, whose secret is still shown. */
export function useCreateKey() {
  const { t } = useTranslation('apiKeys');
  const [wanted, setWanted] = useState(false);
  const [opened, { open, close }] = useDisclosure(false);
  return {
    button: (
      <Button
        variant="filled"
        onClick={() => {
          setWanted(true);
          open();
        }}
      >
        {t('create.open')}
      </Button>
    ),
    dialog: <Suspense>{wanted ? <CreateKeyModal opened={opened} onClose={close} /> : null}</Suspense>,
  };
}
