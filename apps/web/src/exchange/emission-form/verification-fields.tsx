import {
  verificationCoverages,
  verificationLevels,
  verificationProviders,
  verificationStandards,
} from '@pcf/contract/vocabulary/methods';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { EmissionFormValues } from './emission-form-values.ts';
import { DocumentsField } from './fields/documents-field.tsx';
import { HelpWithTerm } from './fields/help-with-term.tsx';
import { useFieldProps } from './fields/use-field-props.ts';
import { FoldedGroup } from './layout/folded-group.tsx';
import { FieldPair } from './layout/step-layout.tsx';
import { codeOptions, useVocabulary } from './use-vocabulary.ts';

/** Whether somebody independent checked the figure; the details only where that is so. */
export function VerificationFields() {
  const { t } = useTranslation('emissionData');
  const field = useFieldProps()('verificationData.verified');
  const { control } = useFormContext<EmissionFormValues>();
  const verified = useWatch({ control, name: 'data.verificationData.verified' });
  return (
    <FoldedGroup
      title={t('group.verification')}
      names={['data.verificationData']}
      summary={verified == null ? undefined : t(verified ? 'verified.yes' : 'verified.no')}
    >
      <ChoiceField<EmissionFormValues>
        {...field}
        options={[
          { value: true, label: t('verified.yes') },
          { value: false, label: t('verified.no') },
        ]}
      />
      {verified ? <VerificationDetails /> : null}
    </FoldedGroup>
  );
}

/** Who checked what, by which standard, and how thoroughly. */
function VerificationDetails() {
  const field = useFieldProps();
  const words = useVocabulary();
  const { control } = useFormContext<EmissionFormValues>();
  const [provider, standard] = useWatch({
    control,
    name: ['data.verificationData.provider', 'data.verificationData.standard'],
  });
  return (
    <>
      <FieldPair>
        <SelectField<EmissionFormValues>
          {...field('verificationData.provider')}
          searchable
          options={codeOptions(verificationProviders, words.verificationProvider)}
        />
        {provider === 'OTHER' ? <TextField<EmissionFormValues> {...field('verificationData.providerText')} /> : null}
        <SelectField<EmissionFormValues>
          {...field('verificationData.standard')}
          searchable
          options={codeOptions(verificationStandards, words.verificationStandard)}
        />
        {standard === 'OTHER' ? <TextField<EmissionFormValues> {...field('verificationData.standardText')} /> : null}
        <DayField<EmissionFormValues> {...field('verificationData.date')} />
      </FieldPair>
      <ChoiceField<EmissionFormValues>
        {...field('verificationData.coverage')}
        options={codeOptions(verificationCoverages, words.verificationCoverage)}
      />
      <ChoiceField<EmissionFormValues>
        {...field('verificationData.level')}
        help={<HelpWithTerm term="assurance" />}
        options={codeOptions(verificationLevels, words.verificationLevel)}
      />
      <DocumentsField field="verificationData.documents" />
    </>
  );
}
