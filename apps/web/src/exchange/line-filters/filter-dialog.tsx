import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { LoadingSpinner } from '../../ui/loading-spinner.tsx';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import type { FilterPanel } from './use-filter-panels.tsx';

interface FilterDialogProps {
  opened: boolean;
  panels: readonly FilterPanel[];
  /** Null where nothing is set. */
  onClear: (() => void) | null;
  onClose: () => void;
}

/** All filters in one column. */
export function FilterDialog({ opened, panels, onClear, onClose }: FilterDialogProps) {
  const { t } = useTranslation('exchange');
  return (
    <ModalFrame
      opened={opened}
      onClose={onClose}
      title={t('filters.open')}
      footer={
        <>
          {onClear ? <Button onClick={onClear}>{t('filters.clear')}</Button> : null}
          <Button variant="filled" onClick={onClose}>
            {t('filters.show')}
          </Button>
        </>
      }
    >
      <div className={kit.stack24}>
        {panels.map(({ key, label, content }) => (
          <section key={key}>
            <h3 className={`${kit.plainSubheading} ${kit.below8}`}>{label}</h3>
            <Suspense fallback={<LoadingSpinner small />}>{content}</Suspense>
          </section>
        ))}
      </div>
    </ModalFrame>
  );
}
