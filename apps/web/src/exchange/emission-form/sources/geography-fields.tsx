import { countries } from '@pcf/contract/vocabulary/country';
import { geographicGranularities } from '@pcf/contract/vocabulary/geographic-granularity';
import { regions } from '@pcf/contract/vocabulary/region';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { countryName } from '../../../lib/format/country-name.ts';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { codeOptions } from '../fields/code-options.ts';
import { useFieldProps } from '../fields/use-field-props.ts';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';

/** Where the data hold, with the regions or countries where that is known. */
export function GeographyFields() {
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
