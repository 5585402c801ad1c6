import { type UseFormReturn, useForm } from 'react-hook-form';
import type { EmissionFormValues } from './emission-form-values.ts';

export type EmissionForm = UseFormReturn<EmissionFormValues>;

/** Fields that are not shown keep what was typed into them. */
export function useEmissionForm(initial: EmissionFormValues): EmissionForm {
  return useForm<EmissionFormValues>({ defaultValues: initial, mode: 'onBlur', shouldUnregister: false });
}
