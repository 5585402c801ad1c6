import { organisation, updateOrganisationNameRequest } from '../resources/organisation.ts';
import { defineOperations } from './operation.ts';
import { organisationCalls } from './organisation.calls.ts';

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
    summary: 'Rename the own organisation, and say whether reminders are sent',
    body: updateOrganisationNameRequest,
    success: { status: 200, body: organisation, description: 'The organisation as it is now.' },
    errors: [],
  },
});
