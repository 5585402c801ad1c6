import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './full-page-overlay.module.css';

interface FullPageOverlayProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A task that deserves the whole window, above the page that stays where it was. */
export function FullPageOverlay({ opened, onClose, title, children }: FullPageOverlayProps) {
  const { t } = useTranslation();
  return (
    <Modal.Root opened={opened} onClose={onClose} classNames={{ content: styles.content }} fullScreen>
      <Modal.Content>
        {/* Mantine's own header element would be a second banner of the page. */}
        <div className={styles.header}>
          <Modal.Title className={styles.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('close')} />
        </div>
        <div className={styles.page}>{children}</div>
      </Modal.Content>
    </Modal.Root>
  );
}
