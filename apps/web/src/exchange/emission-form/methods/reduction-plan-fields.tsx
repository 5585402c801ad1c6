import { yesNoUnknownAnswers } from '@pcf/contract/vocabulary/yes-no-unknown';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { YearField } from '../../../ui/year-field/year-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { codeOptions } from '../fields/code-options.ts';
import { DocumentsField } from '../fields/documents-field.tsx';
import { useFieldProps } from '../fields/use-field-props.ts';
import { FoldedGroup } from '../layout/folded-group.tsx';
import { FieldPair } from '../layout/step-layout.tsx';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';

/** Whether the emissions are to go down, and how. */
export function ReductionPlanFields() {
  const { t } = useTranslation('emissionData');
  const field = useFieldProps();
  const words = useVocabulary();
  const { control } = useFormContext<EmissionFormValues>();
  const hasPlan = useWatch({ control, name: 'data.reductionPlan.hasPlan' });
  return (
    <FoldedGroup
      title={t('group.reductionPlan')}
      names={['data.reductionPlan']}
      summary={hasPlan ? words.yesNoUnknown(hasPlan) : undefined}
    >
      <ChoiceField<EmissionFormValues>
        {...field('reductionPlan.hasPlan')}
        options={codeOptions(yesNoUnknownAnswers, words.yesNoUnknown)}
      />
      {hasPlan === 'YES' ? (
        <>
          <FieldPair>
            <NumberField<EmissionFormValues> {...field('reductionPlan.targetPercent')} unit="%" />
            <YearField {...field('reductionPlan.targetYear')} />
          </FieldPair>
          <TextField<EmissionFormValues> {...field('reductionPlan.description')} multiline />
          <DocumentsField field="reductionPlan.documents" />
        </>
      ) : null}
    </FoldedGroup>
  );
}
