import type { EmissionValueGranularity } from '@pcf/contract/vocabulary/emission-data';
import { confidenceLevels } from '@pcf/contract/vocabulary/methods';
import { knownStandards } from '@pcf/domain/emission-data/known-standards';
import { lazy, memo, Suspense, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { groupName } from '../factor-field/factor-names.ts';
import { CatalogueGate } from './comparison/catalogue-gate.tsx';
import { ComparisonField } from './comparison/comparison-field.tsx';
import type { EmissionForm, EmissionFormValues } from './emission-form-values.ts';
import { MassField, ReferenceYearField, UnitAmountField } from './emissions/basis-fields.tsx';
import { BoundaryField } from './emissions/boundary-field.tsx';
import { BreakdownFields } from './emissions/breakdown-fields.tsx';
import { UnitField } from './emissions/unit-field.tsx';
import { useEmissionValues } from './emissions/use-emission-values.ts';
import { ValueField } from './emissions/value-field.tsx';
import { ValueInputs } from './emissions/value-inputs.tsx';
import { useFieldProps } from './fields/use-field-props.ts';
import { useFormSurroundings } from './form-surroundings.ts';
import { FoldedGroup } from './layout/folded-group.tsx';
import { FieldGroup, FieldPair, StepLayout } from './layout/step-layout.tsx';
import { codeOptions, useVocabulary } from './use-vocabulary.ts';

/** From what most have to what some have. */
const offered: readonly EmissionValueGranularity[] = [
  'PRODUCT',
  'LIFECYCLE',
  'DETAILED_LIFECYCLE',
  'CALCULATOR',
  'SHARE_COMPANY',
  'UNAVAILABLE',
];

const name = 'data.emissionValues.comparisonGroup';

/** Validated once there is a value; before a submission it is shown in any case. */
const PlausibilityNotices = lazy(async () => ({
  default: (await import('./plausibility-notices.tsx')).PlausibilityNotices,
}));

/** The calendar of the month picker comes with it. */
const PeriodFields = lazy(async () => ({ default: (await import('./emissions/period-fields.tsx')).PeriodFields }));

const periodNames = [
  'data.emissionValues.referencePeriodStart',
  'data.emissionValues.referencePeriodEnd',
  'data.emissionValues.scopes',
  'data.exchange.validUntil',
] as const;
const breakdownNames = ['data.emissionValues.breakdown'] as const;

/** What the footprint is, in whatever detail somebody has it. Inside an EmissionFormFrame. */
export function EmissionsStep() {
  const { granularity } = useEmissionValues('granularity');
  return (
    <StepLayout>
      <GranularityField />
      {granularity === 'UNAVAILABLE' ? <UnavailableFields /> : null}
      {granularity && granularity !== 'UNAVAILABLE' ? <KindFields granularity={granularity} /> : null}
    </StepLayout>
  );
}

const KindFields = memo(function KindFields({ granularity }: { granularity: EmissionValueGranularity }) {
  const { t } = useTranslation('emissionData');
  return (
    <>
      <FieldGroup>
        <FieldPair>
          {granularity === 'PRODUCT' ? <ValueField /> : null}
          <UnitField />
          {granularity === 'SHARE_COMPANY' ? null : <UnitAmountField />}
          <MassField />
          <ReferenceYearField />
          <BoundaryField />
        </FieldPair>
      </FieldGroup>
      <ValueInputs granularity={granularity} />
      <ComparisonPart />
      <OptionalPart>
        <PlausibilityNotices />
      </OptionalPart>
      <ConfidenceField />
      <FoldedGroup title={t('group.period')} names={periodNames}>
        <Suspense>
          <PeriodFields />
        </Suspense>
      </FoldedGroup>
      <FoldedGroup title={t('group.breakdown')} names={breakdownNames}>
        <BreakdownFields />
      </FoldedGroup>
    </>
  );
});

function ConfidenceField() {
  const words = useVocabulary();
  return (
    <ChoiceField<EmissionFormValues>
      {...useFieldProps()('emissionValues.confidence')}
      options={codeOptions(confidenceLevels, words.confidence)}
    />
  );
}

/** Why there is nothing to tell yet, and when there may be. */
function UnavailableFields() {
  const field = useFieldProps();
  const { today } = useFormSurroundings();
  return (
    <FieldGroup>
      <TextAreaField<EmissionFormValues> {...field('emissionValues.unavailableReason')} />
      <DayField<EmissionFormValues> {...field('emissionValues.availableFrom')} earliest={today} />
    </FieldGroup>
  );
}

/** "Compare with": the group of the catalogue that the value is held against. */
function ComparisonPart() {
  const { t, i18n } = useTranslation('emissionData');
  const { control } = useFormContext<EmissionFormValues>();
  const group = useWatch({ control, name });
  return (
    <FoldedGroup
      title={t('group.comparisonGroup')}
      names={[name]}
      summary={group ? groupName(group, pageLanguage(i18n)) : undefined}
    >
      <CatalogueGate>{({ tree }) => <ComparisonField tree={tree} />}</CatalogueGate>
    </FoldedGroup>
  );
}

/** What the answer will be made of; it decides which fields follow. */
function GranularityField() {
  const { t } = useTranslation('emissionData');
  const { help: _, ...field } = useFieldProps()('emissionValues.granularity');
  usePresetStandard(useFormContext<EmissionFormValues>());
  return (
    <ChoiceField<EmissionFormValues>
      {...field}
      stacked
      options={offered.map((code) => ({
        value: code,
        label: t(`granularity.${code}.name`),
        help: t(`granularity.${code}.meaning`),
      }))}
    />
  );
}

/** What is calculated here follows the calculator's own method, and stops to when it is told otherwise. */
function usePresetStandard({
  subscribe,
  getValues,
  setValue,
}: Pick<EmissionForm, 'subscribe' | 'getValues' | 'setValue'>): void {
  useEffect(
    () =>
      subscribe({
        name: 'data.emissionValues.granularity',
        formState: { values: true },
        callback: ({ name }) => {
          // Filling the form with a draft changes no answer.
          if (name !== 'data.emissionValues.granularity') return;
          const standards = getValues('data.methodologies.standards') ?? [];
          const calculated = getValues(name) === 'CALCULATOR';
          const isPreset = standards.length === 1 && standards[0] === 'CALCULATOR';
          if (calculated && knownStandards(standards).length === 0) {
            setValue('data.methodologies.standards', ['CALCULATOR'], { shouldDirty: true });
          } else if (!calculated && isPreset) {
            setValue('data.methodologies.standards', [], { shouldDirty: true });
          }
        },
      }),
    [subscribe, getValues, setValue],
  );
}
