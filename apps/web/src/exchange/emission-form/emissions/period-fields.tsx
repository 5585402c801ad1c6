import { emissionScopes } from '@pcf/contract/vocabulary/emission-scope';
import { periodOf, scopesOf } from '@pcf/domain/emission-data/presets';
import { useTranslation } from 'react-i18next';
import { shownMonth } from '../../../ui/month-picker/month-bounds.ts';
import { MonthPicker } from '../../../ui/month-picker/month-picker.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { codeOptions } from '../fields/code-options.ts';
import { HelpWithTerm } from '../fields/help-with-term.tsx';
import { useFieldProps } from '../fields/use-field-props.ts';
import { FieldPair } from '../layout/step-layout.tsx';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';
import { useEmissionValues } from './use-emission-values.ts';
import { ValidityField } from './validity-field.tsx';

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
