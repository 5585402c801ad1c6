import { isDeepStrictEqual } from 'node:util';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { carriedOver } from '@pcf/domain/emission-data/carried-over';
import { withoutNothing } from '@pcf/domain/emission-data/without-nothing';
import { answerWith } from '../../files/answer-with.service.ts';
import { tellAlike } from '../../files/emission-cells.service.ts';
import type { GivenEmissions } from '../../files/given-emissions.service.ts';
import { type TemplateColumns, templateColumns } from '../sold-product-columns.service.ts';

interface Kept {
  readonly data: EmissionData | null;
  readonly item_data: ItemData | null;
}

/** What a row makes of a template's emission data; null where it says nothing new. */
export function mergedEmissions(kept: Kept, given: GivenEmissions | null, now: Date): TemplateColumns | null {
  if (!given) return null;
  const before = kept.data ?? {};
  const data = withoutNothing(answerWith(before, given));
  if (kept.data && tellAlike(before, data)) return null;
  const merged = templateColumns(data, kept.item_data, now);
  // Other figures than those that were verified are not verified, unless the row says so.
  const stillVerified =
    given.verified !== undefined || isDeepStrictEqual(merged.data.emissionValues, before.emissionValues);
  const columns = stillVerified ? merged : templateColumns(carriedOver(data), kept.item_data, now);
  const isSame = isDeepStrictEqual([columns.data, columns.item_data], [kept.data, kept.item_data]);
  return isSame ? null : columns;
}
