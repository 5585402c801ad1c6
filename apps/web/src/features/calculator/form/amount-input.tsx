import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/exact-number.ts';
import { LocalNumberInput } from '../../../ui/number-field/local-number-input.tsx';
import { type FieldError, maximum } from '../model/row-errors.ts';
import type { AmountField } from '../model/scenario.ts';

const units: Readonly<Record<AmountField, string>> = { weightKg: 'kg', amountKwh: 'kWh', distanceKm: 'km' };

interface AmountInputProps {
  field: AmountField;
  /** As high as a chosen factor beside it, or as the search for one. */
  size: 'normal' | 'tall';
  value: number | null;
  error: FieldError | undefined;
  onChange: (value: number | null) => void;
  onLeave: () => void;
}

/** An amount of a row. What is missing or below zero has to be put right; of anything else it is only said how it counts. */
export function AmountInput({ field, size, value, error, onChange, onLeave }: AmountInputProps) {
  const { t, i18n } = useTranslation('calculator');
  const language = pageLanguage(i18n);
  return (
    <LocalNumberInput
      size={size}
      labelHidden
      label={t(`amount.${field}`)}
      unit={units[field]}
      value={value}
      error={error === 'min' ? t('errors.min') : error === 'required' ? t('errors.required') : undefined}
      warning={
        error === 'max'
          ? t('errors.max', { limit: exactNumber(maximum, language) })
          : error === 'notANumber'
            ? t('errors.notANumber', { example: exactNumber(1234.5, language) })
            : undefined
      }
      onChange={onChange}
      onBlur={onLeave}
    />
  );
}
