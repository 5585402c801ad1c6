import { TextInput } from '@mantine/core';
import { groupLabel } from '@pcf/catalogue/labels';
import type { Language } from '@pcf/contract/vocabulary/language';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './catalogue-toolbar.module.css';
import type { CatalogueView } from './catalogue-view.ts';
import { SortSelect } from './sort-select.tsx';
import { useTypedSearch } from './use-typed-search.ts';

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
    <search className={classes.toolbar}>
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
