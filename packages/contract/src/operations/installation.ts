import { z } from 'zod';
import { filterQuery } from '../filter-query.ts';
import { listOf, paging, sorting } from '../list-query.ts';
import { installationEntry, installationOrganisation, suspensionRequest } from '../resources/installation.ts';
import { organisationSortFields } from '../vocabulary/installation.ts';
import { archiveTypes } from './file-types.ts';
import { installationCalls } from './installation.calls.ts';
import { organisationFilters } from './installation.filters.ts';
import { defineOperations } from './operation.ts';

const tag = 'Installation';
const ofOrganisation = z.object({ organisationId: z.uuid() });

const { data, metadata } = listOf(installationOrganisation).shape;
const organisationList = z.object({
  data,
  metadata: metadata.extend({
    deletionWaitDays: z.int().describe('How long an organisation is kept after its deletion was asked for.'),
  }),
});

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
      body: organisationList,
      description: 'By name unless asked otherwise. Nothing of what an organisation writes is in it.',
    },
    errors: ['PAGE_TOO_DEEP'],
  },
  suspendOrganisation: {
    tag,
    summary: 'Suspend an organisation; nobody acts for it until it is resumed',
    params: ofOrganisation,
    body: suspensionRequest,
    success: {
      status: 204,
      body: null,
      description: 'Its people, keys and partners are refused from now on. The own organisation cannot be suspended.',
    },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  resumeOrganisation: {
    tag,
    summary: 'Resume a suspended organisation',
    params: ofOrganisation,
    success: { status: 204, body: null, description: 'Everything of it works as before.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  requestOrganisationDeletion: {
    tag,
    summary: 'Have a suspended organisation deleted after the waiting time',
    params: ofOrganisation,
    success: {
      status: 204,
      body: null,
      description: 'It is deleted on the day that the list says, unless that is taken back or it is resumed before.',
    },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  withdrawOrganisationDeletion: {
    tag,
    summary: 'Take back that a suspended organisation is deleted',
    params: ofOrganisation,
    success: { status: 204, body: null, description: 'It stays suspended.' },
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  exportOrganisation: {
    tag,
    summary: 'What an organisation may read of itself, and its documents, as a file',
    params: ofOrganisation,
    success: {
      status: 200,
      body: null,
      files: archiveTypes,
      description: 'A tar archive: a file of JSON lines for each thousand rows of a table, and the documents as PDFs.',
    },
    errors: ['NOT_FOUND'],
  },
  listInstallationEntries: {
    tag,
    summary: 'What was done by whoever runs the installation',
    query: z.object(paging),
    success: { status: 200, body: listOf(installationEntry), description: 'The newest first.' },
    errors: ['PAGE_TOO_DEEP'],
  },
});
