import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { textLimits } from '@pcf/contract/text-limits';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { getSupplier, searchSuppliers } from '../partners.ts';
import { CheckList } from './check-list.tsx';
import styles from './partner-choice.module.css';

const typingMs = 250;

interface SupplierChoiceProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The chosen suppliers stay on top, also those that the search does not find. */
export function SupplierChoice({ chosen, onChange }: SupplierChoiceProps) {
  const { t } = useTranslation(['exchange', 'common']);
  const [search, setSearch] = useState('');
  const [wanted] = useDebouncedValue(search.trim(), typingMs);
  // What was chosen when the list opened keeps its place, so that nothing moves under the pointer.
  const [first] = useState(chosen);
  const { data, isError, isPending } = useQuery(searchSuppliers(wanted));
  const firstOnes = useQueries({ queries: first.map((id) => getSupplier(id)) });
  const found = (data?.data ?? []).filter(({ id }) => !first.includes(id));
  const options = [
    ...first.map((id, index) => ({
      value: id,
      key: id,
      label:
        firstOnes[index]?.data?.name ?? t(firstOnes[index]?.isError ? 'filters.unknownSupplier' : 'common:loading'),
    })),
    ...found.map(({ id, name }) => ({ value: id, key: id, label: name })),
  ];
  const note = isError ? t('filters.suppliersFailed') : isPending ? t('common:loading') : t('filters.noSupplier');
  return (
    <div className={kit.stack8}>
      <TextInput
        type="search"
        aria-label={t('filters.findSupplier')}
        placeholder={t('filters.findSupplier')}
        maxLength={textLimits.searchText}
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <div className={styles.list}>
        <CheckList
          label={t('filters.supplier')}
          options={options}
          chosen={chosen}
          onChange={(shown) =>
            onChange([...chosen.filter((id) => !options.some(({ value }) => value === id)), ...shown])
          }
        />
      </div>
      <p className={styles.note} role="status">
        {found.length === 0 ? note : null}
      </p>
    </div>
  );
}
