import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data-item-type';
import { hasRows } from './derive-value.ts';

type Row = Readonly<Record<string, unknown>>;

/** How the material gets there is counted where either half of it is told; then both are needed. */
const tellsTransport = ({ transportemissionfactor, distance }: Row) =>
  transportemissionfactor != null || distance != null;

const fieldsOf = {
  rawmaterial: (row: Row) => ['emissionfactor', 'weight', ...transportFields(row)],
  packaging: (row: Row) => ['emissionfactor', 'weight', ...transportFields(row)],
  energy: () => ['emissionfactor', 'amount'],
  transportBetweenSites: () => ['emissionfactor', 'weight', 'distance'],
  transport: () => ['emissionfactor', 'weight', 'distance'],
} as const;

const transportFields = (row: Row) => (tellsTransport(row) ? ['transportemissionfactor', 'distance'] : []);

/** At least one row, and everything that each of them needs. */
export function requiredRowFields(itemData: ItemData | null | undefined): [path: string, value: unknown][] {
  if (!hasRows(itemData)) return [['itemData', null]];
  return emissionDataItemTypes.flatMap((section) =>
    ((itemData?.[section] ?? []) as readonly Row[]).flatMap((row, index) =>
      fieldsOf[section](row).map((field): [string, unknown] => [`itemData.${section}.${index}.${field}`, row[field]]),
    ),
  );
}
