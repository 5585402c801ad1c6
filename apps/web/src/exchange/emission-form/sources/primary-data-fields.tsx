import { primaryDataShareTypes } from '@pcf/contract/vocabulary/primary-data-share-type';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { useEmissionValues } from '../emissions/use-emission-values.ts';
import { HelpWithTerm } from '../fields/help-with-term.tsx';
import { useFieldProps } from '../fields/use-field-props.ts';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';
import { CalculatedShare } from './calculated-share.tsx';

/** How much of the footprint was measured; the share only where it is a mix. The rows of a calculation say it themselves. */
export function PrimaryDataFields() {
  const { granularity } = useEmissionValues('granularity');
  return granularity === 'CALCULATOR' ? <CalculatedShare /> : <ToldShare />;
}

function ToldShare() {
  const { t } = useTranslation('emissionData');
  const field = useFieldProps();
  const words = useVocabulary();
  const { control } = useFormContext<EmissionFormValues>();
  const type = useWatch({ control, name: 'data.dataSources.primaryDataShareType' });
  return (
    <>
      <ChoiceField<EmissionFormValues>
        {...field('dataSources.primaryDataShareType')}
        help={<HelpWithTerm term="primaryData" />}
        options={primaryDataShareTypes.map((code) => ({
          value: code,
          label: words.primaryDataShareType(code),
          help: t(`primaryMeaning.${code}`),
        }))}
      />
      {type === 'BOTH' ? (
        <NumberField<EmissionFormValues> {...field('dataSources.shareOfPrimaryDataInEmissionFactor')} unit="%" />
      ) : null}
    </>
  );
}
