import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-sheet.module.css';
import type { FilterPanel } from './use-filter-panels.tsx';

/** Loaded when it is first wanted: wider screens never need it. */
const FilterDialog = lazy(async () => ({ default: (await import('./filter-dialog.tsx')).FilterDialog }));

interface FilterSheetProps {
  panels: readonly FilterPanel[];
  /** Also on wide screens, which do not have a button for each. */
  always?: boolean;
  onClear: () => void;
}

/** All filters behind one button, which counts those that narrow the list; on a phone, of every list. */
export function FilterSheet({ panels, always = false, onClear }: FilterSheetProps) {
  const { t } = useTranslation('exchange');
  const [opened, { open, close }] = useDisclosure(false);
  const [wanted, setWanted] = useState(false);
  const active = panels.filter(({ chosen }) => chosen !== null).length;
  return (
    <div className={styles.sheet} data-always={always || undefined}>
      <Button
        fullWidth
        data-active={active > 0 || undefined}
        className={styles.open ?? ''}
        onClick={() => {
          setWanted(true);
          open();
        }}
      >
        {active > 0 ? t('filters.openWith', { count: active }) : t('filters.open')}
      </Button>
      <Suspense>
        {wanted ? (
          <FilterDialog opened={opened} panels={panels} onClear={active > 0 ? onClear : null} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  );
}
