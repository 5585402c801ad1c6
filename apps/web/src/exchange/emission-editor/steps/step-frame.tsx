import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormStep } from '../../emission-form/use-step-progress.ts';
import { EditingArea } from './editing-area.tsx';
import classes from './step-frame.module.css';

/** A step with its heading, where whoever comes here begins. */
export function StepFrame({ step, children }: { step: FormStep; children: ReactNode }) {
  const { t } = useTranslation(['emissionEditor', 'emissionData']);
  return (
    <section className={classes.step} aria-labelledby="form-step">
      <h2 id="form-step" className={classes.heading} tabIndex={-1} data-page-focus>
        {t(`emissionData:step.${step}`)}
      </h2>
      <p className={classes.lead}>{t(`lead.${step}`)}</p>
      <EditingArea atOnce>{children}</EditingArea>
    </section>
  );
}
