import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-sheet.module.css';
import type { FilterPanel } from './use-filter-panels.tsx';

/** Loaded when it is first wanted: wider screens never need it. */
const FilterDialog = lazy(async () => ({ default: (await import('./filter-dialog.tsx')).FilterDialog }));

/** On a phone, all filters behind one button. */
export function FilterSheet({ panels, onClear }: { panels: readonly FilterPanel[]; onClear: () => void }) {
  const { t } = useTranslation('exchange');
  const [opened, { open, close }] = useDisclosure(false);
  const [wanted, setWanted] = useState(false);
  const active = panels.filter(({ chosen }) => chosen !== null).length;
  return (
    <div className={styles.sheet}>
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
