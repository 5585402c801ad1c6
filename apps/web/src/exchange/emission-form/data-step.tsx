import { maxStages } from '@pcf/contract/exchange-limits';
import { emissionFactorSources } from '@pcf/contract/vocabulary/emission-data';
import { geographicGranularities } from '@pcf/contract/vocabulary/methods';
import { countries, regions } from '@pcf/contract/vocabulary/region';
import { useMemo } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { countryName } from '../../lib/format/country-name.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import kit from '../../ui/kit.module.css';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './emission-form.module.css';
import type { EmissionFormValues } from './emission-form-values.ts';
import { DocumentsField } from './fields/documents-field.tsx';
import { HelpWithTerm } from './fields/help-with-term.tsx';
import { useFieldProps } from './fields/use-field-props.ts';
import { FoldedGroup } from './layout/folded-group.tsx';
import { RowList } from './layout/row-list.tsx';
import { FieldGroup, StepLayout } from './layout/step-layout.tsx';
import { PrimaryDataFields } from './primary-data-fields.tsx';
import { codeOptions, useVocabulary } from './use-vocabulary.ts';

const name = 'data.dataSources.emissionFactorSources';

const ratings = ['technological', 'geographical', 'temporal'] as const;

/** What the footprint rests on. Inside an EmissionFormFrame. */
export function DataStep() {
  return (
    <StepLayout>
      <FieldGroup>
        <PrimaryDataFields />
      </FieldGroup>
      <FactorSourceRows />
      <FieldGroup>
        <GeographyFields />
      </FieldGroup>
      <DataQualityFields />
      <DocumentsField field="dataSources.documents" />
    </StepLayout>
  );
}

/** Three ratings, all or none. */
function DataQualityFields() {
  const { t } = useTranslation('emissionData');
  const field = useFieldProps();
  return (
    <FoldedGroup title={t('group.dataQuality')} names={['data.dataSources.dataQuality']}>
      <p className={kit.note}>
        <HelpWithTerm help={t('quality.lead')} term="dataQuality" />
      </p>
      <div className={`${kit.stack16} ${classes.ratings}`}>
        {ratings.map((rating) => (
          <NumberField<EmissionFormValues> key={rating} {...field(`dataSources.dataQuality.${rating}`)} unit="1–5" />
        ))}
      </div>
    </FoldedGroup>
  );
}

/** Where the data hold, with the regions or countries where that is known. */
function GeographyFields() {
  const { i18n } = useTranslation();
  const language = pageLanguage(i18n);
  const field = useFieldProps();
  const words = useVocabulary();
  const { control } = useFormContext<EmissionFormValues>();
  const granularity = useWatch({ control, name: 'data.dataSources.geographicGranularity' });
  const countryOptions = useMemo(
    () =>
      codeOptions(countries, (code) => countryName(code, language)).sort((one, other) =>
        one.label.localeCompare(other.label, language),
      ),
    [language],
  );
  return (
    <>
      <ChoiceField<EmissionFormValues>
        {...field('dataSources.geographicGranularity')}
        options={codeOptions(geographicGranularities, words.geographicGranularity)}
      />
      {granularity === 'REGIONAL' ? (
        <SelectField<EmissionFormValues>
          {...field('dataSources.regions')}
          multiple
          options={codeOptions(regions, words.region)}
        />
      ) : null}
      {granularity === 'COUNTRY' ? (
        <SelectField<EmissionFormValues>
          {...field('dataSources.countries')}
          multiple
          searchable
          options={countryOptions}
        />
      ) : null}
    </>
  );
}

/** Where the factors come from, each with the version that was used. */
function FactorSourceRows() {
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
        most={maxStages}
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
