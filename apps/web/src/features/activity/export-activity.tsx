import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityQuery } from './api/list-activities.ts';

/** Fetched with the first wish for a file. */
const ExportActivityModal = lazy(async () => ({
  default: (await import('./export-activity-modal.tsx')).ExportActivityModal,
}));

export function ExportActivity({ filters }: { filters: ActivityQuery }) {
  const { t } = useTranslation('activity');
  const [wanted, setWanted] = useState(false);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        onClick={() => {
          setWanted(true);
          open();
        }}
      >
        {t('export.open')}
      </Button>
      <Suspense>{wanted ? <ExportActivityModal filters={filters} opened={opened} onClose={close} /> : null}</Suspense>
    </>
  );
}
