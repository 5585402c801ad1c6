import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { operationQuery } from '../lib/api/operation-options.ts';

/** Every call whose answer changes when a sold product does: its lists, its page, and where it is offered. */
const callsOfSoldProducts = new Set([
  'listTemplates',
  'getTemplate',
  'listTemplateUses',
  'listTemplateMatches',
  'getEmissionAnswer',
]);

/** Reads anew what is in sight, the rest when it is next looked at; what is gone is not asked for once more. */
export const refreshSoldProducts = (queryClient: QueryClient, gone: readonly string[] = []) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [call, soldProductId] }) =>
      callsOfSoldProducts.has(String(call)) && !gone.includes(String(soldProductId)),
  });

export type SoldProduct = OperationOutput<'getTemplate'>;

export const getSoldProduct = (soldProductId: string) =>
  // The route has asked already when the page appears.
  operationQuery('getTemplate', { params: { templateId: soldProductId } }, { retryOnMount: false });

/** A line that is to be answered with a sold product, as both were read. */
export interface ChosenAnswer {
  readonly lineId: string;
  readonly templateId: string;
  readonly dataVersion: number;
  readonly submissionVersion: number;
}

/** Draws what is sent to whom, for a page that only chooses. */
export type RenderAnswering = (chosen: readonly ChosenAnswer[], onClose: () => void) => ReactNode;
