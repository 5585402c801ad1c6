import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { operationQuery } from '../../lib/api/operation-options.ts';

export type InstallationOrganisation = OperationOutput<'listOrganisations'>['data'][number];

export const listOrganisations = (query: OperationInput<'listOrganisations'>['query']) =>
  operationQuery('listOrganisations', { query }, { placeholderData: keepPreviousData });

/** What a change of an organisation changes on the page; also where it was refused: somebody else may have been first. */
export async function refreshInstallation(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [['listOrganisations'], ['listInstallationEntries']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
