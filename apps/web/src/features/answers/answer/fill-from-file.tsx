import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorWork } from '../../../exchange/emission-editor/editor-work.ts';

const FillDialog = lazy(async () => ({ default: (await import('./fill-dialog.tsx')).FillDialog }));

/** Nobody has to type what another platform has written down already. */
export function FillFromFile() {
  const { t } = useTranslation('footprintImport');
  const { locked } = useEditorWork();
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        disabled={locked}
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        {t('fill.button')}
      </Button>
      <Suspense>{wanted ? <FillDialog opened={opened} onClose={() => setOpened(false)} /> : null}</Suspense>
    </>
  );
}
