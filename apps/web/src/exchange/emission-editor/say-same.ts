import { withoutNothing } from '@pcf/domain/emission-data/without-nothing';
import type { EmissionFormValues } from '../emission-form/emission-form-values.ts';

/** Whether two forms say the same, however their fields are ordered or empty. */
export const saySame = (one: EmissionFormValues, other: EmissionFormValues): boolean => said(one) === said(other);

const said = (values: EmissionFormValues): string =>
  JSON.stringify(
    {
      ...values,
      data: withoutNothing(values.data),
      plausibilityConfirmation: values.plausibilityConfirmation.trim(),
    },
    inOrder,
  );

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
