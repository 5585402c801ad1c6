import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/numbers.ts';
import { useFoundProblem } from '../../../ui/form/use-form-field.ts';
import { LocalNumberInput } from '../../../ui/local-number-input.tsx';
import { type AmountField, amountUnits } from './item-row.ts';

interface ItemAmountProps {
  /** Of the row. */
  rowName: string;
  field: AmountField;
  /** As high as a chosen factor beside it, or as the search for one. */
  size: 'normal' | 'tall';
  value: number | null | undefined;
  onChange: (value: number | null) => void;
}

/** An amount of a row, in g, km or kWh. */
export function ItemAmount({ rowName, field, size, value, onChange }: ItemAmountProps) {
  const { t, i18n } = useTranslation(['emissionData', 'calculator']);
  const name = `${rowName}.${field}`;
  const found = useFoundProblem(name);
  const [wasLeft, setLeft] = useState(false);
  const own =
    wasLeft && value != null && Number.isNaN(value)
      ? t('calculator:errors.notANumber', { example: exactNumber(1234.5, pageLanguage(i18n)) })
      : wasLeft && value != null && value < 0
        ? t('calculator:errors.min')
        : undefined;
  return (
    <LocalNumberInput
      id={name}
      size={size}
      labelHidden
      label={t(`item.${field}`)}
      unit={amountUnits[field]}
      value={value ?? null}
      error={own ?? found?.message}
      onChange={onChange}
      onBlur={() => setLeft(true)}
    />
  );
}
