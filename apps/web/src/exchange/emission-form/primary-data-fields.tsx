import { primaryDataShareTypes } from '@pcf/contract/vocabulary/emission-data';
import { calculatedShareType, primaryShareOf } from '@pcf/domain/emission-data/presets';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatPercent } from '../../lib/format/shares.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import kit from '../../ui/kit.module.css';
import { NumberField } from '../../ui/number-field.tsx';
import classes from './emission-form.module.css';
import type { EmissionFormValues } from './emission-form-values.ts';
import { useEmissionValues } from './emissions/use-emission-values.ts';
import { HelpWithTerm } from './fields/help-with-term.tsx';
import { useFieldProps } from './fields/use-field-props.ts';
import { useVocabulary } from './use-vocabulary.ts';

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

/** What a calculation rests on follows from its rows: it is told, and cannot be typed. */
function CalculatedShare() {
  const { t, i18n } = useTranslation('emissionData');
  const labelId = useId();
  const { label } = useFieldProps()('dataSources.shareOfPrimaryDataInEmissionFactor');
  return (
    <div>
      <div className={classes.share}>
        <span id={labelId} className={kit.strong}>
          {label}
        </span>
        <output aria-labelledby={labelId} aria-live="off" className={kit.tabular}>
          {formatPercent(primaryShareOf(calculatedShareType) ?? 0, pageLanguage(i18n))}
        </output>
      </div>
      <p className={`${kit.note} ${classes.why}`}>
        <HelpWithTerm help={t('calculatedShare')} term="primaryData" />
      </p>
    </div>
  );
}
