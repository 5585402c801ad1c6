import { z } from 'zod';
import { filterQuery } from '../filter-query.ts';
import { listOf, paging, sorting } from '../list-query.ts';
import { installationEntry, installationOrganisation, suspensionRequest } from '../resources/installation.ts';
import { organisationSortFields } from '../vocabulary/installation.ts';
import { installationCalls } from './installation.calls.ts';
import { organisationFilters } from './installation.filters.ts';
import { defineOperations } from './operation.ts';

const tag = 'Installation';
const ofOrganisation = z.object({ organisationId: z.uuid() });

export const installationOperations = defineOperations(installationCalls, {
  listOrganisations: {
    tag,
    summary: 'Every organisation of the installation, with what it uses',
    query: z.object({
      ...paging,
      ...sorting(organisationSortFields),
      ...filterQuery(organisationFilters, { textSearch: 'In the name, or the id.' }),
    }),
    success: {
      status: 200,
      body: listOf(installationOrganisation),
      description: 'By name unless asked otherwise. Nothing of what an organisation writes is in it.',
    },
    errors: ['PAGE_TOO_DEEP'],
  },
  suspendOrganisation: {
    tag,
    summary: 'Suspend an organisation; nobody acts for it until it is resumed',
    params: ofOrganisation,
    body: suspensionRequest,
    success: { status: 204, body: null, description: 'Its people, keys and partners are refused from now on. The own organisation cannot be suspended.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  resumeOrganisation: {
    tag,
    summary: 'Resume a suspended organisation',
    params: ofOrganisation,
    success: { status: 204, body: null, description: 'Everything of it works as before.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  listInstallationEntries: {
    tag,
    summary: 'What was done by whoever runs the installation',
    query: z.object(paging),
    success: { status: 200, body: listOf(installationEntry), description: 'The newest first.' },
    errors: ['PAGE_TOO_DEEP'],
  },
});
