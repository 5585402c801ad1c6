import { groupRange } from '@pcf/catalogue/group-range';
import { materialSpan } from '@pcf/catalogue/material-span';
import type { FactorGroup } from '@pcf/contract/emission-factor';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { type Comparisons, type Doubt, needsConfirmation, plausibility } from '@pcf/domain/emission-data/plausibility';
import { relevantData } from '@pcf/domain/emission-data/relevant-data';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { useSettledValues } from '../findings/use-settled-values.ts';
import { useFormSurroundings } from '../form-surroundings.ts';
import { sendableValues } from '../sendable-values.ts';

import { useCatalogue } from './use-catalogue.ts';

export interface Plausibility {
  readonly doubts: readonly Doubt[];
  /** Whether the supplier is to confirm with a sentence. */
  readonly asksForSentence: boolean;
  /** As it would be submitted. */
  readonly values: NonNullable<EmissionData['emissionValues']>;
  readonly group: FactorGroup | null;
  readonly range: Comparisons['groupRange'];
}

/** What is unlikely about the answer by now. Inside an EmissionFormFrame. */
export function useDoubts(): Plausibility {
  const form = useFormContext<EmissionFormValues>();
  const settled = useSettledValues(form);
  const { inForce, expects, today } = useFormSurroundings();
  const data = useMemo(() => {
    const { data: given, itemData } = sendableValues(settled);
    return relevantData(given, itemData).data;
  }, [settled]);
  const group = data.emissionValues?.comparisonGroup ?? null;
  const { catalogue } = useCatalogue(group !== null);
  return useMemo(() => {
    const range = group && typeof catalogue === 'object' ? groupRange(catalogue.tree, group) : null;
    const doubts = plausibility(data, { inForce, expects, groupRange: range, materialSpan, today });
    return { doubts, asksForSentence: needsConfirmation(doubts), values: data.emissionValues ?? {}, group, range };
  }, [data, group, catalogue, inForce, expects, today]);
}
