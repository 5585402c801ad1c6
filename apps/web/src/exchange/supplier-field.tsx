import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldLabel } from '../ui/form/field-label.tsx';
import { type FormFieldOptions, useFormField } from '../ui/form/use-form-field.ts';
import selectStyles from '../ui/select-field.module.css';
import { searchSuppliers } from './partners.ts';

interface SupplierFieldProps<Values extends FieldValues> extends FormFieldOptions<Values> {
  /** The one that was chosen before, which need not be among the first that are found. */
  chosen?: { readonly id: string; readonly name: string } | null | undefined;
  help?: ReactNode;
  disabled?: boolean;
}

const typingMs = 250;

/** The form's value is the supplier's id, or null. Hundreds of suppliers are found by typing. */
export function SupplierField<Values extends FieldValues>(props: SupplierFieldProps<Values>) {
  const { name, label, rules, validateOnBlur, chosen, help, disabled = false } = props;
  const { t } = useTranslation();
  const formField = useFormField<Values>({ name, label, rules, validateOnBlur });
  const value: unknown = formField.field.value;
  const [search, setSearch] = useState('');
  const [known, setKnown] = useState(chosen ? [chosen] : []);
  // What stands in the field once something is chosen is its name, not a search.
  const isName = known.some((each) => each.name === search);
  const [wanted] = useDebouncedValue(isName ? '' : search.trim(), typingMs);
  const { data, isError, isPending } = useQuery(searchSuppliers(wanted));
  const found = data?.data ?? [];
  const options = [...found, ...known.filter(({ id }) => id === value && !found.some((each) => each.id === id))];
  return (
    <Select
      id={formField.id}
      ref={formField.field.ref}
      label={<FieldLabel label={label} required={formField.required} />}
      description={help}
      error={isError ? t('toast.error.server') : formField.message}
      required={formField.required}
      withAsterisk={false}
      disabled={disabled}
      placeholder={t('select.choose')}
      nothingFoundMessage={isPending ? t('loading') : t('select.nothingFound')}
      data={options.map((each) => ({ value: each.id, label: each.name }))}
      // The server has searched already, in addresses as well.
      filter={({ options: all }) => all}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      clearable={!formField.required}
      clearButtonProps={{ 'aria-label': t('select.clear') }}
      allowDeselect={false}
      withScrollArea={false}
      comboboxProps={{ withinPortal: false }}
      classNames={{ options: selectStyles.options }}
      value={typeof value === 'string' ? value : null}
      onChange={(id) => {
        const taken = options.find((each) => each.id === id);
        if (taken) setKnown([taken]);
        formField.change(id);
      }}
      onBlur={formField.leave}
    />
  );
}
