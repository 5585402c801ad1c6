import { Box, Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedInModal } from './form/unsaved-in-modal.ts';
import kit from './kit.module.css';
import { useLeaveQuestion } from './leave-guard/use-leave-question.ts';
import styles from './modal-frame.module.css';
import { useOpenedLater } from './use-opened-later.ts';

/** As long as a dialog needs to close and to give the focus back. */
const closingMs = 300;

interface ModalFrameProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** What it shows may be long and is only read, so that the keyboard scrolls it by itself. */
  readOnly?: boolean;
  /** What was typed is there again when it is next opened, so that closing it loses nothing. */
  keepsWhatIsTyped?: boolean;
  children: ReactNode;
}

/**
 * 80 % of the window up to 1200 px, the whole screen on a phone. A click beside it closes nothing, and Escape asks first
 * where something was typed: it stays.
 */
export function ModalFrame(props: ModalFrameProps) {
  const { onClose, title, footer, readOnly = false, keepsWhatIsTyped = false, children } = props;
  const opened = useOpenedLater(props.opened);
  const { t } = useTranslation();
  const [typed, setTyped] = useState(false);
  const unsaved = typed && !keepsWhatIsTyped;
  const [asking, setAsking] = useState(false);
  const Question = useLeaveQuestion(opened && unsaved);
  useFocusOnPage(opened);
  const words = {
    title: t('discard.title'),
    message: t('discard.message'),
    stay: t('leave.stay'),
    confirm: t('discard.confirm'),
  };

  function close() {
    // Nobody is held back by a question that cannot be asked; one that is on its way is waited for.
    // Not at once: the Escape that asks must not be taken for an answer.
    if (unsaved && Question !== 'unavailable') setTimeout(() => setAsking(true));
    else onClose();
  }

  function discard() {
    setAsking(false);
    onClose();
  }

  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      closeOnClickOutside={false}
      // The question is answered first.
      closeOnEscape={!asking || Question === 'unavailable'}
      classNames={{ inner: styles.inner, content: styles.content }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <OverlayHeader title={title} className={styles.header} />
        <Box className={styles.body} {...(readOnly ? { tabIndex: 0 } : {})}>
          <UnsavedInModal value={setTyped}>{children}</UnsavedInModal>
        </Box>
        {footer ? <div className={`${kit.row} ${styles.footer}`}>{footer}</div> : null}
        {Question === null || Question === 'unavailable' ? null : (
          <Question opened={asking} words={words} onStay={() => setAsking(false)} onLeave={discard} />
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

/** The title of something that lies above the page, and the way out of it. Mantine's own header element would be a second banner of the page. */
export function OverlayHeader({ title, className }: { title: string; className: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={`${styles.overlayHeaderHeader} ${className}`}>
      <Modal.Title className={styles.title}>{title}</Modal.Title>
      <Modal.CloseButton aria-label={t('close')} />
    </div>
  );
}

/** What opened a dialog may be gone once it closes: then the page goes on at its content, not at its very top. */
export function useFocusOnPage(opened: boolean): void {
  const wasOpened = useRef(false);
  useEffect(() => {
    if (opened) {
      wasOpened.current = true;
      return;
    }
    if (!wasOpened.current) return;
    wasOpened.current = false;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
    }, closingMs);
    return () => clearTimeout(timer);
  }, [opened]);
}
