import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { groupLabel } from '@pcf/catalogue/labels';
import type { Language } from '@pcf/contract/vocabulary/language';
import { sortDirections } from '@pcf/contract/vocabulary/lists';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../../../ui/kit.module.css';
import { ListSelect } from '../../../../ui/list-select.tsx';
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
        <ListSelect
          id={categoryId}
          value={view.category ?? ''}
          options={[
            { value: '', label: t('catalogue.allCategories') },
            ...categories.map((category) => ({ value: category, label: groupLabel(category, language) })),
          ]}
          onChange={(category) => onChange({ ...view, category: category || null })}
        />
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
      <ListSelect
        id={id}
        value={view.sort ? sortKey(view.sort) : ''}
        options={[
          { value: '', label: t(view.search === '' ? 'catalogue.unsorted' : 'catalogue.bestFirst') },
          ...sorts.map((sort) => ({
            value: sortKey(sort),
            label: t(`catalogue.sorted.${sort.direction}`, { column: t(`catalogue.column.${sort.column}`) }),
          })),
        ]}
        onChange={(chosen) => onChange({ ...view, sort: sorts.find((sort) => sortKey(sort) === chosen) ?? null })}
      />
    </div>
  );
}
