import { needsMass, periodOf } from '@pcf/domain/emission-data/presets';
import { useTranslation } from 'react-i18next';
import { shownMonth } from '../../../ui/month-bounds.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { YearField } from '../../../ui/year-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { useFieldProps } from '../fields/use-field-props.ts';
import { useEmissionValues } from './use-emission-values.ts';
import { useUnitText } from './use-unit-text.ts';

/** How many of the unit the value is for. */
export function UnitAmountField() {
  const unitText = useUnitText();
  const per = unitText(useEmissionValues('unit', 'unitText', 'unitAmount'));
  return (
    <NumberField<EmissionFormValues>
      {...useFieldProps()('emissionValues.unitAmount')}
      unit={per.replace(/^[\d.,\s]+\u00a0/, '')}
      placeholder="1"
    />
  );
}

/** Asked where a unit says nothing about a mass, offered where it may say more. */
export function MassField() {
  const { unit } = useEmissionValues('unit');
  const field = useFieldProps()('emissionValues.productMassKg');
  if (!unit || unit === 'KG') return null;
  return <NumberField<EmissionFormValues> {...field} required={needsMass(unit)} unit="kg" />;
}

/** The year, with the months it stands for unless others are given. */
export function ReferenceYearField() {
  const { t } = useTranslation('emissionData');
  const { referenceYear, referencePeriodStart, referencePeriodEnd } = useEmissionValues(
    'referenceYear',
    'referencePeriodStart',
    'referencePeriodEnd',
  );
  const usual = referenceYear ? periodOf(referenceYear) : null;
  const from = referencePeriodStart || usual?.start;
  const to = referencePeriodEnd || usual?.end;
  return (
    <YearField
      {...useFieldProps()('emissionValues.referenceYear')}
      beside={from && to ? t('period', { from: shownMonth(from), to: shownMonth(to) }) : undefined}
    />
  );
}
