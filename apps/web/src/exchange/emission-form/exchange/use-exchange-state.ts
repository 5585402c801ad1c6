import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ExchangeFacts } from '@pcf/pact/v3/exchange-facts';
import { prefillForExchange } from '@pcf/pact/v3/prefill';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { useSettledValues } from '../findings/use-settled-values.ts';
import { sendableValues } from '../sendable-values.ts';
import { type ExchangeFinding, exchangeFindings } from './exchange-findings.ts';

export type DerivedExchange = NonNullable<EmissionData['exchange']>;

interface ExchangeState {
  /** What is told where nothing is entered, since it follows from the rest. */
  readonly derived: DerivedExchange;
  readonly findings: readonly ExchangeFinding[];
}

/** It follows the form a moment after the last key. */
export function useExchangeState(facts: ExchangeFacts): ExchangeState {
  const values = useSettledValues(useFormContext<EmissionFormValues>());
  return useMemo(() => {
    const { data, itemData } = sendableValues(values);
    const answer = { data, itemData };
    return {
      derived: prefillForExchange(answer, facts).exchange ?? {},
      findings: exchangeFindings(answer, facts),
    };
  }, [values, facts]);
}
