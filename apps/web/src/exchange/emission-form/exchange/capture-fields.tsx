import { ccuCalculationApproaches } from '@pcf/contract/vocabulary/methods';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { formFieldName } from '../fields/field-name.ts';
import { FoldedGroup } from '../layout/folded-group.tsx';
import { codeOptions, useVocabulary } from '../use-vocabulary.ts';
import { useExchangeField } from './use-exchange-field.ts';

const captureFields = [
  'ccsTechnologicalCO2CaptureIncluded',
  'technologicalCO2CaptureOrigin',
  'ccuCalculationApproach',
  'ccuCreditCertification',
] as const;

/** CO₂ that was caught, and stored or used again. */
export function CaptureFields() {
  const { t } = useTranslation('exchangeData');
  const field = useExchangeField();
  const words = useVocabulary();
  return (
    <FoldedGroup title={t('group.capture')} names={captureFields.map((each) => formFieldName(`exchange.${each}`))}>
      <ChoiceField<EmissionFormValues>
        {...field('ccsTechnologicalCO2CaptureIncluded')}
        options={[
          { value: true, label: t('yes') },
          { value: false, label: t('no') },
        ]}
      />
      <TextField<EmissionFormValues> {...field('technologicalCO2CaptureOrigin')} />
      <ChoiceField<EmissionFormValues>
        {...field('ccuCalculationApproach')}
        options={codeOptions(ccuCalculationApproaches, words.ccuApproach)}
      />
      <TextField<EmissionFormValues> {...field('ccuCreditCertification')} type="url" placeholder="https://" />
    </FoldedGroup>
  );
}
