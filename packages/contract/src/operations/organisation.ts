import { z } from 'zod';
import { filterQuery } from '../filter-query.ts';
import { organisation, updateOrganisationNameRequest } from '../resources/organisation.ts';
import { sbtiStatistics, sbtiTarget, sbtiTargetRequest } from '../resources/sbti-target.ts';
import { logoTypes } from './file-types.ts';
import { defineOperations } from './operation.ts';
import { organisationCalls } from './organisation.calls.ts';
import { sbtiStatisticsFilters } from './organisation.filters.ts';

const tag = 'Organisation';

export const organisationOperations = defineOperations(organisationCalls, {
  getOrganisation: {
    tag,
    summary: 'The own organisation',
    success: { status: 200, body: organisation, description: 'The organisation of whoever calls.' },
    errors: [],
  },
  updateOrganisation: {
    tag,
    summary: 'Rename the own organisation, change its identifiers, and say whether reminders are sent',
    body: updateOrganisationNameRequest,
    success: { status: 200, body: organisation, description: 'The organisation as it is now.' },
    errors: [],
  },
  downloadOrganisationLogo: {
    tag,
    summary: 'The logo of the own organisation',
    success: { status: 200, body: null, files: logoTypes, description: 'The picture.' },
    errors: ['NOT_FOUND'],
  },
  uploadOrganisationLogo: {
    tag,
    summary: 'Set the logo of the own organisation',
    upload: { types: logoTypes },
    success: { status: 200, body: organisation, description: 'The organisation as it is now.' },
    errors: ['INVALID_FILE', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  },
  deleteOrganisationLogo: {
    tag,
    summary: 'Take the logo of the own organisation away',
    success: { status: 204, body: null, description: 'There is none.' },
    errors: ['NOT_FOUND'],
  },
  getSbtiTarget: {
    tag,
    summary: 'The science-based target of the own organisation, or why it has none',
    success: { status: 200, body: sbtiTarget.nullable(), description: 'Null where nobody has said yet.' },
    errors: [],
  },
  setSbtiTarget: {
    tag,
    summary: 'Say which science-based target the own organisation has, or why it has none',
    body: sbtiTargetRequest,
    success: { status: 200, body: sbtiTarget, description: 'The target as it is now.' },
    errors: [],
  },
  getSbtiStatistics: {
    tag,
    summary: 'The science-based targets of the own suppliers',
    query: z.object(
      filterQuery(sbtiStatisticsFilters, { onlyActive: 'Only suppliers with at least one open or completed line.' }),
    ),
    success: { status: 200, body: sbtiStatistics, description: 'How many suppliers have which.' },
    errors: [],
  },
});
