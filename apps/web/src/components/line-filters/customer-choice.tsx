import { TextInput } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listCustomers } from '../../lib/customers/list-customers.ts';
import { CheckList } from './check-list.tsx';
import classes from './partner-choice.module.css';

/** With fewer there is nothing to search. */
const fewCustomers = 8;

interface CustomerChoiceProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export function CustomerChoice({ chosen, onChange }: CustomerChoiceProps) {
  const { t } = useTranslation(['exchange', 'common']);
  const [search, setSearch] = useState('');
  const { data, isError, isPending } = useQuery(listCustomers);
  const wanted = search.trim().toLocaleLowerCase();
  const customers = data?.data ?? [];
  const shown = customers.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  const note = isError ? t('filters.customersFailed') : isPending ? t('common:loading') : t('filters.noCustomer');
  return (
    <div className={classes.choice}>
      {customers.length > fewCustomers ? (
        <TextInput
          type="search"
          aria-label={t('filters.findCustomer')}
          placeholder={t('filters.findCustomer')}
          maxLength={textLimits.searchText}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      ) : null}
      <div className={classes.list}>
        <CheckList
          label={t('filters.customer')}
          options={shown.map(({ id, name }) => ({ value: id, key: id, label: name }))}
          chosen={chosen}
          onChange={(visible) =>
            onChange([...chosen.filter((id) => !shown.some((each) => each.id === id)), ...visible])
          }
        />
      </div>
      <p className={classes.note} role="status">
        {shown.length === 0 ? note : null}
      </p>
    </div>
  );
}
