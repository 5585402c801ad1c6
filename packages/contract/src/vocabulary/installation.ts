/** Whether anybody acts for an organisation, and how long it will be there. */
export const organisationStates = ['ACTIVE', 'SUSPENDED', 'DELETION_REQUESTED'] as const;

export type OrganisationState = (typeof organisationStates)[number];

export const organisationSortFields = ['NAME', 'CREATED_AT', 'LAST_SIGN_IN', 'STORAGE', 'PRODUCT_REQUESTS'] as const;

export type OrganisationSortField = (typeof organisationSortFields)[number];

/** What whoever runs the installation did, in the past tense; its log keeps one row for each. */
export const installationEvents = [
  'ORGANISATION_SUSPENDED',
  'ORGANISATION_RESUMED',
  'ORGANISATION_EXPORTED',
  'DELETION_REQUESTED',
  'DELETION_WITHDRAWN',
  'ORGANISATION_DELETED',
  'ADMIN_NAMED',
  'ADMIN_REMOVED',
] as const;

export type InstallationEvent = (typeof installationEvents)[number];
