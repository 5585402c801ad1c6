import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { EmissionFormValues } from './emission-form-values.ts';
import { ExchangeGate } from './exchange/exchange-gate.tsx';
import { DocumentsField } from './fields/documents-field.tsx';
import { useFieldProps } from './fields/use-field-props.ts';
import { FieldGroup, StepLayout } from './layout/step-layout.tsx';
import { AllocationFields } from './methods/allocation-fields.tsx';
import { ExemptedFields } from './methods/exempted-fields.tsx';
import { ImpactFields } from './methods/impact-fields.tsx';
import { InclusionFields } from './methods/inclusion-fields.tsx';
import { ReductionPlanFields } from './methods/reduction-plan-fields.tsx';
import { StandardsField } from './methods/standards-field.tsx';
import { VerificationFields } from './methods/verification-fields.tsx';

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
        <TextField<EmissionFormValues> {...field('methodologies.boundaryDescription')} multiline />
        <DocumentsField field="methodologies.documents" />
      </FieldGroup>
      <ExemptedFields />
      <VerificationFields />
      <ReductionPlanFields />
      <ExchangeGate asked={exchangeWanted} onStep={onStep} />
      <TextField<EmissionFormValues> {...field('comment')} multiline />
    </StepLayout>
  );
}
