import { mostStages } from '@pcf/contract/exchange-limits';
import { emissionFactorSources } from '@pcf/contract/vocabulary/emission-factor-source';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { codeOptions } from '../fields/code-options.ts';
import { useFieldProps } from '../fields/use-field-props.ts';
import { RowList } from '../layout/row-list.tsx';
import { FieldGroup } from '../layout/step-layout.tsx';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';

const name = 'data.dataSources.emissionFactorSources';

/** Where the factors come from, each with the version that was used. */
export function FactorSourceRows() {
  const { t } = useTranslation('emissionData');
  const { control } = useFormContext<EmissionFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <FieldGroup title={t('group.emissionFactorSources')} lead={t('groupHelp.emissionFactorSources')}>
      <RowList
        name={name}
        keys={fields.map(({ id }) => id)}
        rowName={(position) => t('row.factorSource', { position })}
        addLabel={t('row.addFactorSource')}
        most={mostStages}
        onAdd={() => append({ source: 'ECOINVENT' }, { shouldFocus: false })}
        onRemove={remove}
        row={(index) => <FactorSourceFields index={index} />}
      />
    </FieldGroup>
  );
}

function FactorSourceFields({ index }: { index: number }) {
  const field = useFieldProps();
  const words = useVocabulary();
  const { control } = useFormContext<EmissionFormValues>();
  const source = useWatch({ control, name: `data.dataSources.emissionFactorSources.${index}.source` });
  return (
    <>
      <SelectField<EmissionFormValues>
        {...field('dataSources.emissionFactorSources.source', index)}
        searchable
        options={codeOptions(emissionFactorSources, words.factorSource)}
      />
      {source === 'OTHER' ? (
        <TextField<EmissionFormValues> {...field('dataSources.emissionFactorSources.sourceText', index)} />
      ) : null}
      <TextField<EmissionFormValues> {...field('dataSources.emissionFactorSources.version', index)} />
    </>
  );
}
