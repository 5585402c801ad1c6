import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingSpinner } from '../loading-spinner/loading-spinner.tsx';
import { ModalFrame } from '../modal-frame/modal-frame.tsx';
import styles from './filter-sheet.module.css';
import type { FilterPanel } from './use-filter-panels.tsx';

/** On a phone, all filters in one column. */
export function FilterSheet({ panels, onClear }: { panels: readonly FilterPanel[]; onClear: () => void }) {
  const { t } = useTranslation('exchange');
  const [opened, { open, close }] = useDisclosure(false);
  const active = panels.filter(({ chosen }) => chosen !== null).length;
  return (
    <div className={styles.sheet}>
      <Button fullWidth data-active={active > 0 || undefined} className={styles.open ?? ''} onClick={open}>
        {active > 0 ? t('filters.openWith', { count: active }) : t('filters.open')}
      </Button>
      <ModalFrame
        opened={opened}
        onClose={close}
        title={t('filters.open')}
        footer={
          <>
            {active > 0 ? <Button onClick={onClear}>{t('filters.clear')}</Button> : null}
            <Button variant="filled" onClick={close}>
              {t('filters.show')}
            </Button>
          </>
        }
      >
        <div className={styles.panels}>
          {panels.map(({ key, label, content }) => (
            <section key={key}>
              <h3 className={styles.title}>{label}</h3>
              <Suspense fallback={<LoadingSpinner small />}>{content}</Suspense>
            </section>
          ))}
        </div>
      </ModalFrame>
    </div>
  );
}
