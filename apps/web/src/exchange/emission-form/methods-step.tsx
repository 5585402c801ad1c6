import { Button } from '@mantine/core';
import { exemptedPercentWithoutReason } from '@pcf/contract/exchange-limits';
import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';
import { yesNoUnknownAnswers } from '@pcf/contract/vocabulary/emission-data';
import { allocationMethods, impactMethodologies, ipccAssessmentReports } from '@pcf/contract/vocabulary/methods';
import { reportsOf } from '@pcf/domain/emission-data/presets';
import { lazy, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { LoadingSpinner } from '../../ui/loading-spinner.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { YearField } from '../../ui/year-field.tsx';
import type { EmissionForm, EmissionFormValues } from './emission-form-values.ts';
import { useEmissionValues } from './emissions/use-emission-values.ts';
import { DocumentsField } from './fields/documents-field.tsx';
import { HelpWithTerm } from './fields/help-with-term.tsx';
import { useFieldProps } from './fields/use-field-props.ts';
import { useFormSurroundings } from './form-surroundings.ts';
import { countFilled, FoldedGroup } from './layout/folded-group.tsx';
import { FieldGroup, FieldPair, StepLayout } from './layout/step-layout.tsx';
import { StandardsField } from './standards-field.tsx';
import { codeOptions, useVocabulary } from './use-vocabulary.ts';
import { VerificationFields } from './verification-fields.tsx';

const methodName = 'data.methodologies.impactMethodology';

const reportsName = 'data.methodologies.ipccAssessmentReports';

/** Few customers are on another platform, and PACT is a lot to load. */
const ExchangePart = lazy(async () => ({ default: (await import('./exchange/exchange-part.tsx')).ExchangePart }));

const percentName = 'data.methodologies.exemptedEmissionsPercent';

const reasonName = 'data.methodologies.exemptedEmissionsReason';

const questions = ['biogenicIncluded', 'offsetsIncluded', 'packagingIncluded'] as const;

interface MethodsStepProps {
  /** Whether somebody came for what other platforms need. */
  exchangeWanted?: boolean;
  /** Opens another step of the form. */
  onStep?: (step: AnswerStep) => void;
}

/** How the footprint was calculated, who checked it, and what is planned. Inside an EmissionFormFrame. */
export function MethodsStep({ exchangeWanted = false, onStep }: MethodsStepProps) {
  const field = useFieldProps();
  return (
    <StepLayout>
      <FieldGroup>
        <StandardsField />
        <ImpactFields />
        <AllocationFields />
        <InclusionFields />
        <TextAreaField<EmissionFormValues> {...field('methodologies.boundaryDescription')} />
        <DocumentsField field="methodologies.documents" />
      </FieldGroup>
      <ExemptedFields />
      <VerificationFields />
      <ReductionPlanFields />
      <ExchangeGate asked={exchangeWanted} onStep={onStep} />
      <TextAreaField<EmissionFormValues> {...field('comment')} />
    </StepLayout>
  );
}

/** Three questions with yes, no, or honestly not knowing. */
function InclusionFields() {
  const field = useFieldProps();
  const words = useVocabulary();
  return questions.map((question) => (
    <ChoiceField<EmissionFormValues>
      key={question}
      {...field(`methodologies.${question}`)}
      options={codeOptions(yesNoUnknownAnswers, words.yesNoUnknown)}
    />
  ));
}

/** How the emissions of one process are shared between what it makes. */
function AllocationFields() {
  const field = useFieldProps();
  const words = useVocabulary();
  const { control } = useFormContext<EmissionFormValues>();
  const chosen = useWatch({ control, name: 'data.methodologies.allocationMethods' }) ?? [];
  const { help, ...methods } = field('methodologies.allocationMethods');
  return (
    <>
      <SelectField<EmissionFormValues>
        {...methods}
        help={<HelpWithTerm help={help} term="allocation" />}
        multiple
        options={codeOptions(allocationMethods, words.allocationMethod)}
      />
      {chosen.includes('OTHER') ? (
        <TextField<EmissionFormValues> {...field('methodologies.allocationMethodText')} />
      ) : null}
    </>
  );
}

/** How much was left out; above a little, why. */
function ExemptedFields() {
  const { t } = useTranslation('emissionData');
  const field = useFieldProps();
  const { control } = useFormContext<EmissionFormValues>();
  const percent = useWatch({ control, name: percentName });
  return (
    <FoldedGroup title={t('group.exempted')} names={[percentName, reasonName]}>
      <NumberField<EmissionFormValues> {...field('methodologies.exemptedEmissionsPercent')} unit="%" />
      {percent == null ? null : (
        <TextAreaField<EmissionFormValues>
          {...field('methodologies.exemptedEmissionsReason')}
          required={percent > exemptedPercentWithoutReason}
        />
      )}
    </FoldedGroup>
  );
}

interface ExchangeGateProps {
  /** Whether somebody came for it. */
  asked: boolean;
  onStep: ((step: AnswerStep) => void) | undefined;
}

/** What other platforms need: asked for where the data go to one or somebody came for it, offered otherwise. */
function ExchangeGate({ asked, onStep }: ExchangeGateProps) {
  const { t } = useTranslation('emissionData');
  const { exchange } = useFormSurroundings();
  const { getValues } = useFormContext<EmissionFormValues>();
  const { granularity } = useEmissionValues('granularity');
  const [isBegun] = useState(() => countFilled({ ...getValues('data.exchange'), validUntil: null }) > 0);
  const [isChosen, setChosen] = useState(false);
  const isWanted = asked || isChosen;
  if (exchange === null || granularity === 'UNAVAILABLE') return null;
  if (exchange.needed || isBegun || isWanted) {
    return (
      <OptionalPart fallback={<LoadingSpinner />}>
        <ExchangePart surroundings={exchange} takesFocus={isWanted} onStep={onStep} />
      </OptionalPart>
    );
  }
  return (
    <div>
      <Button onClick={() => setChosen(true)}>{t('forOtherPlatforms')}</Button>
    </div>
  );
}

/** Whether the emissions are to go down, and how. */
function ReductionPlanFields() {
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
          <TextAreaField<EmissionFormValues> {...field('reductionPlan.description')} />
          <DocumentsField field="reductionPlan.documents" />
        </>
      ) : null}
    </FoldedGroup>
  );
}

/** How gases were turned into CO₂ equivalents. */
function ImpactFields() {
  const field = useFieldProps();
  const words = useVocabulary();
  const form = useFormContext<EmissionFormValues>();
  const method = useWatch({ control: form.control, name: 'data.methodologies.impactMethodology' });
  usePresetReports(form);
  return (
    <FieldPair>
      <SelectField<EmissionFormValues>
        {...field('methodologies.impactMethodology')}
        searchable
        options={codeOptions(impactMethodologies, words.impactMethodology)}
      />
      {method === 'OTHER' ? <TextField<EmissionFormValues> {...field('methodologies.impactMethodologyText')} /> : null}
      <SelectField<EmissionFormValues>
        {...field('methodologies.ipccAssessmentReports')}
        multiple
        options={codeOptions(ipccAssessmentReports, words.ipccReport)}
      />
    </FieldPair>
  );
}

/** A method brings its report along, unless somebody has said another one. */
function usePresetReports({
  subscribe,
  getValues,
  setValue,
}: Pick<EmissionForm, 'subscribe' | 'getValues' | 'setValue'>): void {
  const before = useRef(getValues(methodName));
  useEffect(
    () =>
      subscribe({
        name: methodName,
        formState: { values: true },
        callback: ({ name }) => {
          const method = getValues(methodName);
          const last = before.current;
          before.current = method;
          if (name !== methodName || method === last) return;
          const reports = getValues(reportsName) ?? [];
          const isPreset = reports.length === 0 || (last != null && String(reports) === String(reportsOf(last)));
          if (isPreset) setValue(reportsName, method ? reportsOf(method) : [], { shouldDirty: true });
        },
      }),
    [subscribe, getValues, setValue],
  );
}
