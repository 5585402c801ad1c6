import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ExchangeFacts } from '@pcf/pact/v3/exchange-facts';
import type { Gap, Obstacle } from '@pcf/pact/v3/exchange-finding';
import { missingForExchange } from '@pcf/pact/v3/missing';
import { obstaclesToExchange } from '@pcf/pact/v3/obstacles';
import { prefillForExchange } from '@pcf/pact/v3/prefill';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { useSettledValues } from '../findings/use-settled-values.ts';
import { sendableValues } from '../sendable-values.ts';

export type ExchangeFinding = Gap | Obstacle;
export type DerivedExchange = NonNullable<EmissionData['exchange']>;

interface ExchangeState {
  /** What is told where nothing is entered, since it follows from the rest. */
  readonly derived: DerivedExchange;
  /** What stands against sending it: what cannot be said at all first, then what is missing. */
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
      findings: [...obstaclesToExchange(answer, facts), ...missingForExchange(answer, facts).map(asAnswered(data))],
    };
  }, [values, facts]);
}

/** Whoever has said that not all of it is fossil is asked how much is. */
const asAnswered =
  ({ exchange }: EmissionData) =>
  (found: Gap): Gap =>
    found.path === 'exchange.noBiogenicOrLandPart' && exchange?.noBiogenicOrLandPart === false
      ? { ...found, path: 'emissionValues.breakdown.fossil', step: 'emissions' }
      : found;
