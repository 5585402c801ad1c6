import { ErrorSummary } from '../../ui/error-summary.tsx';
import { nameOfPath } from './fields/field-name.ts';
import { useFindingMessage, withoutQuestionMark } from './findings/use-finding-message.ts';
import { usePathLabel } from './findings/use-path-label.ts';
import { useShownFindings } from './form-surroundings.ts';
import { type FormStep, formSteps } from './use-step-progress.ts';

interface FindingsSummaryProps {
  /** Only what is found on this step; otherwise everything. */
  step?: FormStep;
  /** Counts the tries: a new one takes the focus here once. */
  attempt: number;
  /** Opens the step that a field is on, where it is not shown. */
  onStep?: (step: FormStep) => void;
}

/** What stands against submitting, with links to the fields. Inside an EmissionFormFrame that shows errors. */
export function FindingsSummary({ step, attempt, onStep }: FindingsSummaryProps) {
  const findings = useShownFindings() ?? [];
  const labelOf = usePathLabel();
  const messageOf = useFindingMessage();
  const fields = findings
    .filter((finding) => step === undefined || finding.step === step)
    .map((finding) => ({
      fieldId: nameOfPath(finding.path),
      label: withoutQuestionMark(labelOf(finding.path)),
      message: messageOf(finding),
    }));
  const reach = (fieldId: string) => {
    const found = findings.find(({ path }) => nameOfPath(path) === fieldId);
    const to = formSteps.find((known) => known === found?.step);
    if (to) onStep?.(to);
  };
  return <ErrorSummary fields={fields} attempt={attempt} reach={onStep && reach} />;
}
