import { Button, type ButtonProps, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import styles from './deed-menu.module.css';
import floating from './theme/floating.module.css';

export interface Deed {
  id: string;
  label: string;
  /** What takes something away. */
  dangerous?: boolean;
  /** Under way already. */
  disabled?: boolean;
  /** In its place only where the window has no room for it elsewhere. */
  onlyNarrow?: boolean;
  /** Where it is done, where that is a page of its own. */
  to?: LinkProps['to'];
  onChoose?: () => void;
}

interface DeedMenuProps extends Pick<ButtonProps, 'size' | 'variant' | 'className'> {
  /** Names the button and the list. */
  label: string;
  deeds: readonly Deed[];
  /** What the button shows. */
  children: ReactNode;
}

/** What can be done beside what has a button of its own, in a list behind one. */
export function DeedMenu({ label, deeds, children, ...look }: DeedMenuProps) {
  const [opened, { toggle, close }] = useDisclosure(false);
  const button = useRef<HTMLButtonElement>(null);

  function choose(deed: Deed) {
    // A dialog gives the focus back to what had it when it opened; the entries are gone by then.
    button.current?.focus();
    close();
    deed.onChoose?.();
  }

  return (
    <Popover opened={opened} onDismiss={close} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button ref={button} {...look} aria-label={label} onClick={toggle}>
          {children}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <ul className={styles.deeds}>
          {deeds.map((deed) => (
            <li key={deed.id} data-only-narrow={deed.onlyNarrow || undefined}>
              {deed.to === undefined ? (
                <button
                  type="button"
                  className={`${floating.option} ${styles.deed}`}
                  data-dangerous={deed.dangerous || undefined}
                  disabled={deed.disabled}
                  onClick={() => choose(deed)}
                >
                  {deed.label}
                </button>
              ) : (
                <Link to={deed.to} className={`${floating.option} ${styles.deed}`} onClick={close}>
                  {deed.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
