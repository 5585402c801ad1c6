import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { EmissionUnit, EmissionValueGranularity } from '@pcf/contract/vocabulary/emission-data';
import { knownStandards } from '@pcf/domain/emission-data/known-standards';
import type { EmissionForm } from '../../../../exchange/emission-form/emission-form-values.ts';

/** What somebody has of the footprint that is asked for. */
export const footprintChoices = ['FIGURE', 'DETAIL', 'CALCULATE', 'LATER'] as const;

export type FootprintChoice = (typeof footprintChoices)[number];

/** What a form says already; null while it says nothing. */
export function choiceOf(granularity: EmissionValueGranularity | null | undefined): FootprintChoice | null {
  if (granularity == null) return null;
  if (granularity === 'PRODUCT') return 'FIGURE';
  return granularity === 'CALCULATOR' ? 'CALCULATE' : 'DETAIL';
}

interface Presets {
  readonly granularity: EmissionValueGranularity;
  readonly unit?: EmissionUnit;
  readonly referenceYear?: number;
  readonly lifecycleBoundary?: 'CRADLE_TO_GATE';
  readonly primaryDataShareType?: 'NONE';
  readonly standards?: readonly ('UNKNOWN' | 'CALCULATOR')[];
}

/**
 * What a choice comes to where nothing else was said: of one figure everything beside it, with what nobody has said as
 * not known; of a calculation what follows from it. What was typed or chosen before stays.
 */
export function presetsOf(
  choice: Exclude<FootprintChoice, 'LATER'>,
  { emissionValues, dataSources, methodologies }: EmissionData,
  today: string,
): Presets {
  const values = emissionValues ?? {};
  const given = methodologies?.standards ?? [];
  const isCalculated = given.length === 1 && given[0] === 'CALCULATOR';
  if (choice === 'DETAIL') {
    const hasDetail = choiceOf(values.granularity) === 'DETAIL';
    return {
      granularity: (hasDetail && values.granularity) || 'LIFECYCLE',
      ...(isCalculated && { standards: [] }),
    };
  }
  const around = {
    ...(values.unit == null && { unit: 'KG' as const }),
    ...(values.referenceYear == null && { referenceYear: Number(today.slice(0, 4)) - 1 }),
    ...(values.lifecycleBoundary == null && { lifecycleBoundary: 'CRADLE_TO_GATE' as const }),
  };
  if (choice === 'CALCULATE') {
    return {
      granularity: 'CALCULATOR',
      ...around,
      ...(knownStandards(given).length === 0 && { standards: ['CALCULATOR'] as const }),
    };
  }
  return {
    granularity: 'PRODUCT',
    ...around,
    ...(dataSources?.primaryDataShareType == null && { primaryDataShareType: 'NONE' as const }),
    ...((given.length === 0 || isCalculated) && { standards: ['UNKNOWN'] as const }),
  };
}

/** Puts a choice with its presets into the form, as if somebody had typed them: what is shown is what is submitted. */
export function applyChoice(
  choice: Exclude<FootprintChoice, 'LATER'>,
  { getValues, setValue }: Pick<EmissionForm, 'getValues' | 'setValue'>,
  today: string,
): void {
  const { standards, primaryDataShareType, ...values } = presetsOf(choice, getValues('data'), today);
  const typed = { shouldDirty: true } as const;
  if (standards) setValue('data.methodologies.standards', [...standards], typed);
  if (primaryDataShareType) setValue('data.dataSources.primaryDataShareType', primaryDataShareType, typed);
  if (values.unit) setValue('data.emissionValues.unit', values.unit, typed);
  if (values.referenceYear) setValue('data.emissionValues.referenceYear', values.referenceYear, typed);
  if (values.lifecycleBoundary) setValue('data.emissionValues.lifecycleBoundary', values.lifecycleBoundary, typed);
  setValue('data.emissionValues.granularity', values.granularity, typed);
}
