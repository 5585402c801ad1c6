import type { GivenEmissions } from '../../files/given-emissions.service.ts';
import type { TemplateColumns } from '../sold-product-columns.service.ts';

/** What a row says of the template itself. */
export interface StagedHead {
  readonly name?: string;
  readonly internal_reference?: string;
  readonly description?: string;
}

/** A row as it is staged: what it says, and what a new template made of it keeps. A file tells no rows of a calculation. */
export type StagedTemplate = { readonly row_number: number } & StagedHead & {
    readonly given?: GivenEmissions;
  } & Partial<Omit<TemplateColumns, 'item_data'>>;
