import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { carriedOver } from '@pcf/domain/emission-data/carried-over';
import { relevantData } from '@pcf/domain/emission-data/relevant-data';
import { withoutNothing } from '@pcf/domain/emission-data/without-nothing';
import { type EmissionFormValues, emptyEmissionForm } from '../../../exchange/emission-form/emission-form-values.ts';
import type { SoldProduct } from '../../../exchange/sold-products.ts';
import type { SoldProductDraftBody } from './edited-sold-product.ts';
import type { PublishBody } from './publish-dialog.tsx';

/** The draft; without one, what was published and is to be replaced; else nothing but the unit. */
export function firstValues({
  draft,
  data,
  itemData,
  unit,
}: Pick<SoldProduct, 'draft' | 'data' | 'itemData' | 'unit'>): EmissionFormValues {
  if (draft) return { ...emptyEmissionForm, data: draft.data, itemData: draft.itemData ?? {} };
  if (data) return { ...emptyEmissionForm, data: carriedOver(data), itemData: itemData ?? {} };
  return { ...emptyEmissionForm, data: withoutNothing<EmissionData>({ emissionValues: { unit } }) };
}

export const draftBody = ({ data, itemData }: EmissionFormValues, draftVersion: number): SoldProductDraftBody => ({
  data: withoutNothing(data),
  itemData,
  draftVersion,
});

/** Exactly what the summary has shown, under the name and reference that were read. */
export function publishBody(
  values: EmissionFormValues,
  { name, internalReference, description, unit, version }: SoldProduct,
): PublishBody {
  const { data, itemData } = relevantData(withoutNothing(values.data), values.itemData);
  return { name, internalReference, description, unit, data, itemData, version };
}
