import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scenario } from '../model/scenario.ts';
import { loadOwnFactorsDialog } from './load-own-factors-dialog.ts';
import type { OwnFactors } from './use-own-factors.ts';

const OwnFactorsDialog = lazy(async () => ({ default: (await loadOwnFactorsDialog()).OwnFactorsDialog }));

interface OwnFactorsButtonProps {
  ownFactors: OwnFactors;
  /** Whose rows may use them. */
  scenarios: readonly Scenario[];
}

export function OwnFactorsButton({ ownFactors, scenarios }: OwnFactorsButtonProps) {
  const { t } = useTranslation('ownFactors');
  const [wanted, setWanted] = useState(false);
  const [opened, { open, close }] = useDisclosure(false);
  const count = ownFactors.dataSets.length;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          open();
        }}
      >
        {count === 0 ? t('open') : t('opened', { count })}
      </Button>
      <Suspense>
        {wanted ? (
          <OwnFactorsDialog opened={opened} onClose={close} ownFactors={ownFactors} scenarios={scenarios} />
        ) : null}
      </Suspense>
    </>
  );
}
