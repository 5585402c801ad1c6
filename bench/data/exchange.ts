import { lineTables } from './line-tables.ts';
import { filledBatches } from './lines.ts';
import { organisationTables } from './organisation-tables.ts';
import { organisationsOf } from './organisations.ts';
import type { Exchange, Table } from './table.ts';

export interface ExchangeOptions {
  readonly lines: number;
  /** Another one makes another exchange of the same shape. */
  readonly seed?: number | undefined;
  /** The day on which it is looked at. */
  readonly today?: string | undefined;
}

/** A change to what is generated gets a new one: databases that were loaded before are told apart by it. */
export const exchangeVersion = 1;

const usualDay = '2026-11-01';

/** Customers and suppliers of every size, with all that the product would have left of three years of theirs. */
export function generateExchange({ lines, seed = 1, today = usualDay }: ExchangeOptions): Exchange {
  const organisations = organisationsOf({ lines, seed });
  const midnight = Date.parse(today);
  return { organisations, today: midnight, batches: () => filledBatches(organisations, midnight) };
}

/** In an order in which none refers to a later one. */
export const exchangeTables: readonly Table[] = [...organisationTables, ...lineTables];
