import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import kit from './kit.module.css';
import classes from './question-frame.module.css';
import { useOpenedLater } from './use-opened-later.ts';

interface QuestionFrameProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Paragraphs that say what each answer leads to. */
  children: ReactNode;
  /** The answers, the main one last. */
  buttons: ReactNode;
}

/** A short question that has to be answered before anything else. Mantine's own header would be a second banner of the page. */
export function QuestionFrame({ opened, onClose, title, children, buttons }: QuestionFrameProps) {
  return (
    <Modal.Root
      opened={useOpenedLater(opened)}
      onClose={onClose}
      size={440}
      centered
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Title className={classes.title}>{title}</Modal.Title>
        <div className={`${kit.muted} ${kit.breakable} ${classes.text}`}>{children}</div>
        <div className={kit.actionsEnd}>{buttons}</div>
      </Modal.Content>
    </Modal.Root>
  );
}
