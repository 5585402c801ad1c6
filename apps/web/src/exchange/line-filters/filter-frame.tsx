import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { FilterButton } from './filter-button.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import styles from './line-filters.module.css';
import type { FilterPanel } from './use-filter-panels.tsx';
import type { LineView } from './use-line-view.ts';

/** Further ones are behind one button, until they narrow the list. */
const mostChips = 4;

interface FilterFrameProps {
  view: Pick<LineView, 'clear' | 'isFiltered'>;
  panels: readonly FilterPanel[];
  /** Filters that are on or off, which need no panel. */
  toggles?: ReactNode;
  /** What is searched by, and the order. */
  children?: ReactNode;
}

/** Around everything that a list is narrowed by. */
export function FilterFrame({ view: { clear, isFiltered }, panels, toggles, children }: FilterFrameProps) {
  const { t } = useTranslation('exchange');
  const chips = useChips(panels);
  return (
    <search className={`${kit.stack8} ${kit.oneColumn} ${kit.below12}`} aria-label={t('filters.label')}>
      {children ? <div className={styles.words}>{children}</div> : null}
      <div className={styles.filters}>
        {toggles}
        <div className={styles.buttons}>
          {chips.map((panel) => (
            <FilterButton key={panel.key} panel={panel} />
          ))}
        </div>
        {panels.length > 0 ? <FilterSheet panels={panels} always={panels.length > mostChips} onClear={clear} /> : null}
        {isFiltered ? (
          <Button variant="subtle" onClick={clear}>
            {t('filters.clear')}
          </Button>
        ) : null}
      </div>
    </search>
  );
}

/** The first ones, and whichever narrows the list or did: one that is emptied stays where it was pressed. */
function useChips(panels: readonly FilterPanel[]): readonly FilterPanel[] {
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());
  const active = panels.filter(({ key, chosen }) => chosen !== null && !used.has(key));
  if (active.length > 0) setUsed(new Set([...used, ...active.map(({ key }) => key)]));
  return panels.filter(({ key, chosen }, place) => place < mostChips || chosen !== null || used.has(key));
}
