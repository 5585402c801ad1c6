import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';
import { answerSteps } from '@pcf/contract/vocabulary/answer-step';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FormStep } from '../emission-form/use-step-progress.ts';
import { useEditorWork } from './editor-work.ts';
import { type Counted, stepState } from './step-state.ts';
import classes from './stepper.module.css';

interface StepperProps {
  label: string;
  step: AnswerStep;
  progress: Readonly<Record<FormStep, Counted>>;
}

const shown = answerSteps.filter((step) => step !== 'success');

/** The steps and how far each is; every one can be opened at any time. */
export function Stepper({ label, step: current, progress }: StepperProps) {
  const { t } = useTranslation(['emissionEditor', 'emissionData']);
  const { source } = useEditorWork();
  return (
    <nav aria-label={label}>
      <ol className={classes.steps}>
        {shown.map((step) => {
          const { state, filled, required } = stepState(step, progress);
          return (
            <li key={step}>
              <Link
                {...source.links[step]}
                className={classes.step}
                activeOptions={{ exact: true }}
                aria-current={step === current ? 'step' : undefined}
                data-current={step === current || undefined}
                data-state={state}
              >
                <span className={classes.name}>{t(`emissionData:step.${step}`)}</span>
                <span className={classes.progress}>{t(`progress.${state}`, { filled, count: required })}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
