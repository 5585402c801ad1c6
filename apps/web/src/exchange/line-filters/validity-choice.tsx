import { expiryNoticeDays } from '@pcf/contract/exchange-limits';
import { type DataValidity, dataValidities } from '@pcf/contract/vocabulary/data-validity';
import { useTranslation } from 'react-i18next';
import { CheckList } from './check-list.tsx';

interface ValidityChoiceProps {
  chosen: readonly DataValidity[];
  onChange: (chosen: DataValidity[]) => void;
}

export function ValidityChoice({ chosen, onChange }: ValidityChoiceProps) {
  const { t } = useTranslation('exchange');
  return (
    <CheckList
      label={t('filters.validity')}
      options={dataValidities.map((value) => ({
        value,
        key: value,
        label: t(`validity.state.${value}`, { days: expiryNoticeDays }),
      }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
