import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listCustomers } from '../partners.ts';
import { NamedChoice } from './named-choice.tsx';

interface CustomerChoiceProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export function CustomerChoice({ chosen, onChange }: CustomerChoiceProps) {
  const { t } = useTranslation(['exchange', 'common']);
  const { data, isError, isPending } = useQuery(listCustomers);
  return (
    <NamedChoice
      label={t('filters.customer')}
      find={t('filters.findCustomer')}
      note={isError ? t('filters.customersFailed') : isPending ? t('common:loading') : t('filters.noCustomer')}
      options={data?.data ?? []}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
