import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData, mutationOptions, type QueryClient, useMutationState } from '@tanstack/react-query';
import { operationMutation, operationQuery } from '../../lib/api/operation-options.ts';
import { downloadFile } from '../../lib/api/transfer-file.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showProblemToast, showSuccessToast } from '../../lib/toasts/show-toast.tsx';

export type InstallationOrganisation = OperationOutput<'listOrganisations'>['data'][number];

/** All that a call or a toast about an organisation needs to know of it. */
export type NamedOrganisation = Pick<InstallationOrganisation, 'id' | 'name'>;

export const listOrganisations = (query: OperationInput<'listOrganisations'>['query']) =>
  operationQuery('listOrganisations', { query }, { placeholderData: keepPreviousData });

/** What a change of an organisation changes on the page; also where it was refused: somebody else may have been first. */
export async function refreshInstallation(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [['listOrganisations'], ['listInstallationEntries']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

const ofOrganisation = ({ id }: NamedOrganisation) => ({ params: { organisationId: id } });

export const resumeOrganisation = (queryClient: QueryClient) =>
  operationMutation('resumeOrganisation', {
    input: ofOrganisation,
    onSuccess: (_, { name }) => showSuccessToast('installation:resume.done', { name }),
    // Not waited for: the dialog gives the focus back to its row, which the new list may no longer have.
    onSettled: () => void refreshInstallation(queryClient),
  });

export const requestOrganisationDeletion = (queryClient: QueryClient) =>
  operationMutation('requestOrganisationDeletion', {
    input: ofOrganisation,
    onSuccess: (_, { name }) => showSuccessToast('installation:delete.done', { name }),
    onSettled: () => void refreshInstallation(queryClient),
  });

export const withdrawOrganisationDeletion = (queryClient: QueryClient) =>
  operationMutation('withdrawOrganisationDeletion', {
    input: ofOrganisation,
    onSuccess: (_, { name }) => showSuccessToast('installation:keep.done', { name }),
    onError: showProblemToast,
    onSettled: () => refreshInstallation(queryClient),
  });

const exportKey = ['exportOrganisation'];

export const exportOrganisation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: exportKey,
    mutationFn: async (organisation: NamedOrganisation) =>
      saveFile(`${organisation.name}.tar.gz`, await downloadFile('exportOrganisation', ofOrganisation(organisation))),
    onSuccess: (_, { name }) => showSuccessToast('installation:export.done', { name }),
    onError: showProblemToast,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listInstallationEntries'] }),
  });

/** Those whose data is on its way; also of rows that another page of the list has. */
export function useExporting(): NamedOrganisation[] {
  return useMutationState({
    filters: { mutationKey: exportKey, status: 'pending' },
    select: ({ state }) => state.variables as NamedOrganisation,
  });
}
