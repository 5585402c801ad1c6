import type { ListState } from './data-table/list-page.ts';
import kit from './kit.module.css';

interface FoundStatusProps {
  list: ListState<unknown>;
  isNarrowed: boolean;
  /** There may be more rows than are counted. */
  say: (count: number, more: boolean) => string;
}

/** How many rows are left once a list is narrowed, for those who do not see it grow shorter. */
export function FoundStatus({ list, isNarrowed, say }: FoundStatusProps) {
  const found = list.data && !list.isPlaceholderData && isNarrowed ? list.data.metadata : null;
  return (
    <span className={kit.visuallyHidden} role="status">
      {found && say(found.count, found.more ?? false)}
    </span>
  );
}
