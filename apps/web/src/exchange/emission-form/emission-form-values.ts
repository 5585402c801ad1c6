import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { type UseFormReturn, useForm } from 'react-hook-form';

/** What the form holds; nothing of it is dropped when an answer changes, `relevantData` does that at the end. */
export interface EmissionFormValues {
  data: EmissionData;
  itemData: ItemData;
  /** Whether the rows of a calculation travel, or its total only. */
  shareRows: boolean;
  plausibilityConfirmation: string;
  /** The sold product it was filled in from, and which version of its data; browsers keep work under this name. */
  template: { id: string; version: number } | null;
}

export const emptyEmissionForm: EmissionFormValues = {
  data: {},
  itemData: {},
  shareRows: false,
  plausibilityConfirmation: '',
  template: null,
};

export type EmissionForm = UseFormReturn<EmissionFormValues>;

/** Fields that are not shown keep what was typed into them. */
export function useEmissionForm(initial: EmissionFormValues): EmissionForm {
  return useForm<EmissionFormValues>({ defaultValues: initial, mode: 'onBlur', shouldUnregister: false });
}
