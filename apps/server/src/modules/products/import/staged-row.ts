import type { Selectable } from 'kysely';
import type { ProductImportRow } from '../../../database/schema.generated.ts';

type Staged = Omit<
  Selectable<ProductImportRow>,
  | 'organisation_id'
  | 'file_import_id'
  | 'row_number'
  | 'product_id'
  | 'line_id'
  | 'existing_product_id'
  | 'existing_supplier_id'
  | 'mass_kg'
  | 'yearly_quantity'
> & { readonly mass_kg: number | null; readonly yearly_quantity: number | null };

/** A row as it is staged, under the names of the table's columns; what it does not say is left out. */
export type StagedRow = { readonly row_number: number } & Partial<Staged>;
export type StagedValues = Partial<Staged>;
