import { useCallbackRef } from '@mantine/hooks';
import type { Column } from './column.ts';
import styles from './sort-button.module.css';

interface SortButtonProps {
  header: string;
  /** Runs what takes long after the press is seen. */
  soon: (what: () => void) => void;
  sort: NonNullable<Column<unknown>['sort']>;
}

/** The head of a column that sorts. Above cards there is nothing to press, but the column keeps its name. */
export function SortButton({ header, sort, soon }: SortButtonProps) {
  const sortNow = useCallbackRef(sort.onSort);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-direction={sort.direction}
        // The whole page is drawn for its new address.
        onClick={() => soon(sortNow)}
      >
        {header}
        <svg className={styles.arrows} viewBox="0 0 10 14" aria-hidden>
          <path className={styles.up} d="M2 5.5 5 2.5l3 3" />
          <path className={styles.down} d="m2 8.5 3 3 3-3" />
        </svg>
      </button>
      <span className={styles.name}>{header}</span>
    </>
  );
}
