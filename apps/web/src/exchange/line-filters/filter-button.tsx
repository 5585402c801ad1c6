import { Button, Popover } from '@mantine/core';
import { Suspense, startTransition, useState } from 'react';
import { LineIcon } from '../../ui/line-icon.tsx';
import { LoadingSpinner } from '../../ui/loading-spinner.tsx';
import styles from './filter-button.module.css';
import type { FilterPanel } from './use-filter-panels.tsx';

/** A filter behind a button, which says what it is set to. */
export function FilterButton({ panel: { label, chosen, content } }: { panel: FilterPanel }) {
  const [opened, setOpened] = useState(false);
  // The press is seen first, then what opens.
  const change = (next: boolean) => startTransition(() => setOpened(next));
  return (
    <Popover
      opened={opened}
      onChange={change}
      position="bottom-start"
      width={300}
      shadow="md"
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Popover.Target>
        <Button
          className={styles.button ?? ''}
          data-active={chosen !== null || undefined}
          rightSection={<LineIcon name="chevronDown" size={16} />}
          onClick={() => change(!opened)}
        >
          {chosen === null ? label : `${label}: ${chosen}`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown}>
        <Suspense fallback={<LoadingSpinner small />}>{content}</Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
