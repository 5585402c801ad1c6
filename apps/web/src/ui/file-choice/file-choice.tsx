import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import kit from '../kit.module.css';
import classes from './file-choice.module.css';

interface FileButtonProps extends ButtonProps {
  /** What the browser's choice of files offers. */
  accept: string;
  onChoose: (file: File) => void;
  'aria-label'?: string;
}

/** Opens the browser's choice of files. */
export function FileButton({ accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file, corrected, can be chosen again.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}

interface DropFrameProps {
  title: string;
  /** A file is held above the page. */
  above: boolean;
  /** How large a file may be, and of what kind. */
  limits: string;
  /** The button that chooses a file instead of dropping it. */
  children: ReactNode;
  /** Its place in the outline. */
  level?: 2 | 3;
}

export function DropFrame({ title, above, limits, children, level = 3 }: DropFrameProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section className={`${kit.line12} ${kit.column} ${classes.place}`} data-above={above || undefined}>
      <Title className={classes.title}>{title}</Title>
      {children}
      <p className={`${kit.note} ${classes.limits}`}>{limits}</p>
    </section>
  );
}
