import { Button, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './row-menu.module.css';
import floating from './theme/floating.module.css';

export interface RowDeed {
  id: string;
  label: string;
  /** What takes something away. */
  dangerous?: boolean;
  /** Under way already. */
  disabled?: boolean;
  onChoose: () => void;
}

interface RowMenuProps {
  /** Names the row. */
  label: string;
  deeds: readonly RowDeed[];
}

/** What can be done with one row of a list, where that is more than the row has room for. */
export function RowMenu({ label, deeds }: RowMenuProps) {
  const { t } = useTranslation('lists');
  const [opened, { toggle, close }] = useDisclosure(false);
  const button = useRef<HTMLButtonElement>(null);

  function choose(deed: RowDeed) {
    // A dialog gives the focus back to what had it when it opened; the entries are gone by then.
    button.current?.focus();
    close();
    deed.onChoose();
  }

  return (
    <Popover opened={opened} onDismiss={close} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button ref={button} size="xs" variant="subtle" aria-label={label} onClick={toggle}>
          <svg className={styles.dots} aria-hidden="true" width="18" height="18" viewBox="0 0 18 18">
            <path d="M4 9h.01M9 9h.01M14 9h.01" />
          </svg>
          <span className={styles.words}>{t('table.actions')}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <ul className={styles.deeds}>
          {deeds.map((deed) => (
            <li key={deed.id}>
              <button
                type="button"
                className={`${floating.option} ${styles.deed}`}
                data-dangerous={deed.dangerous || undefined}
                disabled={deed.disabled}
                onClick={() => choose(deed)}
              >
                {deed.label}
              </button>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
