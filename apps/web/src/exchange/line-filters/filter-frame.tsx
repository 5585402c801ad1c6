import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { FilterButton } from './filter-button.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import styles from './line-filters.module.css';
import type { FilterPanel } from './use-filter-panels.tsx';
import type { LineView } from './use-line-view.ts';

interface FilterFrameProps {
  view: Pick<LineView, 'clear' | 'isFiltered'>;
  panels: readonly FilterPanel[];
  /** What is searched by, and the order. */
  children?: ReactNode;
}

/** Around everything that a list is narrowed by. */
export function FilterFrame({ view: { clear, isFiltered }, panels, children }: FilterFrameProps) {
  const { t } = useTranslation('exchange');
  return (
    <search className={`${kit.stack8} ${kit.oneColumn} ${kit.below12}`} aria-label={t('filters.label')}>
      {children ? <div className={styles.words}>{children}</div> : null}
      <div className={styles.filters}>
        <div className={styles.buttons}>
          {panels.map((panel) => (
            <FilterButton key={panel.key} panel={panel} />
          ))}
        </div>
        <FilterSheet panels={panels} onClear={clear} />
        {isFiltered ? (
          <Button variant="subtle" onClick={clear}>
            {t('filters.clear')}
          </Button>
        ) : null}
      </div>
    </search>
  );
}
