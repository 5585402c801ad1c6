import { latestValidity } from '@pcf/domain/emission-data/validity';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import { DayField } from '../../../ui/day-field/day-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { useFieldProps } from '../fields/use-field-props.ts';
import { useEmissionValues } from './use-emission-values.ts';

/** The last day on which the data hold; without one, as long as they may. */
export function ValidityField() {
  const { t, i18n } = useTranslation('emissionData');
  const field = useFieldProps()('exchange.validUntil');
  const { referenceYear, referencePeriodEnd } = useEmissionValues('referenceYear', 'referencePeriodEnd');
  const latest = latestDay(referenceYear, referencePeriodEnd);
  const day = latest && formatDate(latest, pageLanguage(i18n));
  return (
    <DayField<EmissionFormValues>
      {...field}
      help={day ? t('validity.without', { day }) : t('validity.unknown')}
      rules={{
        validate: (value) => !latest || !value || String(value) <= latest || t('problem.validTooLong'),
      }}
    />
  );
}

/** A half-typed year or month says nothing yet. */
function latestDay(year: number | null | undefined, end: string | null | undefined): string | null {
  return latestValidity({
    referenceYear: Number.isInteger(year) ? year : null,
    referencePeriodEnd: end && /^\d{4}-\d{2}$/.test(end) ? end : null,
  });
}
