import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FootprintView } from '../footprint-view.ts';

const ExportFootprintModal = lazy(async () => ({
  default: (await import('./export-footprint-modal.tsx')).ExportFootprintModal,
}));

/** What it opens is loaded when it is first wanted. */
export function ExportButton({ view }: { view: FootprintView }) {
  const { t } = useTranslation('footprintTotals');
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        {t('export.action')}
      </Button>
      {wanted ? (
        <Suspense>
          <ExportFootprintModal view={view} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
