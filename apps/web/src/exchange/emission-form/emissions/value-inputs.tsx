import { maxStages } from '@pcf/contract/exchange-limits';
import type { EmissionValueGranularity, LifecycleStage } from '@pcf/contract/vocabulary/emission-data';
import { companyShareBases, emissionScopes } from '@pcf/contract/vocabulary/emission-data';
import { stagesWithin } from '@pcf/domain/emission-data/stage-boundary';
import { lazy, memo, Suspense } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/numbers.ts';
import { formatPercent } from '../../../lib/format/shares.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import kit from '../../../ui/kit.module.css';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { YearField } from '../../../ui/year-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { HelpWithTerm } from '../fields/help-with-term.tsx';
import { useFieldProps } from '../fields/use-field-props.ts';
import { RowList } from '../layout/row-list.tsx';
import { FieldGroup, FieldPair } from '../layout/step-layout.tsx';
import { codeOptions, useVocabulary } from '../use-vocabulary.ts';
import { ConversionLine } from './conversion-line.tsx';
import { TotalPanel } from './total-panel.tsx';
import { useDerivedValue, useEmissionValues } from './use-emission-values.ts';

/** Drawn again only when its own stage, the boundary or the kind of answer changes. */
const StageFields = memo(function StageFields({ index, detailed }: { index: number; detailed: boolean }) {
  const field = useFieldProps();
  const words = useVocabulary();
  const { control } = useFormContext<EmissionFormValues>();
  const stage = useWatch({ control, name: `data.emissionValues.stages.${index}.stage` });
  const { lifecycleBoundary } = useEmissionValues('lifecycleBoundary');
  return (
    <>
      <SelectField<EmissionFormValues>
        {...field('emissionValues.stages.stage', index)}
        searchable
        options={codeOptions(offeredStages(stage, lifecycleBoundary), words.stage)}
      />
      <NumberField<EmissionFormValues> {...field('emissionValues.stages.value', index)} unit="kgCO₂e" />
      {stage === 'OTHER' ? (
        <TextField<EmissionFormValues> {...field('emissionValues.stages.stageText', index)} />
      ) : null}
      {detailed ? (
        <>
          <SelectField<EmissionFormValues>
            {...field('emissionValues.stages.scope', index)}
            options={codeOptions(emissionScopes, words.scope)}
          />
          <TextField<EmissionFormValues> {...field('emissionValues.stages.comment', index)} />
        </>
      ) : null}
    </>
  );
});

const name = 'data.emissionValues.stages';

const CalculationPart = lazy(async () => ({
  default: (await import('../calculation/calculation-part.tsx')).CalculationPart,
}));

/** What the value follows from, by the kind of answer; what is typed for another kind is kept and not shown. */
export function ValueInputs({ granularity }: { granularity: EmissionValueGranularity }) {
  switch (granularity) {
    case 'LIFECYCLE':
    case 'DETAILED_LIFECYCLE':
      return (
        <>
          <StageRows detailed={granularity === 'DETAILED_LIFECYCLE'} />
          <TotalPanel />
        </>
      );
    case 'CALCULATOR':
      return (
        <Suspense>
          <CalculationPart />
        </Suspense>
      );
    case 'SHARE_COMPANY':
      return <CompanyShareFields />;
    default:
      return <TypedValue />;
  }
}

function TypedValue() {
  const { value } = useEmissionValues('value');
  return <ConversionLine value={value} />;
}

/** The value stage by stage; with the scope of each where more is known. */
function StageRows({ detailed }: { detailed: boolean }) {
  const { t } = useTranslation('emissionData');
  const { control } = useFormContext<EmissionFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <FieldGroup
      title={t('group.stages')}
      lead={detailed ? <HelpWithTerm help={t('groupHelp.stages')} term="scope" /> : t('groupHelp.stages')}
    >
      <RowList
        name={name}
        keys={fields.map(({ id }) => id)}
        rowName={(position) => t('row.stage', { position })}
        addLabel={t('row.addStage')}
        empty={t('row.noStage')}
        most={maxStages}
        onAdd={() => append({ stage: null, value: null }, { shouldFocus: false })}
        onRemove={remove}
        row={(index) => <StageFields index={index} detailed={detailed} />}
      />
    </FieldGroup>
  );
}

/** A stage that was chosen before the boundary changed stays to be seen, and is marked as outside. */
function offeredStages(
  chosen: LifecycleStage | null | undefined,
  boundary: Parameters<typeof stagesWithin>[0],
): readonly LifecycleStage[] {
  const within = stagesWithin(boundary);
  return chosen && !within.includes(chosen) ? [...within, chosen] : within;
}

/** From the emissions of the whole company down to one unit of the product. */
function CompanyShareFields() {
  const field = useFieldProps();
  const words = useVocabulary();
  const { help: scopesHelp, ...scopes } = field('emissionValues.companyShare.scopes');
  return (
    <FieldGroup>
      <FieldPair>
        <NumberField<EmissionFormValues>
          {...field('emissionValues.companyShare.companyEmissionsTonnes')}
          unit="tCO₂e"
        />
        <YearField {...field('emissionValues.companyShare.year')} />
        <NumberField<EmissionFormValues> {...field('emissionValues.companyShare.sharePercent')} unit="%" />
        <NumberField<EmissionFormValues> {...field('emissionValues.companyShare.unitsSold')} />
      </FieldPair>
      <ChoiceField<EmissionFormValues>
        {...field('emissionValues.companyShare.basis')}
        options={codeOptions(companyShareBases, words.companyShareBasis)}
      />
      <SelectField<EmissionFormValues>
        {...scopes}
        help={<HelpWithTerm help={scopesHelp} term="scope" />}
        options={codeOptions(emissionScopes, words.scope)}
      />
      <TotalPanel>
        <CompanyWorking />
      </TotalPanel>
    </FieldGroup>
  );
}

/** How the share comes about, with the numbers as they are typed. */
function CompanyWorking() {
  const { t, i18n } = useTranslation('emissionData');
  const language = pageLanguage(i18n);
  const value = useDerivedValue();
  const { companyShare } = useEmissionValues('companyShare');
  const { companyEmissionsTonnes, sharePercent, unitsSold } = companyShare ?? {};
  if (value === null || companyEmissionsTonnes == null || sharePercent == null || unitsSold == null) {
    return <p className={`${kit.small} ${kit.tabular} ${kit.pretty}`}>{t('total.companyEmpty')}</p>;
  }
  return (
    <p className={`${kit.small} ${kit.tabular} ${kit.pretty}`}>
      {t('total.company', {
        tonnes: exactNumber(companyEmissionsTonnes, language),
        share: formatPercent(sharePercent, language),
        sold: exactNumber(unitsSold, language),
        value: `${exactNumber(value, language)}\u00a0kgCO₂e`,
      })}
    </p>
  );
}
