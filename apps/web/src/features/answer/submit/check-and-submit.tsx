import { findings } from '@pcf/domain/emission-data/completeness';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { FindingsSummary } from '../../../components/emission-form/findings-summary.tsx';
import { sendableValues } from '../../../components/emission-form/sendable-values.ts';
import { useAnswerWork } from '../answer-work.ts';
import type { EmissionAnswer } from '../api/get-emission-answer.ts';
import classes from './check-and-submit.module.css';

const SubmitDialog = lazy(async () => ({ default: (await import('./submit-dialog.tsx')).SubmitDialog }));

interface CheckAndSubmitProps {
  /** Counts how often somebody wanted to submit. */
  attempt: number;
  onSubmitted: (answer: EmissionAnswer) => void;
  /** Somebody else has submitted in the meantime. */
  onStale: () => void;
}

/** What is missing, with links to the fields; where nothing is, a look at what will be shared. */
export function CheckAndSubmit({ attempt, onSubmitted, onStale }: CheckAndSubmitProps) {
  const { form, goTo } = useAnswerWork();
  const [opened, setOpened] = useState(false);
  const check = useEffectEvent(() => {
    const { data, itemData } = sendableValues(form.getValues());
    setOpened(findings(data, itemData, { currentYear: new Date().getFullYear() }).length === 0);
  });
  useEffect(() => {
    if (attempt > 0) check();
  }, [attempt]);
  return (
    <>
      <div className={classes.missing}>{attempt > 0 ? <FindingsSummary attempt={attempt} onStep={goTo} /> : null}</div>
      {attempt > 0 ? (
        <Suspense>
          <SubmitDialog
            opened={opened}
            onClose={() => setOpened(false)}
            onSubmitted={(answer) => {
              setOpened(false);
              onSubmitted(answer);
              goTo('success');
            }}
            onStale={() => {
              setOpened(false);
              onStale();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
