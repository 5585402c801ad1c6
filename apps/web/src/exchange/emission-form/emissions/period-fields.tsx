import { emissionScopes } from '@pcf/contract/vocabulary/emission-data';
import { periodOf, scopesOf } from '@pcf/domain/emission-data/presets';
import { latestValidity } from '@pcf/domain/emission-data/validity';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { shownMonth } from '../../../ui/month-bounds.ts';
import { MonthPicker } from '../../../ui/month-picker.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { HelpWithTerm } from '../fields/help-with-term.tsx';
import { useFieldProps } from '../fields/use-field-props.ts';
import { FieldPair } from '../layout/step-layout.tsx';
import { codeOptions, useVocabulary } from '../use-vocabulary.ts';
import { useEmissionValues } from './use-emission-values.ts';

/** What follows from the year and the boundary, for those of whom it is not true. */
export function PeriodFields() {
  const { t } = useTranslation('common');
  const field = useFieldProps();
  const words = useVocabulary();
  const { referenceYear, lifecycleBoundary } = useEmissionValues('referenceYear', 'lifecycleBoundary');
  const usual = referenceYear ? periodOf(referenceYear) : null;
  const { help: scopesHelp, ...scopes } = field('emissionValues.scopes');
  return (
    <>
      <FieldPair>
        <MonthPicker<EmissionFormValues>
          {...field('emissionValues.referencePeriodStart')}
          iso
          placeholder={usual ? shownMonth(usual.start) : undefined}
        />
        <MonthPicker<EmissionFormValues>
          {...field('emissionValues.referencePeriodEnd')}
          iso
          placeholder={usual ? shownMonth(usual.end) : undefined}
        />
      </FieldPair>
      <SelectField<EmissionFormValues>
        {...scopes}
        help={<HelpWithTerm help={scopesHelp} term="scope" />}
        placeholder={lifecycleBoundary ? words.scope(scopesOf(lifecycleBoundary)) : t('select.choose')}
        options={codeOptions(emissionScopes, words.scope)}
      />
      <ValidityField />
    </>
  );
}

/** The last day on which the data hold; without one, as long as they may. */
function ValidityField() {
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
