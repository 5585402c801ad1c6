import { findings } from '@pcf/domain/emission-data/completeness';
import type { Answer } from '@pcf/pact/v3/exchange-facts';
import { lazy, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { type ExchangeSurroundings, useFormSurroundings } from '../emission-form/form-surroundings.ts';
import { sendableValues } from '../emission-form/sendable-values.ts';
import { useEditorWork } from './editor-work.ts';
import classes from './emission-editor.module.css';

/** Nobody needs it before trying. */
const FindingsSummary = lazy(async () => ({
  default: (await import('../emission-form/findings-summary.tsx')).FindingsSummary,
}));

/** Of those who are on another platform. */
const SendingSummary = lazy(async () => ({
  default: (await import('../emission-form/exchange/sending-summary.tsx')).SendingSummary,
}));

interface CheckProps {
  /** Counts how often somebody wanted to share it. */
  attempt: number;
  /** Whether what is missing stands against going on. */
  strict: boolean;
  /** What will be shared. */
  renderDialog: (opened: boolean, close: () => void) => ReactNode;
}

/** What is missing, with links to the fields; and a look at what will be shared. */
export function Check({ attempt, strict, renderDialog }: CheckProps) {
  const { form, goTo } = useEditorWork();
  const [opened, setOpened] = useState(false);
  const { exchange } = useFormSurroundings();
  const partner = strict && exchange?.needed ? exchange : null;
  const check = useEffectEvent(async () => {
    const { data, itemData } = sendableValues(form.getValues());
    const isComplete = findings(data, itemData, { currentYear: new Date().getFullYear() }).length === 0;
    setOpened(!strict || (isComplete && (partner === null || (await isSendable({ data, itemData }, partner)))));
  });
  // Coming back after submitting does not ask for it once more.
  const answered = useRef(attempt);
  useEffect(() => {
    if (attempt === answered.current) return;
    answered.current = attempt;
    void check();
  }, [attempt]);
  return (
    <>
      <div className={classes.missing}>
        {attempt > 0 ? (
          <OptionalPart>
            <FindingsSummary attempt={attempt} onStep={goTo} />
          </OptionalPart>
        ) : null}
        {attempt > 0 && partner ? (
          <OptionalPart>
            <SendingSummary surroundings={partner} attempt={attempt} onStep={goTo} />
          </OptionalPart>
        ) : null}
      </div>
      {attempt > 0 ? <OptionalPart>{renderDialog(opened, () => setOpened(false))}</OptionalPart> : null}
    </>
  );
}

/** Whether another platform can be told an answer; what knows it is loaded for those alone who have such a customer. */
async function isSendable(answer: Answer, surroundings: ExchangeSurroundings): Promise<boolean> {
  try {
    const [{ exchangeFindings }, { exchangeFactsOf }] = await Promise.all([
      import('../emission-form/exchange/exchange-findings.ts'),
      import('../emission-form/exchange/exchange-facts-of.ts'),
    ]);
    return exchangeFindings(answer, exchangeFactsOf(surroundings, window.location.hostname)).length === 0;
  } catch {
    // Where it cannot be loaded, the server validates alone.
    return true;
  }
}
