import { ActionIcon } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { deepestRow, pageSizes } from '@pcf/contract/paging';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPage } from './data-table/list-page.ts';
import kit from './kit.module.css';
import { ListSelect } from './list-select.tsx';
import styles from './pagination-footer.module.css';

interface PaginationFooterProps {
  /** From 0. */
  pageNumber: number;
  pageSize: number;
  total: number;
  /** The list holds more than the total says. */
  more?: boolean;
  selectedCount?: number;
  selectionLocked?: boolean;
  /** Runs what takes long after the press is seen. */
  soon?: (what: () => void) => void;
  onChange: (page: { pageNumber: number; pageSize: number }) => void;
}

const atOnce = (what: () => void) => what();

function Chevron({ path }: { path: string }) {
  return (
    <svg className={styles.chevron} viewBox="0 0 16 16" aria-hidden>
      <path d={path} />
    </svg>
  );
}

export function PaginationFooter(props: PaginationFooterProps) {
  const { pageNumber, pageSize, total, more = false, selectedCount = 0, selectionLocked = false } = props;
  const { soon = atOnce, onChange } = props;
  const { t } = useTranslation('lists');
  const selectId = useId();
  const { from, to, hasPrevious, hasNext } = pageWindow({ pageNumber, pageSize }, total, more);
  // From where the list is by then, so that pressing twice turns two pages.
  const turn = useCallbackRef((pages: 1 | -1) => {
    if (pages === 1 ? hasNext : hasPrevious) onChange({ pageNumber: pageNumber + pages, pageSize });
  });
  const range =
    total === 0
      ? t('pagination.noResults')
      : t(more ? 'pagination.rangeOfMore' : 'pagination.range', { from, to, total });

  return (
    <fieldset className={`${kit.row} ${kit.muted} ${styles.footer}`} aria-label={t('pagination.label')}>
      <span className={styles.selected} role="status">
        {selectedCount > 0 ? t('pagination.selected', { count: selectedCount }) : null}
      </span>
      <span className={styles.size}>
        <label htmlFor={selectId}>{t('pagination.rowsPerPage')}</label>
        <ListSelect
          id={selectId}
          plain
          value={String(pageSize)}
          options={pageSizeOptions(pageSizes, selectionLocked).map((size) => ({
            value: String(size),
            label: String(size),
          }))}
          onChange={(size) => onChange({ pageNumber: 0, pageSize: Number(size) })}
        />
      </span>
      <span className={styles.paging}>
        <span role="status">{range}</span>
        <span className={styles.steps}>
          <ActionIcon
            aria-label={t('pagination.previous')}
            disabled={!hasPrevious}
            onClick={() => soon(() => turn(-1))}
          >
            <Chevron path="M10 3.5 5.5 8l4.5 4.5" />
          </ActionIcon>
          <ActionIcon aria-label={t('pagination.next')} disabled={!hasNext} onClick={() => soon(() => turn(1))}>
            <Chevron path="M6 3.5 10.5 8 6 12.5" />
          </ActionIcon>
        </span>
      </span>
    </fieldset>
  );
}

/** What the footer says about a page: rows count from 1 for people, pages from 0 for the list. */
interface PageWindow {
  from: number;
  to: number;
  hasPrevious: boolean;
  hasNext: boolean;
}

/** Where there are more rows than were counted, pages go on beyond the total: it is counted further for each. */
export function pageWindow({ pageNumber, pageSize }: ListPage, total: number, more: boolean): PageWindow {
  const start = pageNumber * pageSize;
  return {
    from: Math.min(start + 1, total),
    to: Math.min(start + pageSize, total),
    hasPrevious: pageNumber > 0,
    hasNext: start + pageSize < (more ? deepestRow : Math.min(total, deepestRow)),
  };
}

/** While a picker's selection is locked, a page of 5 is offered as well. */
export function pageSizeOptions(sizes: readonly number[], selectionLocked: boolean): number[] {
  return selectionLocked ? [5, ...sizes] : [...sizes];
}
