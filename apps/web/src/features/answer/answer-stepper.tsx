import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';
import { answerSteps } from '@pcf/contract/vocabulary/answer-step';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FormStep } from '../../components/emission-form/use-step-progress.ts';
import classes from './answer-stepper.module.css';
import { useAnswerWork } from './answer-work.ts';
import { stepPaths } from './step-paths.ts';
import { type Counted, stepState } from './step-state.ts';

interface AnswerStepperProps {
  step: AnswerStep;
  progress: Readonly<Record<FormStep, Counted>>;
}

const shown = answerSteps.filter((step) => step !== 'success');

/** The steps and how far each is; every one can be opened at any time. */
export function AnswerStepper({ step: current, progress }: AnswerStepperProps) {
  const { t } = useTranslation(['answer', 'emissionData']);
  const { address } = useAnswerWork();
  const params = { requestId: address.requestReference, productId: address.productId };
  return (
    <nav aria-label={t('steps')}>
      <ol className={classes.steps}>
        {shown.map((step) => {
          const { state, filled, required } = stepState(step, progress);
          return (
            <li key={step}>
              <Link
                className={classes.step}
                to={stepPaths[step]}
                params={params}
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
