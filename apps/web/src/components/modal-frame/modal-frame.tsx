import { Box, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { OverlayHeader } from '../overlay-header/overlay-header.tsx';
import styles from './modal-frame.module.css';
import { useFocusOnPage } from './use-focus-on-page.ts';

interface ModalFrameProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** What it shows may be long and is only read, so that the keyboard scrolls it by itself. */
  readOnly?: boolean;
  children: ReactNode;
}

/** 80 % of the window up to 1200 px, the whole screen on a phone. A click beside it closes nothing: what was typed stays. */
export function ModalFrame({ opened, onClose, title, footer, readOnly = false, children }: ModalFrameProps) {
  useFocusOnPage(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={false}
      classNames={{ inner: styles.inner, content: styles.content }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <OverlayHeader title={title} className={styles.header} />
        <Box className={styles.body} {...(readOnly ? { tabIndex: 0 } : {})}>
          {children}
        </Box>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </Modal.Content>
    </Modal.Root>
  );
}
