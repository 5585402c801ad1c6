import type { FieldProblemCode } from '@pcf/contract/problem-codes';
import { findings } from '@pcf/domain/emission-data/completeness';
import { type Finding, stepOf } from '@pcf/domain/emission-data/finding';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { entryProblem } from '../fields/entry-problem.ts';
import { fieldLimits } from '../fields/field-limits.ts';
import { withoutIndex } from '../fields/field-name.ts';
import { sendableValues } from '../sendable-values.ts';

/** Everything that stands against submitting: what is wrong by itself first, then what is missing or does not fit. */
export function formFindings(values: EmissionFormValues, currentYear: number): readonly Finding[] {
  const wrong = wrongEntries(values).map(({ path, code }) => ({ path, code, step: stepOf(path) }));
  const { data, itemData } = sendableValues(values);
  const found = findings(data, itemData, { currentYear });
  const unavailable = data.emissionValues?.granularity === 'UNAVAILABLE';
  const named = new Set(wrong.map(({ path }) => path));
  // What does not apply to the answer that was given is not sent, so that nothing stands against it.
  return [...(unavailable ? [] : wrong.filter(isRelevant(values))), ...found.filter(({ path }) => !named.has(path))];
}

const isRelevant =
  ({ data }: EmissionFormValues) =>
  ({ path }: Finding): boolean => {
    const granularity = data.emissionValues?.granularity;
    if (path.startsWith('itemData')) return granularity === 'CALCULATOR';
    if (path.startsWith('emissionValues.stages'))
      return granularity === 'LIFECYCLE' || granularity === 'DETAILED_LIFECYCLE';
    if (path.startsWith('emissionValues.companyShare')) return granularity === 'SHARE_COMPANY';
    if (path === 'emissionValues.value') return granularity === 'PRODUCT';
    if (path === 'dataSources.shareOfPrimaryDataInEmissionFactor') return granularity !== 'CALCULATOR';
    if (path.startsWith('emissionValues.unavailable') || path === 'emissionValues.availableFrom') return false;
    if (path.startsWith('verificationData.')) return data.verificationData?.verified === true;
    if (path.startsWith('reductionPlan.')) return data.reductionPlan?.hasPlan === 'YES';
    return true;
  };

interface WrongEntry {
  /** As a finding has it: emissionValues.value, itemData.energy.0.amount. */
  readonly path: string;
  readonly code: FieldProblemCode;
}

/** Entries that are wrong by themselves, such as letters in a number. */
export function wrongEntries({ data, itemData }: Pick<EmissionFormValues, 'data' | 'itemData'>): readonly WrongEntry[] {
  return [...wrongBelow('', data), ...wrongBelow('itemData', itemData)];
}

function wrongBelow(path: string, value: unknown): WrongEntry[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => wrongBelow(path === '' ? key : `${path}.${key}`, item));
  }
  const limit = fieldLimits[withoutIndex(path)];
  const code = limit ? entryProblem(value, limit) : null;
  return code === null ? [] : [{ path, code }];
}
