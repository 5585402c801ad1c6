import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './full-page-overlay.module.css';
import { OverlayHeader } from './modal-frame.tsx';

interface FullPageOverlayProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A task that deserves the whole window, above the page that stays where it was. */
export function FullPageOverlay({ opened, onClose, title, children }: FullPageOverlayProps) {
  return (
    <Modal.Root opened={opened} onClose={onClose} classNames={{ content: styles.content }} fullScreen>
      <Modal.Content>
        <OverlayHeader title={title} className={styles.header} />
        <div className={styles.page}>{children}</div>
      </Modal.Content>
    </Modal.Root>
  );
}
