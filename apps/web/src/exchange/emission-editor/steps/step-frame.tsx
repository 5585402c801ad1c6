import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../../ui/kit.module.css';
import type { FormStep } from '../../emission-form/use-step-progress.ts';
import { useEditorWork } from '../editor-work.ts';
import classes from '../emission-editor.module.css';

/** A step with its heading, which takes the focus. */
export function StepFrame({ step, children }: { step: FormStep; children: ReactNode }) {
  const { t } = useTranslation(['emissionEditor', 'emissionData']);
  return (
    <section className={kit.shrinkable} aria-labelledby="form-step">
      <h2 id="form-step" className={classes.heading} tabIndex={-1} data-page-focus>
        {t(`emissionData:step.${step}`)}
      </h2>
      <p className={classes.lead}>{t(`lead.${step}`)}</p>
      <EditingArea atOnce>{children}</EditingArea>
    </section>
  );
}

interface EditingAreaProps {
  /** Coming here means to edit; otherwise that begins with the first field. */
  atOnce?: boolean;
  children: ReactNode;
}

/** Where the form is filled in: where there is a lock, editing takes it. */
export function EditingArea({ atOnce = false, children }: EditingAreaProps) {
  const { beginEditing } = useEditorWork();
  const begin = useEffectEvent(() => beginEditing());
  useEffect(() => {
    if (atOnce) begin();
  }, [atOnce]);
  return <div onFocusCapture={beginEditing}>{children}</div>;
}
