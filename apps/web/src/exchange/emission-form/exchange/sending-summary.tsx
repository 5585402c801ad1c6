import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';
import { useEffect, useMemo, useRef } from 'react';
import { type ExchangeSurroundings, useShownFindings } from '../form-surroundings.ts';
import { exchangeFactsOf } from './exchange-facts-of.ts';
import { Missing } from './missing.tsx';
import { useExchangeState } from './use-exchange-state.ts';

interface SendingSummaryProps {
  surroundings: ExchangeSurroundings;
  /** Counts the tries: a new one takes the focus here once, where nothing else stands against submitting. */
  attempt: number;
  onStep: (step: AnswerStep) => void;
}

/** What stands against sending the answer to another platform, beside what stands against every answer. */
export function SendingSummary({ surroundings, attempt, onStep }: SendingSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shownFor = useRef(0);
  const facts = useMemo(() => exchangeFactsOf(surroundings, window.location.hostname), [surroundings]);
  const { findings } = useExchangeState(facts);
  const others = useShownFindings() ?? [];
  const shown = findings.filter(({ path }) => !others.some((other) => other.path === path));
  const isAlone = others.length === 0 && shown.length > 0;
  useEffect(() => {
    if (!isAlone || attempt === shownFor.current) return;
    shownFor.current = attempt;
    box.current?.focus();
  }, [isAlone, attempt]);
  return shown.length > 0 ? <Missing ref={box} findings={shown} onStep={onStep} /> : null;
}
