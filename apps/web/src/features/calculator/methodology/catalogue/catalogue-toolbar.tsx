import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { groupLabel } from '@pcf/catalogue/labels';
import type { Language } from '@pcf/contract/vocabulary/language';
import { sortDirections } from '@pcf/contract/vocabulary/lists';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../../../ui/kit.module.css';
import classes from './catalogue-table.module.css';
import { type CatalogueView, type FactorSort, sortColumns } from './catalogue-view.ts';

const sorts: readonly FactorSort[] = sortColumns.flatMap((column) =>
  sortDirections.map((direction) => ({ column, direction })),
);

const sortKey = ({ column, direction }: FactorSort) => `${column} ${direction}`;

const pauseMs = 200;

interface CatalogueToolbarProps {
  view: CatalogueView;
  categories: readonly string[];
  language: Language;
  onChange: (view: CatalogueView, options?: { readonly replace: boolean }) => void;
}

export function CatalogueToolbar({ view, categories, language, onChange }: CatalogueToolbarProps) {
  const { t } = useTranslation('methodology');
  const categoryId = useId();
  const typed = useTypedSearch(view.search, (search) => onChange({ ...view, search }, { replace: true }));
  return (
    <search className={`${kit.row} ${classes.toolbar}`}>
      <TextInput
        {...typed}
        type="search"
        className={classes.search ?? ''}
        label={t('catalogue.search')}
        placeholder={t('catalogue.searchHint')}
        maxLength={200}
        autoComplete="off"
      />
      <div className={classes.choice}>
        <label htmlFor={categoryId}>{t('catalogue.category')}</label>
        <select
          id={categoryId}
          className={classes.select}
          value={view.category ?? ''}
          onChange={(event) => onChange({ ...view, category: event.currentTarget.value || null })}
        >
          <option value="">{t('catalogue.allCategories')}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {groupLabel(category, language)}
            </option>
          ))}
        </select>
      </div>
      <SortSelect view={view} onChange={onChange} />
    </search>
  );
}

/** What is typed is searched for at the next pause, and is never overwritten; a search changed elsewhere is shown. */
function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const settle = useDebouncedCallback(() => {
    isTyping.current = false;
    onSearch(input.current?.value.trim() ?? '');
  }, pauseMs);
  useEffect(() => {
    if (input.current && !isTyping.current && input.current.value.trim() !== search) input.current.value = search;
  }, [search]);
  return {
    ref: input,
    defaultValue: search,
    onChange: () => {
      isTyping.current = true;
      settle();
    },
  };
}

interface SortSelectProps {
  view: CatalogueView;
  onChange: (view: CatalogueView) => void;
}

/** For cards, which have no head to sort by. */
function SortSelect({ view, onChange }: SortSelectProps) {
  const { t } = useTranslation('methodology');
  const id = useId();
  return (
    <div className={`${classes.choice} ${classes.sort}`}>
      <label htmlFor={id}>{t('catalogue.sort')}</label>
      <select
        id={id}
        className={classes.select}
        value={view.sort ? sortKey(view.sort) : ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChange({ ...view, sort: sorts.find((sort) => sortKey(sort) === chosen) ?? null });
        }}
      >
        <option value="">{t(view.search === '' ? 'catalogue.unsorted' : 'catalogue.bestFirst')}</option>
        {sorts.map((sort) => (
          <option key={sortKey(sort)} value={sortKey(sort)}>
            {t(`catalogue.sorted.${sort.direction}`, { column: t(`catalogue.column.${sort.column}`) })}
          </option>
        ))}
      </select>
    </div>
  );
}
